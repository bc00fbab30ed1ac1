// How the cards of a file lie: seats, what hangs on cards, what is captured, an engagement under way.
import { fail, within } from '../../core/files/fail.ts';
import { didYouMean } from '../../core/files/near.ts';
import type { CardDef } from '../cards/card.ts';
import { printed } from '../cards/definition.ts';
import { FORCE_CARDS } from '../derived/conditions.ts';
import { AFFILIATIONS, type Affiliation, LISTS, type ListZone } from '../language/terms.ts';
import {
  type CardId,
  type CardState,
  DIAL,
  other,
  type PlayerState,
  SIDES,
  type Side,
} from '../model/state.ts';
import { RESERVED } from '../view/view.ts';
import type { StartTable } from './placed.ts';

type PlacedFile = string | PlacedObject;
interface PlacedObject {
  readonly id?: string;
  readonly card: string;
  readonly focus?: number;
  readonly damage?: number;
  readonly shields?: number;
  readonly committed?: boolean;
  readonly enhancements?: readonly PlacedFile[];
  readonly captured?: readonly PlacedFile[];
  readonly controller?: Side;
  readonly on?: 'dial';
  readonly faceDown?: boolean;
}

type SeatLists = Partial<Record<Exclude<ListZone, 'affiliation' | 'edge'>, readonly PlacedFile[]>>;

interface SeatFile extends SeatLists {
  readonly affiliation?: PlacedFile;
  readonly reserve?: number;
  readonly sets?: readonly number[];
}

export interface TableFile extends Partial<Record<Side, SeatFile>> {
  readonly active?: Side;
  readonly firstTurn?: boolean;
  readonly dial?: number;
  readonly dialDamage?: number;
  readonly balance?: Side;
  readonly engaged?: readonly CardId[];
  readonly engagement?: {
    readonly objective: CardId;
    readonly attackers: readonly CardId[];
    readonly defenders?: readonly CardId[];
    readonly edge?: Side | null;
  };
  readonly at?: string;
  /** Random picks: numbers among the candidates, or the cards themselves. */
  readonly dice?: readonly (number | CardId)[];
}

const DEFAULT_RESERVE = 6;

/** The zones of a seat in file order. */
const ORDER = LISTS.filter((zone) => zone !== 'edge' && zone !== 'affiliation') as readonly Exclude<
  ListZone,
  'affiliation' | 'edge'
>[];

const TYPE_OF: Partial<Record<string, CardDef['type']>> = {
  objectives: 'Objective',
  units: 'Unit',
  enhancements: 'Enhancement',
  victory: 'Objective',
  objectiveDeck: 'Objective',
};

class Reader {
  readonly cards: Map<string, CardDef>;
  readonly states: CardState[] = [];
  readonly ids = new Map<CardId, string>();
  readonly dialCards: CardId[] = [];
  readonly #setup: boolean;

  constructor(cards: ReadonlyMap<string, CardDef>, at: string | undefined) {
    this.cards = new Map(cards);
    this.#setup = at === 'setup-hands' || at === 'setup-reveal';
  }

  known(key: string, path: string): CardDef {
    const found = this.cards.get(key);
    return found ?? fail(path, `There is no card "${key}".${didYouMean(key, this.cards.keys())}`);
  }

