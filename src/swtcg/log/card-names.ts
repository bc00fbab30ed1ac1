// What cards are called in sentences: by name and version, with the id where several share the name.
import type { CardId } from '../language/terms.ts';

interface Printed {
  readonly name: string;
  readonly version: string | null;
}

const nameOf = ({ name, version }: Printed): string => (version ? `${name} (${version})` : name);

export function cardNames(cards: Iterable<readonly [CardId, Printed]>): Map<CardId, string> {
  const names = new Map<CardId, string>();
  const counts = new Map<string, number>();
  for (const [id, card] of cards) {
    const name = nameOf(card);
    names.set(id, name);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const [id, name] of names) if ((counts.get(name) ?? 0) > 1) names.set(id, `${name} [${id}]`);
  return names;
}
