// Totals, keywords and build costs worked out a second time: slowly, from the rulebook, with nothing kept and nothing taken
// from the engine's own ways to derive them. Only facts of cards (subtypes, persons) and the language of effects are shared.
// What is given may give again, so everything is worked out over and over until nothing changes any more.
import type { CardDef } from '../../../src/swtcg/cards/card.ts';
import { PERSONS_2022, samePerson } from '../../../src/swtcg/cards/persons.ts';
import { hasSubtypeWith } from '../../../src/swtcg/cards/subtypes.ts';
import type {
  Amount,
  Compare,
  Condition,
  Effect,
  Filter,
  Gain,
  KeywordEffect,
  Lost,
  Selector,
  Stat,
  StaticEffect,
  StaticPart,
  Tally,
} from '../../../src/swtcg/language/effect.ts';
import {
  ARENAS,
  type CardId,
  type CardState,
  type GameState,
  SIDES,
  type Side,
} from '../../../src/swtcg/model/state.ts';

/** A word that no static effect of the cards played so far has used: what it means is not worked out here. */
export class Unknown extends Error {}

/** Cumulative effects are added up (Keywords; RULINGS, later sets: Tenacity, Overload). */
const CUMULATIVE = new Set([
  ...[
    'Accuracy',
    'Area Damage',
    'Avenge',
    'Backfire',
    'Barrage',
    'Bombard',
    'Critical Hit',
    'Damage Control',
  ],
  ...['Focus', 'Fury', 'Ion Cannon', 'Lucky', 'Parry', 'Resilience', 'Riposte', 'Shields', 'Stun', 'Surge'],
  ...['Tenacity', 'Overload'],
]);
/** Isolated effects exist once on a unit. */
const ISOLATED = new Set([
  ...['Armor', 'Cunning', 'Double Damage', 'Double Strike', 'Ferocity', 'Fortitude', 'Inspiration'],
  ...['Intimidation', 'Meditate', 'Overkill', 'Precision', 'Stealth', 'Consume'],
]);
/** Only unique units have these. */
const FOR_UNIQUE = new Set(['Inspiration', 'Intimidation']);
/** What works in the build zone (Game Zones; Keywords, Bounty, INSERT, Hidden Cost, Stack), and on a Pilot (Piloting Units). */
const IN_BUILD_ZONE = new Set(['Upkeep', 'Pilot', 'Reserves', 'Bounty', 'INSERT', 'Hidden Cost', 'Stack']);
const WHILE_PILOTING = new Set(['Upkeep', 'Pilot', 'INSERT', 'Stack']);

type Values = Readonly<Record<Stat, number | null>>;

/** An effect that a card has, and whose it is. */
interface Held {
  readonly effect: Effect;
  readonly on: CardId;
  readonly by: Side;
}

/** What is known after a round. */
interface Round {
  readonly held: ReadonlyMap<CardId, readonly Held[]>;
  readonly values: ReadonlyMap<CardId, Values>;
}

interface Who {
  readonly by: Side;
  readonly source: CardId;
  readonly that?: readonly CardId[];
}

export interface Recounted {
  readonly values: ReadonlyMap<CardId, Values>;
  readonly keywords: ReadonlyMap<CardId, Readonly<Record<string, unknown>>>;
  readonly costOf: (id: CardId) => number;
}

const compares = (n: number, is: Compare, than: number): boolean =>
  is === 'at-least' ? n >= than : is === 'at-most' ? n <= than : n === than;

const opponent = (side: Side): Side => (side === 'dark' ? 'light' : 'dark');

const gained = ({ stats, effects = [] }: Gain): readonly Effect[] => [
  ...(stats ? [{ kind: 'static', parts: [{ do: 'modify', to: { the: 'this' }, stats }] } as const] : []),
  ...effects,
];

