// A game in the address of a page: the seed and what came in, packed. Whoever opens the link has the same table, for the
// start is the page's own. Fetched when somebody shares a game or comes by such a link.

import { SwtcgError } from '../../src/core/error.ts';
import { parseJson } from '../../src/core/files/json.ts';
import { LIMITS } from '../../src/core/files/limits.ts';
import type { AutoPass } from '../../src/core/state.ts';
import type { Input } from '../../src/play/inputs.ts';
import { packed, unpacked as unpack } from '../shared/pack.ts';
import { decoded } from '../source/load.ts';
import type { TableGame } from './game.ts';
import { tableStrings } from './strings.ts';

export interface Shared {
  readonly seed: number | string | null;
  readonly autoPass: AutoPass;
  readonly inputs: readonly Input[];
}

const HASH = /^#swtcg-game=(?:(.*)@)?([\w-]+)$/;

/** Longer addresses are cut off somewhere on the way. */
const LONGEST = 60_000;

/** The packed part of a link that is meant for this element. */
export function linked(id: string): string | null {
  const [, whose = '', packed] = HASH.exec(location.hash) ?? [];
  return packed !== undefined && decoded(whose) === id ? packed : null;
}

const AUTO_PASS: readonly unknown[] = ['never', 'empty', 'always'];

/** Throws a SwtcgError where a link is not whole; what was done is judged when it is done again. */
export async function unpacked(text: string): Promise<Shared> {
  const shared = parseJson(await unpack(text)) as Partial<Shared> | null;
  const { seed, autoPass, inputs } = shared ?? {};
  const seeded = seed === null || typeof seed === 'string' || Number.isFinite(seed);
  if (!seeded || !AUTO_PASS.includes(autoPass) || !Array.isArray(inputs) || inputs.length > LIMITS.script)
    throw new SwtcgError({ code: 'unreadable', message: tableStrings().badLink });
  return shared as Shared;
}

/** The link to a game as it stands; null where no address can hold it. */
export async function linkTo(game: TableGame, id: string): Promise<string | null> {
  const { session, origin, start } = game;
  const shared: Shared = {
    seed: origin.seed,
    autoPass: session.start.box.autoPass,
    inputs: session.inputs.slice(start),
  };
  const link = new URL(location.href);
  link.hash = `swtcg-game=${id ? `${id}@` : ''}${await packed(JSON.stringify(shared))}`;
  return link.href.length > LONGEST ? null : link.href;
}
