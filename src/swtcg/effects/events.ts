// Something happened: every triggered effect that listens for it is put among those that wait.

import { memoize } from '../../core/memo.ts';
import type { CardDef } from '../cards/card.ts';
import { isTrait, isTrap } from '../cards/sorts.ts';
import { cardsElsewhere, zonesElsewhere } from '../derived/out-of-play-abilities.ts';
import { meaning, nested } from '../keywords/meaning.ts';
import { keywordFacts } from '../keywords/rules.ts';
import type { TriggeredEffect } from '../language/effect.ts';
import { somePiece } from '../language/walk.ts';
import { remember } from '../model/history.ts';
import { countWaiting, note } from '../model/log.ts';
import { ofAllCards, ofCard } from '../model/memo.ts';
import {
  type CardId,
  type EventName,
  type Frame,
  type GameEvent,
  type GameState,
  SIDES,
  type WaitingTrigger,
} from '../model/state.ts';
import { changed } from '../model/update.ts';
import { card, def, inFileOrder, isArena, label, top } from '../model/zones.ts';
import {
  type Ability,
  abilitiesOf,
  isEndowed,
  lastingAbilities,
  lineupOf,
  paragraphOf,
} from './abilities.ts';
import { allHold, isMeant } from './conditions.ts';
import { enoughCounters } from './price.ts';
import type { Context } from './select.ts';

/** The events that any card of this game listens for: the others need no look at the table. */
export const heardIn = ofAllCards(
  (cards): ReadonlySet<EventName> => new Set(cards.flatMap((one) => [...heardOn(one)])),
);

function triggers(game: GameState, ability: Ability, effect: TriggeredEffect, event: GameEvent): boolean {
  const context: Context = { by: ability.by, source: ability.on, event };
  return isMeant(game, context, effect.when, event) && allHold(game, context, effect.if);
}

/** The events that Traps of this game wait for, and cards that listen outside play. */
const heardOutside = ofAllCards((cards) => {
  const heard = (some: readonly CardDef[]): ReadonlySet<EventName> =>
    new Set(some.flatMap((one) => [...heardOn(one)]));
  return {
    traps: heard(cards.filter(isTrap)),
    elsewhere: heard(cards.filter((one) => zonesElsewhere(one).size > 0)),
  };
});

/** Face-down Traps with enough counters, and Traps that can be meditated, listen too (Mission Cards). */
function waitingTraps(game: GameState): CardId[] {
  const found: CardId[] = [];
  for (const side of SIDES) {
    const { build, discard } = game.players[side].lists;
    found.push(...build.filter((id) => isTrap(def(game, id)) && enoughCounters(game, id)));
    found.push(...discard.filter((id) => isTrap(def(game, id)) && meditates(def(game, id))));
  }
  return found;
}

const meditates = ({ effects }: CardDef): boolean =>
  effects.some((one) => one.kind === 'keyword' && one.keyword === 'Meditate');

/** The effects by which a card listens; a Trap's own are read although it is not in play. */
function listening(game: GameState, id: CardId): readonly Ability[] {
  if (!isTrap(def(game, id))) return abilitiesOf(game, id);
  const { controller: by } = card(game, id);
  return def(game, id).effects.map(paragraphOf(id, id, by));
}

/** The events that a card listens for or lets others listen for. */
const heardOn = ofCard(({ effects }): ReadonlySet<EventName> => {
  const found = new Set<EventName>();
  for (const effect of effects.flatMap(nested)) if (effect.kind === 'triggered') found.add(effect.when.on);
  return found;
});

/** Those abilities of some cards, in file order, that listen for an event. */
function listenersAmong(game: GameState, ids: readonly CardId[], name: EventName): readonly Ability[] {
  const listens = ({ effect }: Ability): boolean => {
    // Copies of a keyword that add up to 0 set nothing off (Duplicate Effects).
    if (effect.kind === 'keyword' && effect.value === 0) return false;
    const plain = meaning(effect);
    return plain.kind === 'triggered' && plain.when.on === name;
  };
  const found = ids.filter((id) => listening(game, id).some(listens));
  return found.length > 0
    ? inFileOrder(game, found).flatMap((id) => listening(game, id).filter(listens))
    : NOBODY;
}

const NOBODY: readonly Ability[] = [];

/** Cards in play that could listen for an event: by their own words, or by what others gave them. */
function mayListen(game: GameState, name: EventName): readonly CardId[] {
  const lineup = lineupOf(game);
  return lineup.active.filter((id) => heardOn(def(game, id)).has(name) || isEndowed(game, id, lineup));
}

/** The abilities in play that listen for an event. */
function inPlayListeners(game: GameState, name: EventName): readonly Ability[] {
  const { listeners: known } = lineupOf(game);
  let found = known.get(name);
  if (!found) {
    found = listenersAmong(game, mayListen(game, name), name);
    known.set(name, found);
  }
  return found;
}

/** The same with those that listen outside play. */
function listeners(game: GameState, name: EventName): readonly Ability[] {
  const { traps, elsewhere } = heardOutside(game.box);
  const more = [
    ...(traps.has(name) ? waitingTraps(game) : []),
    ...(elsewhere.has(name) ? cardsElsewhere(game) : []),
  ];
  return more.length > 0
    ? listenersAmong(game, [...more, ...mayListen(game, name)], name)
    : inPlayListeners(game, name);
}

/** What a player has said with the completion of a card: whom it is about, and how much. */
const saidWith = ({ named, amount }: Frame): Pick<WaitingTrigger, 'play'> =>
  named || amount !== null
    ? { play: { ...(named ? { named } : {}), ...(amount === null ? {} : { amount }) } }
    : {};

