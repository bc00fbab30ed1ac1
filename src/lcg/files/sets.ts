// A seat that brings objective sets in place of two decks: `[19, 20, 36]`. The cards are those of the loaded card data.
import { fail, within } from '../../core/files/fail.ts';
import type { CardFinder } from '../../core/game/game-files.ts';
import type { CardDef } from '../cards/card.ts';
import { SIDES } from '../model/state.ts';
import type { TableFile } from './table.ts';

/** Cards of an objective set: the objective and five others. */
const SET_SIZE = 6;

interface Expanded<File> {
  readonly file: File;
  readonly cards: ReadonlyMap<string, CardDef>;
}

export function fromSets<File extends TableFile>(
  file: File,
  defined: ReadonlyMap<string, CardDef>,
  find?: CardFinder<CardDef>,
): Expanded<File> {
  const cards = new Map(defined);
  let expanded = file;
  for (const side of SIDES) {
    const seat = file[side];
    if (!seat?.sets) continue;
    const path = within(within('$', side), 'sets');
    if (file.at !== 'setup')
      fail(path, 'Objective sets stand in place of decks where a file starts at "setup".');
    if (seat.deck || seat.objectiveDeck) fail(path, 'A seat has "sets", or "deck" and "objectiveDeck".');
    const deck: { id: string; card: string }[] = [];
    const objectiveDeck: { id: string; card: string }[] = [];
    const copies = new Map<number, number>();
    seat.sets.forEach((set, i) => {
      const copy = (copies.get(set) ?? 0) + 1;
      copies.set(set, copy);
      for (let sequence = 1; sequence <= SET_SIZE; sequence++) {
        const key = `${set}.${sequence}`;
        const card =
          cards.get(key) ??
          find?.(key) ??
          fail(within(path, i), `The card data has no card ${sequence} of the objective set ${set}.`);
        if (card.side !== side)
          fail(within(path, i), `Objective set ${set} belongs to the ${card.side} side.`);
        cards.set(key, card);
        const id = copy > 1 ? `${key}#${copy}` : key;
        (card.type === 'Objective' ? objectiveDeck : deck).push({ id, card: key });
      }
    });
    const { sets: _sets, ...rest } = seat;
    expanded = { ...expanded, [side]: { ...rest, deck, objectiveDeck } };
  }
  return { file: expanded, cards };
}
