// Cards of compiled card data by their names alone: "Luke Skywalker (A)" for "ANH/Luke Skywalker (A)".

import type { CardData } from '../../core/game/game-notation.ts';
import { type CompiledCards, compiledFinder } from '../pool/compiled.ts';

const plain = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();
const nameIn = (ref: string): string => ref.slice(ref.indexOf('/') + 1);

export function compiledData(data: CompiledCards): CardData {
  const refs = new Map<string, string[]>();
  for (const ref of Object.keys(data.cards)) {
    const name = plain(nameIn(ref));
    refs.set(name, [...(refs.get(name) ?? []), ref]);
  }
  return {
    find: compiledFinder(data),
    names: {
      find: (name) => refs.get(plain(name)) ?? [],
      names: () => Object.keys(data.cards).map(nameIn),
    },
  };
}
