// What cards are called in sentences: by title, with the id where several share it.
import { type CardId, DIAL } from '../language/terms.ts';

interface Printed {
  readonly name: string;
}

export function cardNames(cards: Iterable<readonly [CardId, Printed]>): Map<CardId, string> {
  const names = new Map<CardId, string>();
  const counts = new Map<string, number>();
  for (const [id, { name }] of cards) {
    names.set(id, name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [id, name] of names) if ((counts.get(name) ?? 0) > 1) names.set(id, `${name} [${id}]`);
  return names.set(DIAL, 'the Death Star dial');
}
