// Cards as they are written into files: without what is read off their type lines.
import type { CardDef } from '../cards/card.ts';
import type { ReplayCard } from './card.ts';

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

export const writeCards = (defs: Readonly<Record<string, CardDef>>): Readonly<Record<string, ReplayCard>> =>
  Object.fromEntries(Object.entries(defs).map(([key, def]) => [key, writeCard(def)]));
