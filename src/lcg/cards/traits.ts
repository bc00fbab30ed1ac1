// The traits of the game's cards. They say nothing by themselves; texts refer to them (Traits).

export const TRAITS: readonly string[] = `
Addiction, Alderaan, Almas, Alter, Anoat, Aquaris, Arc Hammer, Armor, Assassin, Base, Bellassa, Bespin, Black Squadron,
Black Sun, Bothan, Bounty, Bounty Hunter, Boz Pity, Capital Ship, Cardooine, Carida, Character, Civilian, Classified,
Cloud City, Condition, Connection, Control, Corellia, Coruscant, Creature, Cyborg, Dagobah, Dantooine, Dathomir, Death
Squadron, Death Star, Decoy, Despayre, Diplomacy, Doctrine, Droid, Elrood, Endor, Engineer, Eriadu, Espionage, Ewok,
Executor, Fighter, Fleet, Force, Force Sensitive, Force Spirit, Force User, Formation, Fortification, Gamble, Gambler, Gand,
Grand Vizier, Guardian, Helmet, Home One, Hoth, Hutt, Imdaar Alpha, Imperial Guard, Inquisitor, Item, Kashyyyk, Kessel,
Kothlis, Kuat, Leader, Lightsaber Form, Location, Logistics, Lothal, Malachor V, Maneuver, Marksman, Masterpiece, Mechis III,
Mercenary, Mission, Mon Cala, Monster, Moraband, Nar Shaddaa, Night, Obsidian Squadron, Office, Officer, Operation, Ord
Mantell, Outer Rim, Pilot, Prakith, Prefsbelt, Quanton, Ralltiir, Renegade Squadron, Roche, Rogue, Ruusan, Scarif, Scavenger,
Scoundrel, Scout, Seelos, Sense, Shelkonwa, Sithspawn, Skill, Smuggler, Space Station, Specter, Speeder, Spintir, Spirit, Spy,
Squadron, Stygeon Prime, Sullust, Sulon Star, Superlaser, Taanab, Tactic, Tactician, Talay, Tatooine, Thief, Title,
Trandosha, Transport, Trap, Trooper, Upgrade, Vehicle, Walker, Weapon, Wookiee, Yavin 4`
  .split(',')
  .map((trait) => trait.trim().replace(/\s+/g, ' '));
