// What more than one part of this game says, in English. Another language has it in its table `shared`.
import { places } from '../../../src/swtcg/log/places.ts';
import type { Arena, Side } from '../../../src/swtcg/model/state.ts';
import { stringsFor } from '../../shared/language.ts';
import { sharedStrings } from '../../shared/strings.ts';

const english = {
  sideOf: (which: Side, name?: string | null) =>
    `${sharedStrings().side(which)} Side${name ? `: ${name}` : ''}`,
  arenas: { space: 'Space', ground: 'Ground', character: 'Character' } as Record<Arena, string>,
  faceDown: 'Face-down',
  faceDownCard: 'Face-down card',
  damageN: (n: number) => `${n} damage`,
  buildCounters: (n: number) => sharedStrings().plural(n, 'build counter'),
  build: 'Build',
  attackStep: (n: number, all: number) => `Attack, step ${n} of ${all}`,
  places: places.places,
};

export type SwtcgStrings = typeof english;

export const swtcgStrings = stringsFor('shared', english);
