### Le module des bandits : son lieu.

place-bandit-hideout = Repaire des bandits
    .at = au repaire des bandits
    .to = au repaire des bandits
