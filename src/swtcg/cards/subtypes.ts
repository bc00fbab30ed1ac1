// Does a card have a subtype? (Glossary, subtype; ruling 25)
import { memoize } from '../../core/memo.ts';
import type { CardDef } from './card.ts';
import { FIXED_SUBTYPES } from './fixed-subtypes.ts';

const ARENA_WORDS = new Set(['space', 'ground', 'character']);
const FIXED = new Set(FIXED_SUBTYPES.map((name) => name.toLowerCase()));
const LONGEST_FIXED = 3;

const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s/]+/)
    .filter((word) => word !== '');

/** The groups of the subtype line, as words. Arenas that stand first there are types (Locations, Equipment, Subordinates). */
function groupsOf(def: CardDef): readonly (readonly string[])[] {
  const groups = def.subtype.split(/\s+-\s*|\s*-\s+/).map(wordsOf);
  // "Mission - Trap": what sort of Mission it is stands with its type.
  if (def.kind === 'mission')
    groups.push(
      ...def.type
        .split(/\s+-\s+/)
        .slice(1)
        .map(wordsOf),
    );
  const arenasFirst = def.subordinate || def.kind === 'location' || def.kind === 'equipment';
  return arenasFirst && groups[0]?.every((word) => ARENA_WORDS.has(word)) ? groups.slice(1) : groups;
}

/** A reference in its units: fixed subtypes of several words, and single words. */
function unitsOf(reference: string): readonly (readonly string[])[] {
  const words = wordsOf(reference);
  const units: (readonly string[])[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_FIXED, words.length - at);
    while (length > 1 && !isFixed(words.slice(at, at + length))) length -= 1;
    units.push(words.slice(at, at + length));
    at += length;
  }
  return units;
}

/** On the book's list, or a subtype followed by "owner". */
const isFixed = (words: readonly string[]): boolean =>
  FIXED.has(words.join(' ')) || (words.length === 2 && words[1] === 'owner');

/** The words stand together in the group; a Dark Jedi is not a Jedi. */
function standsIn(group: readonly string[], unit: readonly string[]): boolean {
  return group.some(
    (_, at) =>
      unit.every((word, i) => group[at + i] === word) &&
      !(unit[0] === 'jedi' && at > 0 && group[at - 1] === 'dark'),
  );
}

/** Whether groups of subtypes, written as on a type line, answer to a reference ("Droid", "Imperial Officer"). */
function answers(groups: readonly (readonly string[])[], reference: string): boolean {
  const units = unitsOf(reference);
  return units.length > 0 && units.every((unit) => groups.some((group) => standsIn(group, unit)));
}

/** Whether the printed subtype line answers to a reference such as "Droid", "Imperial Officer" or "Capital Ship". */
export function hasSubtype(def: CardDef, reference: string): boolean {
  const known = answered(def);
  let found = known.get(reference);
  if (found === undefined) {
    found = answers(groupsOf(def), reference);
    known.set(reference, found);
  }
  return found;
}

const answered = memoize(() => new Map<string, boolean>());

/**
 * The same with the subtypes that a unit is treated as having ("treat this unit as a Republic Officer"):
 * they are in addition to the printed ones, and a reference may need words of both.
 */
export const hasSubtypeWith = (def: CardDef, treatedAs: readonly string[], reference: string): boolean =>
  answers([...groupsOf(def), ...treatedAs.map(wordsOf)], reference);
