// Unique cards of different names that are one unit (Different Versions with Different Names; rulings, 26).
import { memoize, memoizeText } from '../../core/memo.ts';

/** Names that stand for one person, line by line. */
export type PersonTable = readonly (readonly string[])[];

export const PERSONS_2022: PersonTable = [
  ['Admiral Tarkin', 'Grand Moff Tarkin'],
  ['Admiral Yularen', 'Colonel Wullf Yularen'],
  ['Anakin Skywalker', 'Darth Vader'],
  ["A'Sharad Hett", 'Darth Krayt'],
  ['Ben Solo', 'Kylo Ren'],
  ['Captain Ackbar', 'Admiral Ackbar'],
  ['Chancellor Finis Valorum', 'Finis Valorum'],
  ['Chancellor Palpatine', 'Darth Sidious', 'Senator Palpatine', 'Emperor Palpatine'],
  ['Din Djarin', 'The Mandalorian'],
  ['Dooku', 'Darth Tyranus'],
  ['Grogu', 'The Child'],
  ['Jacen Solo', 'Darth Caedus'],
  ['Kreia', 'Darth Traya'],
  ['Lieutenant Corran Horn', 'Corran Horn'],
  ['Lieutenant Wes Janson', 'Captain Wes Janson'],
  ['Malak', 'Darth Malak'],
  ['Mara Jade', 'Mara Jade Skywalker'],
  ['Maul', 'Darth Maul'],
  ['Padmé Amidala', 'Queen Amidala'],
  ['Princess Leia', 'Leia Organa Solo', 'Leia Organa', 'General Leia Organa Solo'],
  ['Revan', 'Darth Revan'],
  ['Rey', 'Rey Skywalker'],
  ['Wedge Antilles', 'Commander Wedge Antilles'],
];

/** The pairs of the rulebook of 2002 (Unique Cards). */
export const PERSONS_2002: PersonTable = [
  ['Anakin Skywalker', 'Darth Vader'],
  ['Beru Lars', 'Beru Whitesun'],
  ['Padmé Amidala', 'Padmé Skywalker'],
];

export const PERSON_NAMES: readonly string[] = PERSONS_2022.flat();

/** The set files are ASCII: they write some of these names without accents. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** For each table, the same for all names of one person. */
const keysOf = memoize((persons: PersonTable) => {
  const personOf: ReadonlyMap<string, number> = new Map(
    persons.flatMap((names, i) => names.map((name) => [plain(name), i] as const)),
  );
  return memoizeText((name): string | number => {
    const written = plain(name);
    return personOf.get(written) ?? written;
  });
});

export const samePerson = (persons: PersonTable, a: string, b: string): boolean => {
  const keyOf = keysOf(persons);
  return a === b || keyOf(a) === keyOf(b);
};