/** The static effect that a keyword stands for, where it changes values. */
function staticOf(effect: Effect): StaticEffect | null {
  if (effect.kind === 'static') return effect;
  if (effect.kind !== 'keyword') return null;
  const stats = (times: number) => ({ speed: 10 * times, power: times, health: times });
  const each = (per: Filter) => ({
    speed: { per, times: 10 },
    power: { per, times: 1 },
    health: { per, times: 1 },
  });
  const self = { the: 'this' } as const;
  switch (effect.keyword) {
    case 'Inspiration': {
      const to = { each: { of: 'you', self: 'other', arena: 'here' } } as const;
      return { kind: 'static', parts: [{ do: 'modify', to, stats: stats(1) }] };
    }
    case 'Intimidation':
      return {
        kind: 'static',
        parts: [{ do: 'modify', to: self, stats: each({ of: 'opponent', arena: 'here' }) }],
      };
    case 'Consume':
      return { kind: 'static', parts: [{ do: 'modify', to: self, stats: each({ beneath: 'face-down' }) }] };
    default:
      return null;
  }
}

class Recount {
  readonly #game: GameState;
  readonly #cards: ReadonlyMap<CardId, CardState>;
  #round: Round = { held: new Map(), values: new Map() };
  /** While it is told who is treated as something, only what is printed counts (RULINGS, "treat this unit as a…"). */
  #treating = false;

  constructor(game: GameState) {
    this.#game = game;
    this.#cards = new Map(game.cards.map((one) => [one.id, one]));
  }

