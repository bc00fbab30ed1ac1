// When: what sets a triggered effect off.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Filter, Trigger } from '../language/effect.ts';
import { WHERE } from './filters.ts';

const SIDES: readonly (readonly ['you' | 'opponent', string, string])[] = [
  ['you', 'you', 'your'],
  ['opponent', 'your opponent', "your opponent's"],
];

function cards(g: Grammar, trigger: ReturnType<typeof g.category<Trigger>>): void {
  const c = hole('c');
  const o = hole('o');
  const self = { self: 'this' } as const;
  const form = (words: string, data: object): void =>
    g.form(trigger, `when|whenever|anytime ${words}`, data as Trigger);
  form('{c:someone} attacks', { on: 'attacks', card: c });
  form('{c:someone} attacks {o:someone}', { on: 'attacks', card: c, object: o });
  form('{c:someone} is [being] attacked', { on: 'attacked', card: c });
  form('{c:someone} attacks or is attacked', { on: 'attacks', card: c, either: true });
  form('damage to {c:someone} is prevented', { on: 'prevented', card: c });
  for (const ability of [
    'a Force-activated ability',
    'a Force activated ability',
    'a Force - activated ability',
  ])
    form(`{c:someone} uses ${ability}`, { on: 'used', card: c, force: true });
  form('{c:some-owner} Force-activated ability is used', { on: 'used', card: c, force: true });
  for (const words of [
    'you activate an ability with a Force cost on this unit',
    "you use one of this unit's Force-activated abilities",
  ])
    form(words, { on: 'used', card: self, force: true });
  form('{c:someone} uses an activated ability', { on: 'used', card: c });
  form('{c:someone} uses {k:keyword-name}', { on: 'used', card: c, what: hole('k') });
  form('1 or more {w:counter} counters are put on {c:someone}', {
    on: 'counters-put',
    what: hole('w'),
    card: c,
  });
  form('{c:someone} is attacked by {o:someone}', { on: 'attacked', card: c, object: o });
  form('{c:owned} attack ends', { on: 'attack-ends', card: c });
  form('its attack ends', { on: 'attack-ends', card: self });
  form('{c:someone} is damaged [( after damage prevention )]', { on: 'damaged', card: c });
  // Damage is done once it is placed: "after damage prevention" says nothing new (Phrases, "damage done").
  form('{o:someone} damages {c:someone} [( after damage prevention )]', {
    on: 'damaged',
    card: c,
    object: o,
  });
  form('{c:someone} is damaged by {o:someone}', { on: 'damaged', card: c, object: o });
  form('{c:someone} is discarded', { on: 'discarded', card: c });
  // The unit is looked at as it was before it went.
  form('{c:someone} is discarded {w:where}', { on: 'discarded', card: merged({}, { c: '*', w: WHERE }) });
  form('damage from {o:someone} causes {c:someone} to be discarded', {
    on: 'discarded',
    card: c,
    object: o,
    fatal: true,
  });
  form('{o:someone} causes {c:someone} to be discarded', { on: 'discarded', card: c, object: o });
  const from = merged({}, { c: '*', w: WHERE });
  const told = (when: Trigger): boolean => when.card?.zone !== undefined || when.card?.arena !== undefined;
  for (const [words, more] of [
    ['damage from {o:someone} causes {c:someone} to be discarded', { fatal: true }],
    ['{o:someone} causes {c:someone} to be discarded', {}],
  ] as const)
    g.form(
      trigger,
      `when|whenever ${words} {w:where}`,
      { on: 'discarded', card: from, object: o, ...more } as unknown as Trigger,
      told,
    );
  g.form(
    trigger,
    'when|whenever {c:someone} uses {k:keyword-name} {w:where}',
    { on: 'used', card: from, what: hole('k') } as unknown as Trigger,
    told,
  );
  for (const retreats of ['retreats', 'is retreated'])
    form(`{c:someone} ${retreats}`, { on: 'retreated', card: c });
  form('{c:someone} taps|tap', { on: 'tapped', card: c });
  form('{c:someone} is tapped', { on: 'tapped', card: c });
  form('{c:someone} becomes tapped', { on: 'tapped', card: c });
  form('{c:someone} untaps', { on: 'untapped', card: c });
  form('{c:someone} becomes untapped', { on: 'untapped', card: c });
  form('you move this unit to|into the {a:arena} arena', {
    on: 'moved',
    card: self,
    side: 'you',
    arena: hole('a'),
  });
  form('you deploy this unit', { on: 'deployed', card: self });
  form('you deploy this unit to|into the {a:arena} arena', { on: 'deployed', card: self, arena: hole('a') });
  form('you deploy this unit to|into any arena', { on: 'deployed', card: self });
  form('you deploy this unit using|with Hidden Cost', { on: 'deployed', card: self, by: 'Hidden Cost' });
  form('you retreat this unit', { on: 'retreated', card: self, side: 'you' });
  form('you complete this unit|Mission|Location|Equipment|Resource|Trait', { on: 'completed', card: self });
  // "Put" is no move (Phrases, "put").
  for (const moves of ['moves', 'is moved']) {
    form(`{c:someone} ${moves}`, { on: 'moved', card: c });
    form(`{c:someone} ${moves} to|into the {a:arena} arena`, { on: 'moved', card: c, arena: hole('a') });
    form(`{c:someone} ${moves} to|into this arena`, { on: 'moved', card: c, arena: 'here' });
  }
  form('{c:someone} is deployed', { on: 'deployed', card: c });
  for (const [words, more] of [
    ['is deployed or put', { how: ['deployed', 'put'] }],
    ['is put', { how: ['put'] }],
    ['is deployed , moved [,] or put', {}],
    ['is deployed , put [,] or moved', {}],
  ] as const) {
    const came = { on: 'arrived', card: c, ...more };
    form(`{c:someone} ${words} into any arena`, came);
    form(`{c:someone} ${words} into the {a:arena} arena`, { ...came, arena: hole('a') });
    form(`{c:someone} ${words} into this arena`, { ...came, arena: 'here' });
  }
  form('{c:someone} is deployed to|into the {a:arena} arena', { on: 'deployed', card: c, arena: hole('a') });
  form('{c:someone} is deployed to|into this arena', { on: 'deployed', card: c, arena: 'here' });
  form('{c:someone} is completed', { on: 'completed', card: c });
  // The last words of an older set: finished means completed.
  form('you finish building this unit', { on: 'completed', card: self });
  g.synonym<Trigger, { c: Filter }>(
    trigger,
    'when|whenever you finish building {c:some-card}',
    ({ c: built }) => ({ on: 'completed', card: built, side: 'you' }),
  );
  form('you finish building this Mission|Location|Equipment|Resource|Trait|Campaign', {
    on: 'completed',
    card: self,
  });
  form('you put this Location into its arena', { on: 'completed', card: self });
  form('you complete this Skill|Campaign|Trap|card', { on: 'completed', card: self });
  for (const which of ['the other', 'that'])
    form(`{o:someone} damages {c:someone} and ${which} unit is discarded`, {
      on: 'discarded',
      card: c,
      object: o,
      fatal: true,
    });
  form('damage from {c:owned-attack} causes {d:someone} to be discarded', {
    on: 'discarded',
    object: c,
    card: hole('d'),
    attack: true,
  });
  form('damage causes {c:someone} to be discarded', { on: 'discarded', card: c, fatal: true });
  form('{c:someone} is discarded from play', { on: 'discarded', card: c });
}

