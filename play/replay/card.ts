// A card as it lies in a file with its effects compiled: a definition without what is read off its type line.
// Neither card data nor the grammar is needed to read it.
import type { CardDef } from '../../src/cards/card.ts';
import { CARD_KEYS, readDefinitions } from '../scenario/definitions.ts';
import { fail, within } from '../scenario/fail.ts';
import type { ReplayCard } from './format.ts';

export function writeCard({
  kind: _kind,
  arenas: _arenas,
  subordinate: _subordinate,
  ...facts
}: CardDef): ReplayCard {
  return Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== ''),
  ) as unknown as ReplayCard;
}

function factsOf(card: ReplayCard): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const key of CARD_KEYS) if (card[key] !== undefined && card[key] !== null) found[key] = card[key];
  return found;
}

/** `path`: where these cards stand in the file. */
export function readCards(cards: Readonly<Record<string, ReplayCard>>, path: string): Map<string, CardDef> {
  const found = readDefinitions(
    Object.fromEntries(Object.entries(cards).map(([key, card]) => [key, factsOf(card)])),
    path,
  );
  for (const [key, card] of Object.entries(cards)) {
    const def = found.get(key) as CardDef;
    const effects = card.effects ?? [];
    const at = within(within(path, key), 'effects');
    if (!Array.isArray(effects) || effects.length !== def.text.length)
      fail(at, 'A card has one effect for each paragraph of its text.');
    const wrong = (effect: unknown) =>
      typeof effect !== 'object' || effect === null || !('kind' in effect) || typeof effect.kind !== 'string';
    if (effects.some(wrong)) fail(at, 'An effect is an object with a kind.');
    found.set(key, { ...def, effects });
  }
  return found;
}