  #register(id: CardId, path: string, own: boolean): void {
    const reserved = own ? RESERVED : [...RESERVED, ...SIDES.map(plainId)];
    if ((reserved as readonly string[]).includes(id)) fail(path, `"${id}" can't be the id of a card.`);
    if (this.ids.has(id)) fail(path, `The id "${id}" stands twice: give each card an "id" of its own.`);
    this.ids.set(id, path);
  }

  /** A card and what hangs on it, right after it. */
  place(
    given: PlacedFile,
    path: string,
    where: Pick<CardState, 'zone' | 'controller' | 'host'> & { readonly faceDown?: boolean },
    id?: CardId,
  ): CardId {
    const file: PlacedObject = typeof given === 'string' ? { card: given } : given;
    const at = typeof given === 'string' ? path : within(path, 'card');
    const def = this.known(file.card, at);
    const own = id ?? file.id ?? file.card;
    this.#register(own, path, where.zone === 'affiliation');
    const index = this.states.length;
    const { zone, controller, host } = where;
    const faceDown = where.faceDown ?? (zone === 'objectives' && file.faceDown === true);
    const inPlay =
      zone === 'objectives' ||
      zone === 'units' ||
      zone === 'enhancements' ||
      zone === 'on' ||
      zone === 'affiliation';
    const state: CardState = {
      id: own,
      def: file.card,
      owner: def.side,
      controller,
      zone,
      host,
      faceDown,
      focus: inPlay ? (file.focus ?? 0) : 0,
      damage: inPlay ? (file.damage ?? 0) : 0,
      shields: inPlay ? (file.shields ?? 0) : 0,
      committed: zone === 'units' && file.committed === true,
      enhancements: [],
      captured: [],
      life: 0,
    };
    if (!inPlay) lyingBare(file, path);
    this.#check(state, def, file, path);
    this.states.push(state);
    const enhancements = (file.enhancements ?? []).map((one, i) =>
      this.#attached(one, within(within(path, 'enhancements'), i), own),
    );
    const captured = (file.captured ?? []).map((one, i) =>
      this.#captured(one, within(within(path, 'captured'), i), own),
    );
    this.states[index] = { ...state, enhancements, captured };
    return own;
  }

  #check({ zone, controller }: CardState, def: CardDef, file: PlacedObject, path: string): void {
    const type = TYPE_OF[zone];
    if (type !== undefined && def.type !== type)
      fail(path, `"${def.name}" is ${article(def.type)}, but ${article(type)} was expected here.`);
    const isPile = zone === 'hand' || zone === 'deck' || zone === 'discard' || zone === 'objectiveDeck';
    if (isPile && def.side !== controller)
      fail(path, `"${def.name}" is a card of the ${def.side} side and can't lie here.`);
    if (zone === 'victory' && def.side === controller)
      fail(path, 'The victory pile has destroyed objectives of the enemy.');
    if ((zone === 'hand' || zone === 'deck') && (def.type === 'Objective' || def.type === 'Affiliation'))
      fail(path, `"${def.name}" is ${article(def.type)} and belongs to no command deck.`);
    if (file.captured && file.captured.length > 0 && (zone !== 'objectives' || def.side !== 'dark'))
      fail(within(path, 'captured'), 'Cards are captured at dark objectives only.');
    if (file.controller !== undefined && file.controller !== controller)
      fail(within(path, 'controller'), `A card in this place is controlled by ${controller}.`);
    if (file.committed && zone !== 'units')
      fail(within(path, 'committed'), 'Only units are committed to the Force.');
  }

  #attached(given: PlacedFile, path: string, host: CardId): CardId {
    const file: PlacedObject = typeof given === 'string' ? { card: given } : given;
    const def = this.known(file.card, path);
    if (def.type !== 'Enhancement' && def.type !== 'Unit')
      fail(path, `"${def.name}" is ${article(def.type)} and can't be attached.`);
    return this.place(given, path, { zone: 'on', controller: file.controller ?? def.side, host });
  }

  #captured(given: PlacedFile, path: string, host: CardId): CardId {
    const def = this.known(typeof given === 'string' ? given : given.card, path);
    if (def.side !== 'light') fail(path, `"${def.name}" is a dark card: only light cards are captured.`);
    return this.place(given, path, { zone: 'captured', controller: 'light', host, faceDown: true });
  }

  affiliation(given: PlacedFile | undefined, side: Side, path: string): CardId[] {
    if (given === undefined) return [];
    const named = typeof given === 'string' && (AFFILIATIONS as readonly string[]).includes(given);
    if (!named || this.cards.has(given as string)) {
      const id = this.place(given, path, { zone: 'affiliation', controller: side, host: null });
      const def = this.known((this.states.find((one) => one.id === id) as CardState).def, path);
      if (def.type !== 'Affiliation')
        fail(path, `"${def.name}" is ${article(def.type)}, not an affiliation card.`);
      if (def.side !== side) fail(path, `"${def.name}" belongs to the ${def.side} side.`);
      return [id];
    }
    const other = SIDE_OF[given as Affiliation];
    if (other !== undefined && other !== side)
      fail(path, `"${given}" is an affiliation of the ${other} side.`);
    const key = plainId(side);
    this.cards.set(key, plain(given as Affiliation, side));
    return [this.place({ card: key }, path, { zone: 'affiliation', controller: side, host: null }, key)];
  }

  list(seat: SeatFile, zone: Exclude<ListZone, 'affiliation' | 'edge'>, side: Side, path: string): CardId[] {
    const faceDown = zone === 'objectives' && this.#setup ? { faceDown: true } : {};
    const found: CardId[] = [];
    (seat[zone] ?? []).forEach((given, i) => {
      const at = within(within(path, zone), i);
      const onDial = typeof given === 'object' && given.on === 'dial';
      if (onDial && zone !== 'enhancements') fail(within(at, 'on'), 'Only enhancements lie on the dial.');
      const id = this.place(given, at, {
        zone: onDial ? 'on' : zone,
        controller: side,
        host: onDial ? DIAL : null,
        ...faceDown,
      });
      if (onDial) this.dialCards.push(id);
      else found.push(id);
    });
    return found;
  }
}

