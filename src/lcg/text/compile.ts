// A card with its text compiled: one effect for each paragraph. What is not read stays as it is, for the players to resolve.
import type { Names } from '../../core/grammar/reading.ts';
import type { CardDef } from '../cards/card.ts';
import { laterMechanic } from '../cards/later.ts';
import type { Effect, ManualEffect } from '../language/effect.ts';
import { isPlayed } from './played.ts';
import { type ReadResult, readParagraph, type Spoken, traitNames } from './read.ts';

export type ParagraphReader = (text: string, self: Spoken) => ReadResult;

/** Reads paragraphs of cards that may speak of each other's traits; what is worded alike is read once. */
export function paragraphReader(cards: Iterable<Pick<CardDef, 'traits'>>): ParagraphReader {
  const names: Names = traitNames([...cards].flatMap(({ traits }) => traits));
  const known = new Map<string, ReadResult>();
  return (text, self) => {
    const key = `${self.type === 'Fate'} ${self.name} ${text}`;
    let found = known.get(key);
    if (!found) {
      found = played(readParagraph(text, self, names));
      known.set(key, found);
    }
    return found;
  };
}

/** What is read and not carried out is as good as not read. */
const played = (found: ReadResult): ReadResult =>
  found.ok && !isPlayed(found.effect)
    ? { ok: false, reason: 'unread', message: 'Read, but no rule carries it out.', understood: '' }
    : found;

/** A paragraph that is left to the players. */
export function manual(text: string): ManualEffect {
  const later = laterMechanic(text);
  return { kind: 'manual', text, ...(later !== undefined && { later }) };
}

export function compiled(card: CardDef, read: ParagraphReader): CardDef {
  const effects = card.text.map((paragraph): Effect => {
    const found = read(paragraph, card);
    return found.ok ? found.effect : manual(paragraph);
  });
  return { ...card, effects };
}
