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

symbol-fuel = carburant
    .many = carburant

symbol-education = savoir
    .many = savoir

symbol-food = nourriture
    .many = nourriture

symbol-medicine = médicament
    .many = médicaments

symbol-tool = outil
    .many = outils

symbol-survivor = survivant
    .many = survivants

pack-base = Dead of Winter : À la croisée des chemins