/** The id of the plain affiliation card of a seat: no other card has it, whether the seat has one or not. */
const plainId = (side: Side): CardId => `${side}-affiliation`;

/** Tokens lie on cards in play, and cards hang on them. */
function lyingBare(file: PlacedObject, path: string): void {
  for (const key of ['focus', 'damage', 'shields', 'enhancements'] as const) {
    const given = file[key] ?? 0;
    if (typeof given === 'number' ? given > 0 : given.length > 0)
      fail(within(path, key), 'Only cards in play have tokens and enhancements.');
  }
}

/** Whose affiliations they are; neutral is nobody's. */
const SIDE_OF: Partial<Record<Affiliation, Side>> = {
  Jedi: 'light',
  'Rebel Alliance': 'light',
  'Smugglers and Spies': 'light',
  Sith: 'dark',
  'Imperial Navy': 'dark',
  'Scum and Villainy': 'dark',
};

const article = (type: string): string => `${/^[AEIOU]/.test(type) ? 'an' : 'a'} ${type}`;

/** The plain affiliation card: one resource. */
const plain = (affiliation: Affiliation, side: Side): CardDef =>
  printed({
    name: affiliation,
    side,
    affiliation,
    type: 'Affiliation',
    resources: 1,
    reserve: DEFAULT_RESERVE,
  });

export interface DraftedTable {
  readonly ids: ReadonlyMap<CardId, string>;
  readonly table: Omit<StartTable, 'cards'>;
  readonly cards: ReadonlyMap<string, CardDef>;
}

function readPlayer(
  reader: Reader,
  seat: SeatFile,
  side: Side,
  path: string,
  firstTurn: boolean,
): PlayerState {
  const affiliation = reader.affiliation(seat.affiliation, side, within(path, 'affiliation'));
  const lists = { affiliation, edge: [] } as unknown as Record<ListZone, CardId[]>;
  for (const zone of ORDER) lists[zone] = reader.list(seat, zone, side, path);
  const [card] = affiliation;
  const state = reader.states.find(({ id }) => id === card);
  const own = state ? reader.cards.get(state.def)?.reserve : null;
  const committed = reader.states.filter((one) => one.controller === side && one.committed).length;
  if (committed > FORCE_CARDS)
    fail(within(path, 'units'), `A player has ${FORCE_CARDS} Force cards; ${committed} units are committed.`);
  return {
    lists,
    outside: { deck: seat.deck === undefined, objectiveDeck: seat.objectiveDeck === undefined },
    reserve: seat.reserve ?? own ?? DEFAULT_RESERVE,
    firstTurn,
    edgeTotal: null,
    forceTotal: null,
  };
}

