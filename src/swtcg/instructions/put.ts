// "Put": neither moving, deploying nor discarding, so nothing that waits for those is set off (Phrases, "put").

import { emit } from '../effects/events.ts';
import { partsOf, setFrame } from '../effects/frames.ts';
import { rememberKeywords } from '../effects/last-known.ts';
import type { Filter, Part, PutPlace } from '../language/effect.ts';
import { note } from '../model/log.ts';
import type { Arena, CardId, Frame, GameState, Side } from '../model/state.ts';
import { openWindow } from '../model/windows.ts';
import { card, def, isArena, label, placeStack, setCard, setController } from '../model/zones.ts';
import { ridersHome } from '../rules/actions/attached-cards.ts';
import { comesAnew } from '../rules/attack/attack.ts';
import type { PartOf, PartRule } from './part.ts';

/** The arenas by which a card is spoken of ("a Character unit card"). */
const spokenOf = ({ type = [], any = [] }: Filter): readonly Arena[] => [...type, ...any.flatMap(spokenOf)];

/** "Its arena": of several those by which the effect speaks of the card, if any (Multi-arena Cards). */
function itsArenas(game: GameState, id: CardId, called: Filter | undefined): readonly Arena[] {
  const { arenas } = def(game, id);
  const said = called ? spokenOf(called) : [];
  const meant = arenas.filter((one) => said.includes(one));
  return meant.length > 0 ? meant : arenas;
}

/** How a part describes the cards that it finds. */
function describes(part: Part): Filter | undefined {
  if (part.do === 'search') return part.what;
  if (part.do === 'look-top') return part.take?.what;
  return 'to' in part && 'choose' in part.to ? part.to.choose : undefined;
}

/** By which words an effect speaks of what it puts: "that card" was described before. */
function calledBy(frame: Frame, part: PartOf<'put'>): Filter | undefined {
  if ('each' in part.to) return part.to.each;
  if (!('the' in part.to)) return describes(part);
  const before = partsOf(frame.effect).slice(0, frame.part).map(describes);
  return before.reverse().find((one) => one !== undefined);
}

export function putCard(
  before: GameState,
  id: CardId,
  by: Side,
  into: PutPlace,
  {
    tapped,
    called,
    move,
  }: { readonly tapped?: boolean; readonly called?: Filter; readonly move?: true } = {},
): GameState {
  const game = rememberKeywords(before, id);
  const told = (next: GameState) =>
    note(next, 'rule', 'effect.put', {
      type: 'card-put',
      cards: { card: id },
      words: { into, how: move ? 'moved' : 'put' },
    });
  if (into === 'bottom') return told(placeStack(game, id, 'deck', 'bottom'));
  const named = into === 'space' || into === 'ground' || into === 'character';
  // Only Subordinates have a supply to go back to.
  if (into === 'supply')
    return def(game, id).subordinate ? told(placeStack(ridersHome(game, id), id, 'supply')) : game;
  if (into !== 'its-arena' && into !== 'build' && !named) return told(placeStack(game, id, into));
  const arena = named ? def(game, id).arenas.find((one) => one === into) : itsArenas(game, id, called)[0];
  const zone = into === 'build' ? 'build' : arena;
  // A Subordinate that would go to the build zone goes to the supply (Subordinate Special Rules).
  if (into === 'build' && def(game, id).subordinate)
    return told(placeStack(ridersHome(game, id), id, 'supply'));
  const from = card(game, id);
  if (zone === undefined || (into !== 'build' && def(game, id).kind !== 'unit')) return game;
  const fresh = !isArena(from.zone) && from.zone !== 'build';
  let next = comesAnew(fresh ? setCard(game, id, { faceDown: false }) : game, id);
  next = told(placeStack(next, id, zone));
  if (fresh && card(next, id).controller !== by) next = setController(next, id, by);
  if (tapped !== undefined && isArena(zone)) next = setCard(next, id, { tapped });
  if (!isArena(zone)) return next;
  const where = { card: id, side: by, arena: zone } as const;
  if (move) next = emit(next, { type: 'moved', ...where });
  return emit(next, { type: 'arrived', ...where, how: move ? 'moved' : 'put' });
}

export const put: PartRule<PartOf<'put'>> = {
  idle: (game, _context, part, id) => {
    const { zone } = card(game, id);
    if (part.at && zone !== part.at) return `${label(game, id)} is not in the ${part.at}`;
    const there = part.into === 'its-arena' ? isArena(zone) : zone === part.into;
    return there ? `${label(game, id)} is there already` : null;
  },
  perform: (game, frame, part, targets) => {
    const called = calledBy(frame, part);
    const cards = targets.filter((id) => !part.at || card(game, id).zone === part.at);
    const open = cards.filter(
      (id) =>
        part.into === 'its-arena' && def(game, id).kind === 'unit' && itsArenas(game, id, called).length > 1,
    );
    const next = open[frame.round];
    if (next !== undefined) {
      const options = itsArenas(game, next, called);
      const asked = openWindow(game, { kind: 'choice', rule: 'effect.choose', solo: frame.by, options });
      return setFrame(asked, { wait: 'choice', round: frame.round + 1 });
    }
    return cards.reduce((now, id) => {
      const chosen = frame.answers[open.indexOf(id)]?.[0];
      return putCard(now, id, frame.by, (chosen as PutPlace | undefined) ?? part.into, { ...part, called });
    }, game);
  },
};
