place-colony = Colonie
    .at = à la colonie
    .to = vers la colonie

place-police-station = Poste de police
    .at = au poste de police
    .to = vers le poste de police

place-grocery-store = Supermarché
    .at = au supermarché
    .to = vers le supermarché

place-school = École
    .at = à l’école
    .to = vers l’école

place-library = Bibliothèque
    .at = à la bibliothèque
    .to = vers la bibliothèque

place-hospital = Hôpital
    .at = à l’hôpital
    .to = vers l’hôpital

place-gas-station = Station-service
    .at = à la station-service
    .to = vers la station-service

symbol-weapon = arme
    .many = armes
    .card = carte arme
    .cards = cartes arme

symbol-fuel = carburant
    .many = carburant
    .card = carte carburant
    .cards = cartes carburant

symbol-education = savoir
    .many = savoir
    .card = carte savoir
    .cards = cartes savoir

symbol-food = nourriture
    .many = nourriture
    .card = carte nourriture
    .cards = cartes nourriture

symbol-medicine = médicament
    .many = médicaments
    .card = carte médicament
    .cards = cartes médicament

symbol-tool = outil
    .many = outils
    .card = carte outil
    .cards = cartes outil

symbol-survivor = survivant
    .many = survivants
    .card = carte survivant
    .cards = cartes survivant

pack-longnight = Dead of Winter : La nuit la plus longue
