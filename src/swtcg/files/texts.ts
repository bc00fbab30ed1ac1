// The texts of card definitions compiled to effects, one for each paragraph. Replays don't need this, nor the grammar.

import { fail, within } from '../../core/files/fail.ts';
import type { CardDef } from '../cards/card.ts';
import { atAGlance } from '../cards/plain-keyword.ts';
import type { Edition } from '../editions/edition.ts';
import type { Effect } from '../language/effect.ts';
import { foreignTo } from '../text/foreign.ts';
import type { ReadResult, tableReader } from '../text/read.ts';

/** Reads the paragraphs of the cards at a table. */
export type TextReader = typeof tableReader;

/** Without the grammar: what it would have to read is not read. */
export const glances: TextReader = () => (text) => {
  const effect = atAGlance(text);
  return effect
    ? { ok: true, effect }
    : { ok: false, reason: 'unread', message: 'Not read at a glance.', understood: '' };
};

/**
 * The definitions with their texts compiled. This comes last of all, so that a file that is wrong is called wrong
 * even where its texts can't be read.
 */
export function withEffects(
  edition: Edition,
  cards: ReadonlyMap<string, CardDef>,
  path: string,
  reader: TextReader,
  manual = false,
): Record<string, CardDef> {
  const read = reader(cards.values());
  return Object.fromEntries(
    [...cards].map(([key, def]) => {
      const at = within(path, key);
      if (def.effects.length === def.text.length)
        return [key, manual ? byHand(edition, def) : checked(edition, def, within(at, 'ref'))];
      const effects = def.text.map((paragraph, i) =>
        compiled(edition, paragraph, read(paragraph, def), within(within(at, 'text'), i)),
      );
      return [key, { ...def, effects }];
    }),
  );
}

/** A paragraph that cannot be read is an error; it is never skipped. */
function compiled(edition: Edition, paragraph: string, found: ReadResult, path: string): Effect {
  const foreign = found.ok ? foreignTo(edition, found.effect) : null;
  if (foreign)
    return fail(path, `The edition does not know the paragraph "${paragraph}": ${foreign}`, 'text-not-read');
  if (found.ok && found.effect.kind !== 'manual') return found.effect;
  const why = found.ok ? 'it can only be carried out by hand' : found.message;
  return fail(path, `The engine can't read the paragraph "${paragraph}": ${why}`, 'text-not-read');
}

/** At a table, what the edition does not know is carried out by hand too. */
function byHand(edition: Edition, def: CardDef): CardDef {
  const foreign = (effect: Effect): boolean => foreignTo(edition, effect) !== null;
  if (!def.effects.some(foreign)) return def;
  const effects = def.effects.map((effect, i) =>
    foreign(effect) ? ({ kind: 'manual', text: def.text[i] ?? '' } as const) : effect,
  );
  return { ...def, effects };
}

/** Card data keeps paragraphs that were not read as manual ones. */
function checked(edition: Edition, def: CardDef, path: string): CardDef {
  const foreign = def.effects.map((effect) => foreignTo(edition, effect)).find((why) => why !== null);
  if (foreign)
    return fail(path, `The edition does not know a paragraph of "${def.name}": ${foreign}`, 'text-not-read');
  const unread = def.effects.find((effect) => effect.kind === 'manual');
  if (unread === undefined) return def;
  return fail(path, `The engine can't read a paragraph of "${def.name}": "${unread.text}"`, 'text-not-read');
}