const plainly = ({ card }: Trigger): boolean =>
  ![card?.keyword ?? []].flat().some((name) => name.endsWith(' Cost'));

function sides(g: Grammar, trigger: ReturnType<typeof g.category<Trigger>>): void {
  // Cards that are meant without saying whose: the sentence says who does it.
  const some = g.category<Filter>('some-card');
  g.form(some, 'another {f:np-one}', merged({ self: 'other' }, { f: '*' }));
  g.form(some, 'a|an|any {f:np-one}', hole('f'));
  // Without a side it is whoever does it.
  const all = [...SIDES, [undefined, 'a|any|either|each player', "each|a|any|either player's"] as const];
  for (const [side, who, whose] of all) {
    const s = side === 'you' ? '' : 's';
    // "A unit with Hidden Cost" may mean paid for in that way: there the cost is no property.
    const form = (words: string, data: object): void =>
      g.form(
        trigger,
        `when|whenever|anytime ${words}`,
        (side ? { ...data, side } : data) as Trigger,
        plainly,
      );
    form(`${who} deploy${s} {c:some-card}`, { on: 'deployed', card: hole('c') });
    form(`${who} deploy${s} {c:some-card} to|into|in the {a:arena} arena`, {
      on: 'deployed',
      card: hole('c'),
      arena: hole('a'),
    });
    form(`${who} deploy${s} {c:some-card} to|into any arena`, { on: 'deployed', card: hole('c') });
    form(`${who} deploy${s} {c:some-card} to|into|in this arena`, {
      on: 'deployed',
      card: hole('c'),
      arena: 'here',
    });
    for (const way of ['Hidden Cost', 'Alternative Cost'] as const) {
      const paid = { on: 'deployed', card: hole('c'), by: way } as const;
      for (const words of [
        `${who} deploy${s} {c:some-card} using|with ${way}`,
        `${who} use${s} ${way} to deploy {c:some-card}`,
        ...(side ? [] : [`${way} is used to deploy {c:some-card}`]),
      ])
        form(words, paid);
      for (const words of [
        `${who} deploy${s} {c:some-card} to the {a:arena} arena using|with ${way}`,
        `${who} use${s} ${way} to deploy {c:some-card} to the {a:arena} arena`,
      ])
        form(words, { ...paid, arena: hole('a') });
      form(`${who} deploy${s} {c:some-card} to this arena using|with ${way}`, { ...paid, arena: 'here' });
    }
    form(`${who} retreat${s} {c:some-card}`, { on: 'retreated', card: hole('c') });
    for (const verbs of [`deploy${s} , move${s} [,] or put${s}`, `deploy${s} , put${s} [,] or move${s}`]) {
      form(`${who} ${verbs} {c:some-card} into the {a:arena} arena`, {
        on: 'arrived',
        card: hole('c'),
        arena: hole('a'),
      });
      form(`${who} ${verbs} {c:some-card} into this arena`, {
        on: 'arrived',
        card: hole('c'),
        arena: 'here',
      });
      form(`${who} ${verbs} {c:some-card} into any arena`, { on: 'arrived', card: hole('c') });
    }
    for (const [verbs, how] of [
      [`deploy${s} or put${s}`, ['deployed', 'put']],
      [`put${s}`, ['put']],
    ] as const) {
      const came = { on: 'arrived', card: hole('c'), how } as const;
      form(`${who} ${verbs} {c:some-card} into the {a:arena} arena`, { ...came, arena: hole('a') });
      form(`${who} ${verbs} {c:some-card} into this arena`, { ...came, arena: 'here' });
      form(`${who} ${verbs} {c:some-card} into any arena`, came);
      form(`${who} ${verbs} {c:some-card} into play`, came);
    }
    form(`${who} move${s} {c:some-card} to|into the {a:arena} arena`, {
      on: 'moved',
      card: hole('c'),
      arena: hole('a'),
    });
    form(`${who} move${s} {c:some-card} onto|to {o:some-card} [as a Pilot]`, {
      on: 'moved',
      card: hole('c'),
      object: hole('o'),
    });
    form(`${who} move${s} {c:some-card} onto this unit [as a Pilot]`, {
      on: 'moved',
      card: hole('c'),
      object: { self: 'this' },
    });
    form(`${who} complete${s} {c:some-card}`, { on: 'completed', card: hole('c') });
    form(`${who} play${s} {c:some-card}`, { on: 'card-played', card: hole('c') });
    form(`${who} draw${s} a card`, { on: 'drawn' });
    for (const n of ['', '1 or more'])
      form(`${who} prevent${s} ${n} damage to {c:someone}`, { on: 'prevented', card: hole('c') });
    for (const one of ['a card', 'a card from your hand', 'a card from his or her hand'])
      form(`${who} discard${s} ${one}`, { on: 'hand-discarded' });
    for (const ability of ['a Force-activated ability', 'a Force activated ability'])
      form(`${who} use${s} ${ability}`, { on: 'used', force: true });
    form(`${who} use${s} an activated ability`, { on: 'used' });
    for (const n of ['1 or more', 'a'])
      form(`${who} put${s} ${n} {w:counter} counter(s) on {c:someone}`, {
        on: 'counters-put',
        what: hole('w'),
        card: hole('c'),
      });
    form(`${whose} build step starts`, { on: 'build-step-starts' });
    form(`${whose} build step ends`, { on: 'build-step-ends' });
    form(`${whose} build step begins`, { on: 'build-step-starts' });
    // The start of the draw step is the start of the build step (Turn Structure, 5).
    form(`${whose} draw step starts`, { on: 'build-step-starts' });
    form(`${whose} retreat step ends`, { on: 'retreat-step-ends' });
  }
}

