// The rules of an edition in words, for whoever asks by a rule's id (src/core/game/game.ts, Rulebook).
import type { Rulebook } from '../../core/game/game.ts';
import type { Edition } from '../editions/edition.ts';
import { rulebookOf } from '../rulebook/rulebooks.ts';

export const rulebookFor = ({ id: edition }: Edition): Rulebook => ({
  rule: (id) => {
    const book = rulebookOf(edition);
    const found = Object.hasOwn(book, id) ? book[id] : undefined;
    if (found === undefined) throw new RangeError(`There is no rule "${id}".`);
    return found;
  },
});
