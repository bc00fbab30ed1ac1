// The texts of card definitions compiled to effects, one for each paragraph.
import { fail, within } from '../../core/files/fail.ts';
import type { CardDef } from '../cards/card.ts';
import type { Effect } from '../language/effect.ts';

/** A paragraph that was read, or why it was not. */
export type Read =
  | { readonly ok: true; readonly effect: Effect }
  | { readonly ok: false; readonly message: string };

/** Reads the paragraphs of the cards at a table. */
export type TextReader = (
  cards: Iterable<Pick<CardDef, 'traits'>>,
) => (text: string, self: Pick<CardDef, 'name' | 'type'>) => Read;

/** Without the grammar nothing is read. */
const NO_READER: TextReader = () => () => ({ ok: false, message: 'card texts are not loaded' });

/** A paragraph that can't be read is an error; it is never skipped. */
function compiled(paragraph: string, found: Read, path: string): Effect {
  if (found.ok && found.effect.kind !== 'manual') return found.effect;
  const why = found.ok ? 'it can only be carried out by hand' : found.message;
  return fail(path, `The engine can't read the paragraph "${paragraph}": ${why}`, 'text-not-read');
}

function checked(def: CardDef, path: string): CardDef {
  const unread = def.effects.find((effect) => effect.kind === 'manual');
  if (unread === undefined) return def;
  return fail(path, `The engine can't read a paragraph of "${def.name}": "${unread.text}"`, 'text-not-read');
}

/** This comes last of all, so that a file that is wrong is called wrong even where its texts can't be read. */
export function withEffects(
  cards: ReadonlyMap<string, CardDef>,
  path: string,
  reader: TextReader | null,
  manual = false,
): Record<string, CardDef> {
  const read = (reader ?? NO_READER)(cards.values());
  return Object.fromEntries(
    [...cards].map(([key, def]) => {
      const at = within(path, key);
      if (def.effects.length === def.text.length)
        return [key, manual ? def : checked(def, within(at, 'ref'))];
      const effects = def.text.map((paragraph, i) =>
        compiled(paragraph, read(paragraph, def), within(within(at, 'text'), i)),
      );
      return [key, { ...def, effects }];
    }),
  );
}