  #card(id: CardId): CardState {
    return this.#cards.get(id) as CardState;
  }

  #def(id: CardId): CardDef {
    return this.#game.box.defs[this.#card(id).def] as CardDef;
  }

  #inArena(id: CardId): boolean {
    return (ARENAS as readonly string[]).includes(this.#card(id).zone);
  }

  #units(): CardId[] {
    const { players } = this.#game;
    return SIDES.flatMap((side) => ARENAS.flatMap((arena) => players[side].lists[arena]));
  }

  #faceUpInBuild(): CardId[] {
    const { players } = this.#game;
    return SIDES.flatMap((side) => players[side].lists.build.filter((id) => !this.#card(id).faceDown));
  }

  /** Everything in play, with what is on it. */
  #inPlay(): CardId[] {
    const { players, locations } = this.#game;
    const found = [
      ...this.#units(),
      ...this.#faceUpInBuild(),
      ...ARENAS.flatMap((one) => locations[one] ?? []),
    ];
    for (const side of SIDES) found.push(...players[side].lists.resource, ...players[side].lists.event);
    const riders = (id: CardId): CardId[] => {
      const on = [...this.#card(id).pilots, ...this.#card(id).equipment];
      return [...on, ...on.flatMap(riders)];
    };
    return found.flatMap((id) => [id, ...riders(id)]);
  }

  // What a card has of its own.

  /** Whether an effect works where its card is. */
  #works(id: CardId, effect: Effect): boolean {
    const { zone } = this.#card(id);
    if (this.#def(id).kind !== 'unit' || (zone !== 'build' && zone !== 'on')) return true;
    if (effect.kind === 'keyword')
      return (zone === 'build' ? IN_BUILD_ZONE : WHILE_PILOTING).has(effect.keyword);
    if (effect.kind !== 'static') return false;
    if (zone === 'build' && effect.if?.some((one) => one.is === 'self' && one.what.zone === 'build'))
      return true;
    return effect.parts.every(
      (part) =>
        (part.do === 'treat-as' && !effect.if) ||
        part.do === 'define' ||
        (part.do === 'extra-pilot' && (zone === 'on' || ('the' in part.to && part.to.the === 'this'))),
    );
  }

  #mayHave(id: CardId, effect: Effect): boolean {
    return effect.kind !== 'keyword' || !FOR_UNIQUE.has(effect.keyword) || this.#def(id).version !== null;
  }

  /** Stealth can't be gained once Velocity has changed the speed (Keywords, Stealth). */
  #mayGain(id: CardId, effect: Effect): boolean {
    const late = effect.kind === 'keyword' && effect.keyword === 'Stealth';
    return (
      this.#mayHave(id, effect) &&
      !(late && this.#game.modifiers.some((one) => one.on === id && one.velocity))
    );
  }

  /** What keywords on the card itself give it where it is: INSERT, Switch, Reserves. */
  #givenBy(id: CardId, { keyword, effect, byArena }: KeywordEffect): readonly Effect[] {
    const { zone } = this.#card(id);
    const inner = effect ? [effect] : [];
    if (keyword === 'INSERT') return inner;
    if (keyword === 'Reserves') return zone === 'build' ? inner : [];
    if (keyword !== 'Switch' || !this.#inArena(id)) return [];
    const gain = byArena?.[this.#def(id).arenas.indexOf(zone as (typeof ARENAS)[number])];
    return gain ? gained(gain) : [];
  }

  /** An effect as far as it works there, and what it gives in its turn; what Reserves gives works in the build zone. */
  #unfolded(id: CardId, effect: Effect, may: (one: Effect) => boolean, isReserve = false): Effect[] {
    const own = (isReserve || this.#works(id, effect)) && may(effect) ? [effect] : [];
    if (effect.kind !== 'keyword') return own;
    const inner = this.#givenBy(id, effect);
    return [...own, ...inner.flatMap((one) => this.#unfolded(id, one, may, effect.keyword === 'Reserves'))];
  }

  #own(id: CardId): Effect[] {
    const printed = (one: Effect) => this.#mayHave(id, one);
    const granted = (one: Effect) => this.#mayGain(id, one);
    const { stack, pilots } = this.#card(id);
    const found: Effect[] = [];
    for (const effect of this.#def(id).effects)
      if (!worksElsewhere(effect)) found.push(...this.#unfolded(id, effect, printed));
    const inserted = (under: readonly CardId[]): Effect[] =>
      under
        .filter((one) => !this.#card(one).faceDown)
        .flatMap((one) => this.#def(one).effects)
        .flatMap((one) =>
          one.kind === 'keyword' && one.keyword === 'INSERT' && one.effect ? [one.effect] : [],
        );
    found.push(...inserted(stack).flatMap((one) => this.#unfolded(id, one, granted)));
    for (const pilot of pilots) {
      for (const one of this.#own(pilot)) {
        if (one.kind !== 'keyword' || one.keyword !== 'Pilot') continue;
        const who = { by: this.#card(pilot).controller, source: pilot };
        if (one.what && !this.#fits(who, id, one.what)) continue;
        found.push(...(one.effects ?? []).flatMap((more) => this.#unfolded(id, more, granted)));
      }
    }
    for (const { on, effects = [], until, attack } of this.#game.modifiers)
      if (on === id && (until !== 'next-attack' || attack !== null))
        found.push(...effects.flatMap((one) => this.#unfolded(id, one, granted)));
    return found;
  }

  // Who is meant.

  /** What is on a unit is where that unit is (Phrases, "on a unit"). */
  #place(id: CardId): string {
    const { zone, host } = this.#card(id);
    return zone === 'on' && host !== null ? this.#place(host) : zone;
  }

  #hasType(id: CardId, types: readonly string[]): boolean {
    const { zone } = this.#card(id);
    return this.#inArena(id) ? types.includes(zone) : this.#def(id).arenas.some((one) => types.includes(one));
  }

  #isA(id: CardId, reference: string): boolean {
    return hasSubtypeWith(this.#def(id), this.#treatedAs(id), reference);
  }

  #treatedAs(id: CardId): string[] {
    const alone = this.#def(id).effects.flatMap((effect) =>
      effect.kind === 'static' && !effect.if
        ? effect.parts.flatMap((part) =>
            part.do === 'treat-as' && 'the' in part.to && part.to.the === 'this' ? [part.subtype] : [],
          )
        : [],
    );
    if (this.#treating) return alone;
    this.#treating = true;
    try {
      for (const { part, who } of this.#statics('treat-as'))
        if (this.#selects(who, part.to, id)) alone.push(part.subtype);
    } finally {
      this.#treating = false;
    }
    return alone;
  }

  #values(id: CardId): Values {
    return this.#round.values.get(id) ?? this.#printed(id);
  }

  #printed(id: CardId): Values {
    const { speed, power, health } = this.#def(id);
    const known = (value: number | '*' | null) => (value === '*' ? null : value);
    return { speed: known(speed), power: known(power), health: known(health) };
  }

  #hasKeyword(id: CardId, name: string): boolean {
    const { zone, faceDown } = this.#card(id);
    // Out of play a card has what is printed on it.
    if (!this.#inArena(id) && zone !== 'on' && (zone !== 'build' || faceDown))
      return this.#def(id).effects.some((one) => one.kind === 'keyword' && one.keyword === name);
    const held = this.#round.held.get(id) ?? [];
    return held.some(({ effect }) => effect.kind === 'keyword' && effect.keyword === name);
  }

  #attack() {
    return this.#game.attacks.at(-1);
  }

  #tests(who: Who, id: CardId): { readonly [Word in keyof Filter]-?: (want: never) => boolean } {
    const state = this.#card(id);
    const printed = this.#def(id);
    const { zone } = state;
    const here = this.#card(who.source).zone;
    const face = (ids: readonly CardId[]) => ids.filter((one) => !this.#card(one).faceDown);
    const some = (ids: readonly CardId[], what: Filter) =>
      ids.filter((one) => this.#fits(who, one, what)).length;
    const unknown = (): never => {
      throw new Unknown('a word of a filter');
    };
    return {
      self: (want: Filter['self']) =>
        want === 'this'
          ? id === who.source
          : want === 'other'
            ? id !== who.source && !(who.that?.includes(id) && this.#def(who.source).kind !== 'unit')
            : want === 'that'
              ? who.that?.includes(id) === true
              : this.#card(who.source).host === id,
      ids: (want: readonly CardId[]) => want.includes(id),
      of: (want: string) => state.controller === (want === 'you' ? who.by : opponent(who.by)),
      card: (want: readonly string[]) => want.includes(printed.kind),
      type: (want: readonly string[]) => this.#hasType(id, want),
      subtype: (want: readonly string[]) => want.some((one) => this.#isA(id, one)),
      notSubtype: (want: readonly string[]) => !want.some((one) => this.#isA(id, one)),
      name: (want: string) =>
        printed.name === want ||
        (printed.version !== null &&
          state.controller === who.by &&
          samePerson(PERSONS_2022, printed.name, want)),
      called: (want: readonly string[]) => want.some((one) => printed.name.includes(one)),
      side: (want: string) => printed.side === want,
      unique: (want: boolean) => (printed.version !== null) === want,
      multi: (want: boolean) => printed.arenas.length > 1 === want,
      any: (want: readonly Filter[]) => want.some((one) => this.#fits(who, id, one)),
      sameName: unknown,
      arena: (want: string) => {
        if (want === 'event' || want === 'there' || want === 'defender') unknown();
        return this.#place(id) === (want === 'here' ? here : want);
      },
      zone: (want: string) =>
        want === 'arena'
          ? ARENAS.some((arena) => arena === this.#place(id))
          : want === 'play'
            ? this.#inArena(id) || zone === 'on' || (zone === 'build' && !state.faceDown)
            : zone === want,
      unit: () => true,
      tapped: (want: boolean) => state.tapped === want,
      damaged: (want: boolean) => state.damage > 0 === want,
      damage: ({ is, n }: { is: Compare; n: number }) => compares(state.damage, is, n),
      counters: ({ of, is, n }: { of: string; is: Compare; n: number }) =>
        compares(of === 'damage' ? state.damage : (state.counters[of] ?? 0), is, n),
      subordinate: (want: boolean) => printed.subordinate === want,
      attacking: () => this.#attack()?.attacker === id,
      defending: () => this.#attack()?.defender === id,
      keyword: (want: string | readonly string[]) => [want].flat().some((one) => this.#hasKeyword(id, one)),
      lacks: (want: string) => !this.#hasKeyword(id, want),
      attached: ({ what, is, n }: { what: Filter; is: Compare; n: number }) =>
        compares(some(state.equipment, what), is, n),
      pilotedBy: (want: Filter) => some(state.pilots, want) > 0,
      stackSize: ({ is, n }: { is: Compare; n: number }) => compares(1 + face(state.stack).length, is, n),
      stacked: (want: Filter) => some([id, ...face(state.stack)], want) > 0,
      piloted: (want: boolean) => state.pilots.length > 0 === want,
      equipped: (want: boolean) => state.equipment.length > 0 === want,
      pilot: () => printed.effects.some((one) => one.kind === 'keyword' && one.keyword === 'Pilot'),
      beneath: (want: string) =>
        zone === 'under' && state.host === who.source && state.faceDown === (want === 'face-down'),
      against: unknown,
      over: unknown,
      wornBy: (want: Filter) => zone === 'on' && state.host !== null && this.#fits(who, state.host, want),
      stat: ({ of, is, n }: { of: string; is: Compare; n: number | 'X' }) => {
        if (n === 'X' || of === 'total-cost') return unknown();
        const { health } = this.#values(id);
        const value =
          of === 'cost'
            ? printed.cost
            : of === 'remaining'
              ? health === null
                ? null
                : Math.max(0, health - state.damage)
              : this.#values(id)[of as Stat];
        return value !== null && compares(value, is, n);
      },
      printed: ({ of, is, n }: { of: Stat; is: Compare; n: number }) => {
        const value = printed[of];
        return typeof value === 'number' && compares(value, is, n);
      },
    };
  }

  #fits(who: Who, id: CardId, filter: Filter): boolean {
    // "Unit" is meant where no other kind of card is spoken of.
    if (!filter.card && !filter.any && !filter.beneath && this.#def(id).kind !== 'unit') return false;
    const tests = this.#tests(who, id) as Readonly<Record<string, (want: never) => boolean>>;
    return Object.entries(filter).every(
      ([word, want]) =>
        want === undefined ||
        (word === 'card' && filter.any !== undefined) ||
        (tests[word]?.(want as never) ?? false),
    );
  }

  /** A unit is one in an arena or a build zone, unless another zone or kind of card is named (Unit Cards). */
  #meant(who: Who, filter: Filter): CardId[] {
    // Pilots on units are no units: of several descriptions one has to reach them itself.
    const reached = (id: CardId) =>
      !filter.any ||
      this.#card(id).zone !== 'on' ||
      filter.any.some((one) => isWide(one) && this.#fits(who, id, one));
    return this.#searched(who, filter).filter((id) => this.#fits(who, id, filter) && reached(id));
  }

  #searched(who: Who, filter: Filter): CardId[] {
    const { zone, arena } = filter;
    if (filter.beneath) return [...this.#card(who.source).stack];
    if (isWide(filter)) return [...new Set(this.#inPlay())];
    if (zone === 'arena' || (arena && (zone === undefined || zone === 'play'))) return this.#units();
    if (zone === undefined || zone === 'play') return [...this.#units(), ...this.#faceUpInBuild()];
    return SIDES.flatMap((side) => this.#game.players[side].lists[zone]);
  }

  #selected(who: Who, selector: Selector): readonly CardId[] {
    if ('each' in selector) return this.#meant(who, selector.each);
    if ('choose' in selector) return [];
    if ('equipped' in selector) {
      const { zone, host } = this.#card(who.source);
      if (zone !== 'on' || host === null || !this.#hasType(host, this.#def(who.source).arenas)) return [];
      return this.#fits(who, host, selector.equipped) ? [host] : [];
    }
    const attack = this.#attack();
    switch (selector.the) {
      case 'this':
        return [who.source];
      case 'that':
        return who.that ?? [];
      case 'attacker':
        return attack ? [attack.attacker] : [];
      case 'defender':
        return attack ? [attack.defender] : [];
      default:
        throw new Unknown(selector.the);
    }
  }

  #selects(who: Who, selector: Selector, id: CardId): boolean {
    return this.#selected(who, selector).includes(id);
  }

  #amount(who: Who, amount: Amount): number {
    if (typeof amount === 'number') return amount;
    if (amount === 'X' || 'prevented' in amount || 'removed' in amount)
      throw new Unknown('an amount of an effect that is played');
    if ('capped' in amount) return Math.min(amount.most, this.#amount(who, amount.capped));
    if ('plus' in amount) return Math.max(0, this.#amount(who, amount.plus) + amount.n);
    if ('minus' in amount) return -this.#amount(who, amount.minus);
    if ('gap' in amount) return Math.abs(this.#amount(who, amount.gap[0]) - this.#amount(who, amount.gap[1]));
    if ('half' in amount) {
      const half = this.#amount(who, amount.half) / 2;
      return amount.up ? Math.ceil(half) : Math.floor(half);
    }
    if ('per' in amount) return amount.times * this.#count(who, amount.per);
    if ('force' in amount)
      return this.#game.players[amount.force === 'you' ? who.by : opponent(who.by)].force;
    if ('cards' in amount)
      return amount.cards === 'stack'
        ? this.#stackSize(who.source)
        : this.#game.players[who.by].lists[amount.cards].length;
    let sum = 0;
    for (const id of this.#selected(who, amount.of)) {
      const { damage, counters } = this.#card(id);
      if ('counters' in amount)
        sum += amount.counters === 'damage' ? damage : (counters[amount.counters] ?? 0);
      else if (amount.stat === 'total-cost') throw new Unknown('total cost');
      else if (amount.stat === 'cost') sum += this.#def(id).cost ?? 0;
      else sum += (amount.printed ? this.#printed(id) : this.#values(id))[amount.stat] ?? 0;
    }
    return sum;
  }

  #stackSize(id: CardId): number {
    return 1 + this.#card(id).stack.filter((one) => !this.#card(one).faceDown).length;
  }

  #count(who: Who, per: Filter | Tally): number {
    if (!('on' in per)) return this.#meant(who, per).length;
    let sum = 0;
    for (const id of this.#selected(who, per.on)) {
      const state = this.#card(id);
      if ('stacked' in per) sum += this.#stackSize(id);
      else if ('riders' in per) sum += state[per.riders].length;
      else sum += per.counters === 'damage' ? state.damage : (state.counters[per.counters] ?? 0);
    }
    return sum;
  }

  #holds(who: Who, condition: Condition): boolean {
    const side = (one: 'you' | 'opponent'): Side => (one === 'you' ? who.by : opponent(who.by));
    const { players } = this.#game;
    switch (condition.is) {
      case 'have': {
        const { what, count, n } = condition;
        const has = (of?: 'you' | 'opponent') =>
          compares(this.#meant(who, of ? { ...what, of } : what).length, count, n);
        if (condition.who === 'either') return has();
        return condition.who === 'each' ? has('you') && has('opponent') : has(condition.who);
      }
      case 'more': {
        const { what, than = what } = condition;
        const theirs = condition.who === 'you' ? 'opponent' : 'you';
        return (
          this.#meant(who, { ...what, of: condition.who }).length >
          this.#meant(who, { ...than, of: theirs }).length
        );
      }
      case 'force':
        return compares(players[side(condition.who)].force, condition.count, condition.n);
      case 'more-force':
        return players[side(condition.who)].force > players[opponent(side(condition.who))].force;
      case 'cards':
        return compares(
          players[side(condition.who)].lists[condition.zone].length,
          condition.count,
          condition.n,
        );
      case 'self':
        return (condition.card ? this.#selected(who, condition.card) : [who.source]).some((id) =>
          this.#fits(who, id, condition.what),
        );
      case 'attacking': {
        const attack = this.#attack();
        if (!attack || (condition.using && attack.using !== condition.using)) return false;
        if (condition.attacker && !this.#fits(who, attack.attacker, condition.attacker)) return false;
        return !condition.defender || this.#fits(who, attack.defender, condition.defender);
      }
      case 'battle-step':
        return this.#game.arena === condition.arena;
      case 'not':
        return !this.#holds(who, condition.what);
      case 'any':
        return condition.of.some((one) => this.#holds(who, one));
      default:
        throw new Unknown(condition.is);
    }
  }

  // What static effects do.

  /** Equipment that is tapped, or of another type than its unit, gives nothing (Equipment Cards). */
  #isSilent(id: CardId): boolean {
    const { zone, host, tapped } = this.#card(id);
    if (this.#def(id).kind !== 'equipment' || zone !== 'on' || host === null) return false;
    return tapped || !this.#hasType(host, this.#def(id).arenas);
  }

  #statics<Do extends StaticPart['do']>(
    what: Do,
  ): { readonly part: Extract<StaticPart, { readonly do: Do }>; readonly who: Who }[] {
    const all: Held[] = [...this.#round.held.values()].flat();
    for (const { lasting, source, by } of this.#game.modifiers)
      if (lasting?.kind === 'static') all.push({ effect: lasting, on: source, by });
    return all.flatMap(({ effect, on, by }) => {
      const plain = staticOf(effect);
      const parts = plain?.parts.filter((part) => part.do === what) ?? [];
      const who = { by, source: on };
      if (!plain || parts.length === 0 || this.#isSilent(on)) return [];
      if (plain.if?.some((one) => !this.#holds(who, one))) return [];
      return parts.map((part) => ({ part: part as Extract<StaticPart, { readonly do: Do }>, who }));
    });
  }

  /** What is left when text is lost; a unit may say what it can't lose. */
  #without(list: readonly Held[], lost: Lost): readonly Held[] {
    const kept = list.flatMap(({ effect }) =>
      effect.kind === 'static' && !effect.if
        ? effect.parts.flatMap((part) => (part.do === 'keep' ? [part.what] : []))
        : [],
    );
    if (kept.includes('text')) return list;
    const names = new Set(kept.flat());
    return list.filter(({ effect }) => {
      if (effect.kind === 'keyword')
        return names.has(effect.keyword) || (lost !== 'text' && !lost.includes(effect.keyword));
      const keeps = effect.kind === 'static' && effect.parts.some((part) => part.do === 'keep');
      return lost !== 'text' || (names.size > 0 && keeps);
    });
  }

  #heldNow(): ReadonlyMap<CardId, readonly Held[]> {
    const grants = this.#statics('grant');
    const losses = this.#statics('lose');
    const found = new Map<CardId, readonly Held[]>();
    for (const id of new Set(this.#inPlay())) {
      const by = this.#card(id).controller;
      const list: Held[] = this.#own(id).map((effect) => ({ effect, on: id, by }));
      for (const { part, who } of grants) {
        if (!this.#selects(who, part.to, id)) continue;
        const times = part.per ? this.#count({ ...who, that: [id] }, part.per) : 1;
        if (times === 0) continue;
        for (const effect of part.effects.map((one) => (part.per ? multiplied(one, times) : one)))
          for (const one of this.#unfolded(id, effect, (given) => this.#mayGain(id, given)))
            list.push({ effect: one, on: id, by });
      }
      let left: readonly Held[] = list;
      for (const { on, lose, until, attack } of this.#game.modifiers)
        if (on === id && lose && (until !== 'next-attack' || attack !== null))
          left = this.#without(left, lose);
      for (const { part, who } of losses)
        if (this.#selects(who, part.to, id)) left = this.#without(left, part.what);
      found.set(id, oneOfEach(left));
    }
    return found;
  }

  /** The printed value; that of a star as an effect defines it (Terms, *). */
  #base(id: CardId, stat: Stat): number | null {
    const printed = this.#def(id)[stat];
    if (printed !== '*') return printed;
    if (this.#game.point === 'preparation') return null;
    let value: number | null = null;
    for (const { part, who } of this.#statics('define'))
      if (who.source === id && part.stat === stat) value = this.#amount(who, part.as);
    return value ?? (this.#game.zero.includes(`${id}:${stat}`) ? 0 : null);
  }

  #valuesNow(): ReadonlyMap<CardId, Values> {
    const changes = this.#statics('modify');
    const fixes = this.#statics('fix');
    const found = new Map<CardId, Values>();
    const all = new Set([...this.#units(), ...this.#inPlay().filter((id) => this.#def(id).kind === 'unit')]);
    for (const id of all) {
      const resilience = this.#sum(id, 'Resilience');
      const value = (stat: Stat): number | null => {
        const fixed = fixes
          .filter(({ part, who }) => part.stat === stat && this.#selects(who, part.to, id))
          .at(-1);
        if (fixed?.part.n !== undefined) return fixed.part.n;
        const base = this.#base(id, stat);
        if (base === null) return null;
        // Stacking: +10 speed, +1 power, +1 health for each card beneath.
        let sum = base + (this.#stackSize(id) - 1) * (stat === 'speed' ? 10 : 1);
        const change = (n: number): void => {
          const only = fixed?.part.only;
          if (!fixed || (only && (only === 'gain') !== n > 0)) sum += n;
        };
        for (const modifier of this.#game.modifiers)
          if (modifier.on === id && (modifier.until !== 'next-attack' || modifier.attack !== null))
            change(modifier[stat] ?? 0);
        for (const { part, who } of changes) {
          const amount = part.stats[stat];
          if (amount !== undefined && this.#selects({ ...who, that: [id] }, part.to, id))
            change(this.#amount({ ...who, that: [id] }, amount));
        }
        // Resilience: with as many damage counters as the sum of its copies says.
        if (stat === 'power' && resilience !== 0 && this.#card(id).damage >= Math.abs(resilience))
          change(resilience);
        return Math.max(0, sum);
      };
      found.set(id, { speed: value('speed'), power: value('power'), health: value('health') });
    }
    return found;
  }

  #sum(id: CardId, keyword: string): number {
    let sum = 0;
    for (const { effect } of this.#round.held.get(id) ?? [])
      if (effect.kind === 'keyword' && effect.keyword === keyword) sum += effect.value ?? 0;
    return sum;
  }

  /** Again and again, until nothing changes; null where it never comes to rest. */
  settle(): Recounted | null {
    const starting = new Map<CardId, readonly Held[]>();
    for (const id of new Set(this.#inPlay()))
      starting.set(
        id,
        oneOfEach(this.#own(id).map((effect) => ({ effect, on: id, by: this.#card(id).controller }))),
      );
    this.#round = { held: starting, values: new Map() };
    let before = '';
    for (let i = 0; i < 24; i++) {
      const held = this.#heldNow();
      this.#round = { held, values: this.#round.values };
      const values = this.#valuesNow();
      this.#round = { held, values };
      const now = JSON.stringify([[...held], [...values]]);
      if (now === before) return this.#result();
      before = now;
    }
    return null;
  }

  #result(): Recounted {
    const { held, values } = this.#round;
    const keywords = new Map<CardId, Readonly<Record<string, unknown>>>();
    for (const [id, list] of held) keywords.set(id, keywordsOf(list));
    return { values, keywords, costOf: (id) => this.#costOf(id) };
  }

  /** The build cost: printed, with all that effects add or take off, never below 0 (Terms, total). */
  #costOf(id: CardId): number {
    const own: Who = { by: this.#card(id).controller, source: id };
    let sum = this.#def(id).cost ?? 0;
    for (const effect of this.#def(id).effects) {
      if (effect.kind !== 'static' || effect.if?.some((one) => !this.#holds(own, one))) continue;
      for (const part of effect.parts)
        if (part.do === 'cost' && part.to.self === 'this') sum += this.#amount(own, part.n);
    }
    for (const { part, who } of this.#statics('cost'))
      if (part.to.self !== 'this' && this.#fits(who, id, part.to)) sum += this.#amount(who, part.n);
    return Math.max(0, sum);
  }
}

/** Whether a filter means more than units: another kind of card, Pilots, or somebody by name, who may be one. */
function isWide({ card, pilot, name, subtype, unit, type, zone, any }: Filter): boolean {
  if (zone !== undefined && zone !== 'arena' && zone !== 'play') return false;
  const aboard = pilot === true || name !== undefined || (subtype !== undefined && !unit && !type);
  return card !== undefined || aboard || any?.some(isWide) === true;
}

/** An ability of a card that is in a hand or a discard pile works there alone. */
const worksElsewhere = (effect: Effect): boolean =>
  'cost' in effect && effect.cost?.some(({ pay }) => pay === 'discard-this') === true;

const multiplied = (effect: Effect, times: number): Effect =>
  effect.kind === 'keyword' ? { ...effect, value: (effect.value ?? 1) * times } : effect;

/** Of an isolated ability there is one on a unit, however many copies it was given (Duplicate Effects). */
function oneOfEach(list: readonly Held[]): readonly Held[] {
  const seen = new Set<string>();
  return list.filter(({ effect }) => {
    if (effect.kind !== 'keyword' || !ISOLATED.has(effect.keyword) || effect.cost) return true;
    if (seen.has(effect.keyword)) return false;
    seen.add(effect.keyword);
    return true;
  });
}

/** A sum, true, or the values of all copies in order of size. */
function keywordsOf(list: readonly Held[]): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const values = new Map<string, number[]>();
  for (const { effect } of list)
    if (effect.kind === 'keyword')
      values.set(effect.keyword, [...(values.get(effect.keyword) ?? []), effect.value ?? 0]);
  for (const [name, all] of values) {
    if (CUMULATIVE.has(name)) found[name] = all.reduce((sum, n) => sum + n, 0);
    else if (ISOLATED.has(name)) found[name] = true;
    else found[name] = inOrder(all.map((n) => n || true));
  }
  return found;
}

export const inOrder = (values: readonly (number | true)[]): readonly (number | true)[] =>
  values.slice().sort((a, b) => Number(a) - Number(b) || String(a).localeCompare(String(b)));

/** Null where the effects in play contradict each other for ever. */
export const recount = (game: GameState): Recounted | null => new Recount(game).settle();