function readEngagement(
  { ids, states }: Reader,
  { objective, attackers, defenders = [], edge = null }: NonNullable<TableFile['engagement']>,
  by: Side,
): StartTable['engagement'] {
  const path = '$.engagement';
  const named = (id: CardId, at: string): CardState => {
    if (!ids.has(id)) fail(at, `No card has the id "${id}".${didYouMean(id, ids.keys())}`);
    return states.find((one) => one.id === id) as CardState;
  };
  if (objective !== DIAL) {
    const { zone, controller } = named(objective, within(path, 'objective'));
    if (zone !== 'objectives' || controller === by)
      fail(within(path, 'objective'), 'The engaged objective is one of the enemy.');
  }
  const units = (list: readonly CardId[], side: Side, key: string): readonly CardId[] => {
    list.forEach((id, i) => {
      const at = within(within(path, key), i);
      const { zone, controller } = named(id, at);
      if (zone !== 'units' || controller !== side) fail(at, `"${id}" is no unit of ${side}.`);
    });
    return states.filter(({ id }) => list.includes(id)).map(({ id }) => id);
  };
  return {
    objective,
    attackers: units(attackers, by, 'attackers'),
    defenders: units(defenders, other(by), 'defenders'),
    edge,
  };
}

/** Points of an engagement at which it has to be known who has the edge. */
const NEEDS_EDGE = /^(?:edge-actions|strike-|unopposed|engagement-end)/;
const INSIDE = /^(?:attackers-actions|defenders|edge-|strike-|unopposed|engagement-end)/;

export function readTable(
  file: TableFile,
  cards: ReadonlyMap<string, CardDef>,
  at: string | undefined,
): DraftedTable {
  const reader = new Reader(cards, at);
  const setup = at?.startsWith('setup') ?? false;
  const active = setup ? 'dark' : (file.active ?? 'dark');
  const first = setup || file.firstTurn === true;
  const firstTurn = (side: Side): boolean => first && (setup || side === active || active === 'dark');
  const players = {
    dark: readPlayer(reader, file.dark ?? {}, 'dark', '$.dark', firstTurn('dark')),
    light: readPlayer(reader, file.light ?? {}, 'light', '$.light', firstTurn('light')),
  };
  const inside = at !== undefined && INSIDE.test(at);
  if (inside && !file.engagement)
    fail('$.engagement', `A file that starts at "${at}" needs an "engagement".`);
  if (file.engagement && at !== undefined && !inside)
    fail('$.engagement', 'A file with an engagement starts at one of its points.');
  const engagement = file.engagement ? readEngagement(reader, file.engagement, active) : null;
  if (inside && NEEDS_EDGE.test(at) && !engagement?.edge)
    fail('$.engagement.edge', `A file that starts at "${at}" says who has the edge.`);
  const engaged = file.engaged ?? [];
  engaged.forEach((id, i) => {
    if (id !== DIAL && !reader.ids.has(id))
      fail(within('$.engaged', i), `No card has the id "${id}".${didYouMean(id, reader.ids.keys())}`);
    const def = reader.states.find((one) => one.id === id)?.def;
    if (def !== undefined && reader.cards.get(def)?.type !== 'Objective')
      fail(within('$.engaged', i), `"${id}" is no objective.`);
  });
  (file.dice ?? []).forEach((id, i) => {
    if (typeof id === 'string' && !reader.ids.has(id))
      fail(within('$.dice', i), `No card has the id "${id}".${didYouMean(id, reader.ids.keys())}`);
  });
  const own = engagement?.objective;
  return {
    ids: reader.ids,
    cards: reader.cards,
    table: {
      states: reader.states,
      players,
      active,
      balance: file.balance ?? 'light',
      dial: file.dial ?? 0,
      dialDamage: file.dialDamage ?? 0,
      dialCards: reader.dialCards,
      engaged: own && !engaged.includes(own) ? [...engaged, own] : engaged,
      order: orderOf(players),
      engagement,
      by: engagement ? active : null,
    },
  };
}

const orderOf = (players: StartTable['players']): StartTable['order'] => {
  const [dark, light] = SIDES.map((side) => players[side].lists.objectives);
  return { dark: dark as readonly CardId[], light: light as readonly CardId[] };
};
