// OCTGN's `.o8d`: a deck as lists of cards. The objectives say which sets it has; the other cards have to be those of the sets.
import { plural } from '../../core/english.ts';
import { fail } from '../../core/files/fail.ts';
import type { DeckList } from '../deck/legal.ts';
import type { CardPool } from './pool.ts';
import { tagsOf } from './xml.ts';

const MOST_COPIES = 99;

/** How often each title stands in a section. */
type Titles = Map<string, number>;

function sectionsOf(source: string): ReadonlyMap<string, Titles> {
  const sections = new Map<string, Titles>();
  let titles: Titles | undefined;
  for (const { name, attributes, closes, text } of tagsOf(source)) {
    if (name === 'section') {
      titles = closes ? undefined : new Map();
      if (titles) sections.set((attributes.name ?? '').toLowerCase(), titles);
    } else if (name === 'card' && !closes && titles) {
      const title = text.trim();
      const copies = /^\d+$/.test(attributes.qty ?? '') ? Number(attributes.qty) : 1;
      titles.set(title, (titles.get(title) ?? 0) + Math.min(copies, MOST_COPIES));
    }
  }
  return sections;
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The deck as objective sets; throws a SwtcgError where it can't be one of the pool's cards. */
export function readO8d(source: string, pool: CardPool, path = '$'): DeckList {
  const sections = sectionsOf(source);
  const objectives = sections.get('objective deck');
  const [affiliation] = sections.get('affiliation')?.keys() ?? [];
  if (!objectives || affiliation === undefined)
    fail(path, 'This is no deck: it needs the sections "Affiliation" and "Objective Deck".', 'unreadable');
  const sets = [...objectives].flatMap(([title, copies]) => {
    const found = pool.printings.find(({ def }) => def.type === 'Objective' && same(def.name, title));
    if (!found?.def.set) fail(path, `The card data has no objective "${title}".`, 'unreadable');
    return new Array<number>(copies).fill(found.def.set);
  });
  checkCards(sections.get('command deck') ?? new Map(), sets, pool, path);
  return { affiliation, sets };
}

/** The cards of a set are always together (Objective Sets). */
function checkCards(titles: Titles, sets: readonly number[], pool: CardPool, path: string): void {
  const left = new Map([...titles].map(([title, copies]) => [title.toLowerCase(), copies]));
  for (const set of sets) {
    const places = new Set<number>();
    for (const { def } of pool.printings) {
      // A set that was printed twice stands once.
      if (def.set !== set || def.sequence === null || def.type === 'Objective' || places.has(def.sequence))
        continue;
      places.add(def.sequence);
      const title = def.name.toLowerCase();
      const copies = left.get(title) ?? 0;
      if (copies === 0) fail(path, `The deck lacks "${def.name}" of objective set ${set}.`, 'unreadable');
      left.set(title, copies - 1);
    }
  }
  const more = [...left].filter(([, copies]) => copies > 0);
  const [first] = more;
  if (first)
    fail(
      path,
      `The deck has ${plural(more.length, 'card')} of no objective set in it, "${first[0]}" among them.`,
      'unreadable',
    );
}
