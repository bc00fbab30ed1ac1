// What a file expects of the result: the names in it are those of cards, and keywords are written as in the rulebook.

import { fail, within } from '../../core/files/fail.ts';
import { didYouMean } from '../../core/files/near.ts';
import type { Expect, Ids, Json } from '../../core/game/game-files.ts';
import { RESERVED } from './placing.ts';
import { cardId, keywordName } from './script.ts';
import type { CardView, Expect as ExpectFile } from './validators/scenario.ts';

const isReserved = (name: string): boolean => (RESERVED as readonly string[]).includes(name);

export function readExpect(file: ExpectFile, path: string, ids: Ids): Expect {
  const expect = Object.entries(file).map(([name, view]) => {
    const at = within(path, name);
    if (!isReserved(name)) return [name, readCard(name, view as CardView, at, ids)];
    if (name === 'dark' || name === 'light') checkIds(view as object, ['hand', 'deck', 'discard'], at, ids);
    return [name, view];
  });
  return Object.fromEntries(expect) as Expect;
}

function readCard(name: string, view: CardView, path: string, ids: Ids): Json {
  if (!ids.has(name))
    fail(path, `No card has the id "${name}".${didYouMean(name, [...ids.keys(), ...RESERVED])}`);
  const lying = /^(?:on|under):(.*)$/s.exec(view.zone ?? '');
  if (lying) cardId(lying[1] as string, within(path, 'zone'), ids);
  checkIds(view, ['stack', 'pilots', 'equipment'], path, ids);
  const { keywords } = view;
  if (!keywords) return view as Json;
  const named = Object.entries(keywords).map(([keyword, value]) => [
    keywordName(keyword, within(within(path, 'keywords'), keyword)),
    value,
  ]);
  return { ...view, keywords: Object.fromEntries(named) } as Json;
}

/** Where a view lists cards, these are cards of the file. */
function checkIds(view: object, fields: readonly string[], path: string, ids: Ids): void {
  for (const [field, value] of Object.entries(view))
    if (fields.includes(field) && Array.isArray(value))
      value.forEach((id, i) => void cardId(id, within(within(path, field), i), ids));
}