function steps(g: Grammar, trigger: ReturnType<typeof g.category<Trigger>>): void {
  const a = hole('a');
  const form = (words: string, data: object): void => g.form(trigger, words, data as Trigger);
  for (const [verb, edge, on] of [
    ['starts|begins', 'start', 'setup-starts'],
    ['ends', 'end', 'setup-ends'],
  ] as const) {
    form(`when setup ${verb}`, { on });
    form(`at [the] ${edge} of setup`, { on });
  }
  form('when|whenever the|each|a turn starts', { on: 'turn-starts' });
  form('at [the] start of [the|each] turn', { on: 'turn-starts' });
  form('at [the] end of [the|each] turn', { on: 'turn-ends' });
  form('when|whenever the|each|this turn ends', { on: 'turn-ends' });
  form("when|whenever each player's build step starts", { on: 'build-step-starts' });
  form('when|whenever each build step starts', { on: 'build-step-starts' });
  form('when|whenever the|each command phase starts|begins', { on: 'command-phase-starts' });
  form('at [the] start of the|each command phase', { on: 'command-phase-starts' });
  form('when|whenever the|each battle phase starts', { on: 'battle-phase-starts' });
  form('at [the] start of the|each battle phase', { on: 'battle-phase-starts' });
  form('when|whenever the|each battle phase ends', { on: 'battle-phase-ends' });
  form('at [the] end of the|each battle phase', { on: 'battle-phase-ends' });
  form('when|whenever the|each {a:arena} battle step starts', { on: 'battle-step-starts', arena: a });
  form('when|whenever the|each {a:arena} battle step ends', { on: 'battle-step-ends', arena: a });
  form('when|whenever each|a battle step starts', { on: 'battle-step-starts' });
  form('when|whenever each|a battle step ends', { on: 'battle-step-ends' });
  form('when|whenever an|the|each attack ends', { on: 'attack-ends' });
  for (const [edge, on] of [
    ['start', 'starts'],
    ['end', 'ends'],
  ] as const) {
    form(`at [the] ${edge} of the|each {a:arena} battle step`, { on: `battle-step-${on}`, arena: a });
    form(`at [the] ${edge} of each battle step`, { on: `battle-step-${on}` });
    const verb = edge === 'start' ? 'starts|begins|start' : 'ends|end';
    form(`when|whenever [the] this arena's battle step ${verb}`, { on: `battle-step-${on}`, arena: 'here' });
    form(`when|whenever each arena's battle step ${verb}`, { on: `battle-step-${on}` });
    form(`at [the] ${edge} of the battle step in the arena where this Location is deployed`, {
      on: `battle-step-${on}`,
      arena: 'here',
    });
    form(`at [the] ${edge} of this arena's battle step`, { on: `battle-step-${on}`, arena: 'here' });
  }
  form('when|whenever the|each {a:arena} battle step begins', { on: 'battle-step-starts', arena: a });
  form('when|whenever the|each battle phase begins', { on: 'battle-phase-starts' });
  form('when|whenever the|each turn begins', { on: 'turn-starts' });
  form('at [the] start of your build|draw step', { on: 'build-step-starts', side: 'you' });
  form("at [the] start of your opponent's build step", { on: 'build-step-starts', side: 'opponent' });
  form('at [the] start of each build step', { on: 'build-step-starts' });
  form('when|whenever the roll for build points is made', { on: 'build-rolled' });
  form('when|whenever you roll for build points', { on: 'build-rolled' });
  form('when|whenever you gain Force', { on: 'force-gained', side: 'you' });
  form('when|whenever your opponent gains Force', { on: 'force-gained', side: 'opponent' });
}

export function triggers(g: Grammar): void {
  const trigger = g.category<Trigger>('trigger');
  const owned = g.category<Filter>('owned');
  g.form(owned, "this unit's", { self: 'this' });
  const some = g.category<Filter>('some-owner');
  g.form(some, "a unit's", {});
  g.form(some, "one of your units'|unit's", { of: 'you' });
  g.form(some, "one of your opponent's units'|unit's", { of: 'opponent' });
  const strike = g.category<Filter>('owned-attack');
  g.form(strike, "this unit's attack", { self: 'this' });
  cards(g, trigger);
  sides(g, trigger);
  steps(g, trigger);
}
