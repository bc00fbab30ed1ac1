// A game before its first decision, written down as a scenario places its cards.
import type { CardDef } from '../cards/card.ts';
import { type CardId, DIAL, type GameState, SIDES, type Side } from '../model/state.ts';
import { card } from '../model/zones.ts';

type Written = Record<string, unknown>;

function placed(game: GameState, id: CardId): unknown {
  const {
    def,
    focus,
    damage,
    shields,
    committed,
    enhancements,
    captured,
    controller,
    owner,
    zone,
    host,
    faceDown,
  } = card(game, id);
  const full: Written = {
    id,
    card: def,
    ...(focus > 0 && { focus }),
    ...(damage > 0 && { damage }),
    ...(shields > 0 && { shields }),
    ...(committed && { committed }),
    ...(zone === 'objectives' && faceDown && { faceDown }),
    ...(zone === 'on' && host === DIAL && { on: 'dial' }),
    ...(zone === 'on' && host !== DIAL && controller !== owner && { controller }),
    ...(enhancements.length > 0 && { enhancements: enhancements.map((one) => placed(game, one)) }),
    ...(captured.length > 0 && { captured: captured.map((one) => placed(game, one)) }),
  };
  return Object.keys(full).length === 2 && id === def ? id : full;
}

const LISTS = ['objectives', 'units', 'hand', 'discard', 'victory'] as const;

function seatOf(game: GameState, side: Side): Written {
  const { lists, outside, reserve } = game.players[side];
  const seat: Written = { reserve };
  const [affiliation] = lists.affiliation;
  if (affiliation !== undefined) seat.affiliation = placed(game, affiliation);
  const onDial = game.dialCards.filter((id) => card(game, id).controller === side);
  const enhancements = game.box.ids.filter((id) => lists.enhancements.includes(id) || onDial.includes(id));
  if (enhancements.length > 0) seat.enhancements = enhancements.map((id) => placed(game, id));
  for (const zone of LISTS)
    if (lists[zone].length > 0) seat[zone] = lists[zone].map((id) => placed(game, id));
  for (const zone of ['deck', 'objectiveDeck'] as const)
    if (!outside[zone]) seat[zone] = lists[zone].map((id) => placed(game, id));
  return seat;
}

export function writeStart(game: GameState): Written {
  const { active, players, dial, dialDamage, balance, engaged, engagement, point } = game;
  return {
    at: point,
    ...Object.fromEntries(SIDES.map((side) => [side, seatOf(game, side)])),
    active,
    ...(players[active].firstTurn && { firstTurn: true }),
    ...(dial > 0 && { dial }),
    ...(dialDamage > 0 && { dialDamage }),
    ...(balance === 'dark' && { balance }),
    ...(engaged.length > 0 && { engaged }),
    ...(engagement && {
      engagement: {
        objective: engagement.objective,
        attackers: engagement.attackers,
        defenders: engagement.defenders,
        edge: engagement.edge,
      },
    }),
    ...(!game.box.shuffle && { shuffle: false }),
  };
}

/** Facts that a card leaves out where they are as usual. */
const facts = (def: CardDef): Written =>
  Object.fromEntries(Object.entries(def).filter(([, value]) => value !== null && value !== false));

export const writeCards = (defs: Readonly<Record<string, CardDef>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(defs).map(([key, def]) => [key, facts(def)]));
