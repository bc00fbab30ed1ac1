// The words that stand in subtype lines. A reference to a subtype is made of these and of nothing else:
// a capital letter alone does not make a word a subtype (it may be a name).
import { FIXED_SUBTYPES } from './fixed-subtypes.ts';

const WORDS = `
Agent Alderaanian Alliance Apprentice Aquatic Arctic Arkanian Army Artillery Assassin Assault Asteroid Astromech
Battlefield Biological Bith Blaster Bodyguard Bothan Caretaker Cathar Chagrian Child Chiss City Clan Clawdite Clone
Clothing Consortium Corellian Coruscant Council Councilor Creature Crime Cruiser Cultist Cyborg Dathomir Defense Desert
Device Devaronian Diplomat Dragon Droid Echani Endor Entertainer Ewok Explorer Explosive Facility Farmer Feeorin Fel
Felucian Flagship Fleet Forest Fortification Gambler Gamorrean Gang Geonosian Ghostling Gladiator Guild Gungan Gunner
Gunship Handmaiden Historian Hologram Hoth Hunter Hutt Illusion Imperial Independent Inquisitor Ithorian Jakku Jawa Jedi
Journalist Kaminoan Kamino Kashyyyk King Klatooinian Knight Korriban Landscape Lasat Leader Lightsaber Lord Lothal
Magistrate Malachor Mandalore Mandalorian Marshal Master Mechanic Mech Medical Melee Member Mercenary Merchant Military
Miraluka Mirialan Modification Moon Musician Mustafar Mutant Naboo Nautolan Naval Neimoidian Nevarro Nightbrother
Nightsister Nikto Noghri Nosaurian Officer Onderon Padawan Pasaana Pirate Podracer Police Porg Priest Prison Projectile
Protocol Quarren Queen Racer Rakatan Rakghoul Rancor Ranger Rebel Refugee Remnant Republic Resistance Rodian Rogue Royal
Ruin Sandcrawler Scavenger Scientist Seer Selkath Separatist Service Settlement Shaper Ship Sith Skill Slave Smuggler
Soldier Speeder Spider Spirit Spy Squad Squadron Starfighter Station Stormtrooper Sullustan Supreme Tank Tatooine Thief
Togruta Trait Trandoshan Transport Triumvirate Tusken Twi'lek Tython Ugnaught Umbaran Undead Urchin Utapau Vehicle
Verpine Villager Volcanic Walker Warlord Warrior Weapon Weequay Wolf Wookiee World Yarkora Zabrak Zeltron Zygerrian
`;

/** The single words of a subtype line: what is left when the subtypes of several words are taken out. */
export function subtypeWords(line: string): readonly string[] {
  const rest = FIXED_SUBTYPES.reduce((said, name) => said.replaceAll(name, ' '), line);
  return rest.split(/[\s/]+/).filter((word) => /^\p{Lu}[\p{L}'-]+$/u.test(word));
}

export const SUBTYPE_WORDS: readonly string[] = WORDS.trim().split(/\s+/);

/** The same in both numbers, as they are used on cards. */
const UNCHANGED = new Set([
  'Jedi',
  'Sith',
  'Vong',
  'Police',
  'Naboo',
  'Noghri',
  'Nosaurian',
  'Calamari',
  'Clothing',
]);
const IRREGULAR: Readonly<Record<string, string>> = { Child: 'Children', Thief: 'Thieves', Wolf: 'Wolves' };

/** The plural of a subtype: its last word changes. */
export function plural(subtype: string): string {
  const words = subtype.split(' ');
  const last = words.pop() ?? '';
  return [...words, pluralWord(last)].join(' ');
}

function pluralWord(word: string): string {
  if (UNCHANGED.has(word)) return word;
  const irregular = IRREGULAR[word];
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