/** Queues an effect that was set off already, by no event that cards listen for. */
export const letWait = (
  game: GameState,
  trigger: Omit<WaitingTrigger, 'id' | 'n' | 'chain'> & { readonly chain?: number },
): GameState =>
  changed(game, {
    nextId: game.nextId + 1,
    waiting: [...game.waiting, { id: game.nextId, n: 0, chain: 0, ...trigger }],
  });

/** Who hears of an event, where it is not everybody on the present table. */
export interface Hearing {
  /** The table on which it happened: a unit's "when this unit is discarded" is still seen although the unit is gone. */
  readonly table?: GameState;
  /** The one change that hears of it, where it came after the others. */
  readonly late?: number;
  /**
   * `first`: what disrupts hears of it when it is announced, and so before it has happened; `no`: all else hears of it then
   * (Play or Pass Chances, 1).
   */
  readonly disrupts?: 'first' | 'no';
}

const disrupting = memoize((effect: object): boolean =>
  somePiece(effect, ({ do: part }) => part === 'disrupt'),
);

/** Queues what the event sets off. */
export function emit(before: GameState, event: GameEvent, hearing: Hearing = {}): GameState {
  const { table, late, disrupts } = hearing;
  const game = late === undefined && disrupts !== 'first' ? remember(before, event) : before;
  const seen = table ?? game;
  if (!heardIn(game.box).has(event.type)) return game;
  const isMeantFor = (effect: TriggeredEffect): boolean =>
    disrupts === undefined || disrupting(effect) === (disrupts === 'first');
  let { nextId, used } = game;
  const found: WaitingTrigger[] = [];
  const frame = top(game.frames);
  const chain = (frame?.chain ?? 0) + 1;
  const hear = ({ by, key, n, on, source, effect }: Ability, more: Partial<WaitingTrigger> = {}) => {
    const from = source === on ? {} : { from: source };
    found.push({ id: nextId++, by, source: on, key, n, effect, event, chain, ...more, ...from });
  };
  for (const ability of listeners(seen, event.type)) {
    // In setup nothing but Events is heard (Setup).
    if (seen.point === 'preparation' && def(seen, ability.on).kind !== 'event') continue;
    const effect = meaning(ability.effect);
    if (effect.kind !== 'triggered' || !isMeantFor(effect) || !triggers(seen, ability, effect, event))
      continue;
    const { key, on } = ability;
    // What gives Force because Force is gained does not live on its own gift.
    if (event.type === 'force-gained' && frame?.key === key) continue;
    if (late !== undefined && !key.startsWith(`modifier ${late}#`)) continue;
    if (effect.once && isSpent({ used }, key)) continue;
    const trait = isTrait(def(seen, on)) && effect.parts.some((part) => part.do === 'attach');
    const may = trait || isTrap(def(seen, on));
    hear(ability, {
      ...(may ? { may } : {}),
      // What was said with the completion of a card answers what the card asks when it comes.
      ...(frame?.how === 'completion' && frame.source === on ? saidWith(frame) : {}),
    });
    // What nobody decides about has been used as soon as it waits.
    if (effect.once && !effect.may && !effect.cost && !may) used = [...used, onceOf(key)];
  }
  for (const ability of late === undefined ? lastingAbilities(game, 'triggered') : []) {
    const { effect } = ability;
    if (effect.kind === 'triggered' && isMeantFor(effect) && triggers(seen, ability, effect, event))
      hear(ability);
  }
  // What a unit that has left does still has the keywords that it last had (rulings, 10).
  const gone = late === undefined && disrupts !== 'first' ? event.object : undefined;
  const last = gone === undefined || isArena(card(seen, gone).zone) ? undefined : seen.last[gone];
  if (gone !== undefined && last) {
    const { by } = last;
    last.had.forEach((keyword, i) => {
      const effect = meaning(keyword);
      const ability = { key: `last ${gone}#${i}`, effect: keyword, source: gone, on: gone, by, n: 0 };
      if (effect.kind !== 'triggered' || effect.may || effect.when.object?.self !== 'this') return;
      if (triggers(seen, ability, effect, event)) hear(ability);
    });
  }
  const latest = found[found.length - 1];
  return latest
    ? countWaiting(changed(spent(game, found), { nextId, used }), found, label(game, latest.source))
    : game;
}

const onceOf = (key: string): string => `once ${key}`;

/** Whether a triggered effect for once a turn has been used in this turn. */
export const isSpent = ({ used }: Pick<GameState, 'used'>, key: string): boolean =>
  used.includes(onceOf(key));

export const spend = (game: GameState, key: string): GameState =>
  changed(game, { used: [...game.used, onceOf(key)] });

/** What waited for one event only is gone with it. */
function spent(game: GameState, found: readonly WaitingTrigger[]): GameState {
  if (!game.modifiers.some(({ once }) => once)) return game;
  const gone = ({ id, once }: GameState['modifiers'][number]) =>
    once && found.some(({ key }) => key === `modifier ${id}`);
  return changed(game, { modifiers: game.modifiers.filter((one) => !gone(one)) });
}

export const dropTrigger = (game: GameState, id: number): GameState =>
  changed(game, {
    waiting: game.waiting.filter((one) => one.id !== id),
  });

export const declineTrigger = (game: GameState, trigger: WaitingTrigger): GameState => {
  // That a Trap was there to be turned up, or a card in hand to be played, is its player's secret.
  if (isTrap(def(game, trigger.source)) || card(game, trigger.source).zone === 'hand')
    return dropTrigger(game, trigger.id);
  return note(dropTrigger(game, trigger.id), 'deed', 'effect.triggered', {
    type: 'effect-declined',
    by: trigger.by,
    cards: { source: trigger.source },
    ...keywordFacts(trigger.effect),
  });
};
