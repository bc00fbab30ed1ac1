// Reads the texts of the starter cards, for compiled.ts.
import { SwtcgError } from '../../core/error.ts';
import type { Effect } from '../language/effect.ts';
import { SIDES } from '../language/terms.ts';
import { readParagraph } from '../text/read.ts';
import { starter } from './index.ts';

/** What each paragraph does, by its text. */
export function readStarterTexts(): Readonly<Record<string, Effect>> {
  const effects: Record<string, Effect> = {};
  for (const card of SIDES.flatMap((side) => starter(side).cards))
    for (const text of card.text) {
      const read = readParagraph(text, card);
      if (!read.ok)
        throw new SwtcgError({ code: 'text-not-read', message: `${card.name}: "${text}" ${read.message}` });
      effects[text] = read.effect;
    }
  return effects;
}
