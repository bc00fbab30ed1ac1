// Other words for what happens in battle, as players and rule texts say them. Most are read only and printed in the words of
// cards.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { hole } from '../../core/grammar/shape.ts';
import type {
  Amount,
  Condition,
  DisruptTarget,
  Duration,
  Effect,
  Filter,
  KeywordEffect,
  Lost,
  Only,
  Part,
  Selector,
  StaticPart,
  Trigger,
  TriggeredEffect,
} from '../language/effect.ts';
import type { Arena } from '../model/state.ts';
import { standing } from './static-gains.ts';
import { divides } from './would.ts';

type Clause = readonly StaticPart[];
const THIS = { self: 'this' } as const;
const OTHERS = ['battle', 'mission', 'location', 'equipment', 'resource'] as const;

function attacking(g: Grammar): void {
  const clause = g.category<Clause>('static-clause');
  const said = <B extends { readonly t: Selector }>(words: string, part: (holes: B) => object | undefined) =>
    g.synonym<Clause, B>(clause, words, (holes) => {
      const data = standing(holes.t) ? part(holes) : undefined;
      return data && [{ ...data, to: holes.t } as unknown as StaticPart];
    });
  said('{t:single} must attack each turn', () => ({ do: 'must-attack' }));
  g.synonym<Clause, { f: Filter }>(clause, '{f:np-many} must attack this unit', ({ f }) =>
    f.of ? undefined : [{ do: 'must-attack', to: { each: f }, object: THIS }],
  );
  g.synonym<Clause, { f: Filter }>(
    clause,
    "anytime one of your opponent's {f:np-many} can attack this unit , it must do so",
    ({ f }) =>
      f.of ? undefined : [{ do: 'must-attack', to: { each: { of: 'opponent', ...f } }, object: THIS }],
  );
  for (const not of ["can't", 'cannot']) {
    const forbid = { do: 'forbid', what: 'attack' };
    const attacked = { do: 'forbid', what: 'be-attacked' };
    said<{ t: Selector; f: Filter }>(`{t:single} ${not} attack a|an {f:np-one}`, ({ f }) => ({
      ...forbid,
      object: f,
    }));
    said<{ t: Selector; f: Filter }>(`{t:single} ${not} be attacked by a|an {f:np-one}`, ({ f }) => ({
      ...attacked,
      object: f,
    }));
  }
  // Whoever is none of these can't be attacked, or can't attack it.
  const others = ({ subtype, unit: _, ...more }: Filter): Filter | undefined =>
    subtype && Object.keys(more).length === 0 ? { notSubtype: subtype } : undefined;
  said<{ t: Selector; f: Filter }>('{t:single} can|may only attack {f:np-many}', ({ f }) => {
    const object = others(f);
    return object && { do: 'forbid', what: 'attack', object };
  });
  said<{ t: Selector; f: Filter }>('{t:single} can|may only be attacked by {f:np-many}', ({ f }) => {
    const object = others(f);
    return object && { do: 'forbid', what: 'be-attacked', object };
  });
  for (const power of [
    'with {n:int} power [,] plus any other effects',
    'using {n:int} power [,] plus any other effects',
  ])
    for (const units of ['a unit', 'units'])
      said<{ t: Selector; a: Arena; n: number }>(
        `{t:single} may|can attack ${units} in the {a:arena} arena ${power}`,
        ({ a, n }) => ({ do: 'allow', what: 'other-arena', object: { arena: a }, power: n }),
      );
  g.synonym<Clause, object>(clause, 'you win ties for speed', () => [{ do: 'ties', who: 'you' }]);
  g.synonym<Clause, object>(clause, 'your opponent wins ties for speed', () => [
    { do: 'ties', who: 'opponent' },
  ]);
}

/** Values that can't be lowered. */
function keeping(g: Grammar): void {
  const clause = g.category<Clause>('static-clause');
  type Stat = 'speed' | 'power' | 'health';
  const fixed = (to: Selector, ...stats: readonly Stat[]): Clause | undefined =>
    standing(to) ? stats.map((stat) => ({ do: 'fix', to, stat, only: 'lose' })) : undefined;
  g.synonym<Clause, { t: Selector; s: Stat; r: Stat }>(
    clause,
    "{t:single} can't lose {s:stat} or {r:stat}",
    ({ t, s, r }) => fixed(t, s, r),
  );
  for (const lowered of ['reduced', 'lowered', 'decreased'])
    g.synonym<Clause, { s: Stat }>(clause, `this unit's {s:stat} can't be ${lowered}`, ({ s }) =>
      fixed({ the: 'this' }, s),
    );
}

function charges(g: Grammar): void {
  const clause = g.category<Clause>('static-clause');
  for (const [number, word] of [
    ['lowered', 'less'],
    ['int', 'more'],
  ] as const) {
    for (const [cards, of] of [
      ["[each of] your opponent's Battle cards", { of: 'opponent' }],
      ['[each of] your Battle cards', { of: 'you' }],
      ['[each] Battle card|cards', {}],
    ] as const)
      g.synonym<Clause, { n: number }>(
        clause,
        `${cards} cost|costs {n:${number}} ${word} Force [to play]`,
        ({ n }) => [{ do: 'charge', what: 'battle', ...of, n }],
      );
    for (const [whose, to] of [
      ["your opponent's", { each: { of: 'opponent' } }],
      ['your', { each: { of: 'you' } }],
      ["this unit's", { the: 'this' }],
    ] as const)
      for (const [kind, what] of [
        ['activated abilities', 'abilities'],
        ['abilities', 'abilities'],
        ['Force-activated abilities', 'force-abilities'],
      ] as const)
        g.synonym<Clause, { n: number }>(
          clause,
          `[each of] ${whose} ${kind} cost|costs {n:${number}} ${word} Force [to play|activate|use]`,
          ({ n }) =>
            whose === "this unit's" && kind === 'activated abilities'
              ? undefined
              : [{ do: 'charge', what, to, n }],
        );
    g.form(clause, `{k:keyword-names} abilities cost {n:${number}} ${word} Force [to play|activate|use]`, [
      { do: 'charge', what: 'abilities', to: { each: {} }, n: hole('n'), keywords: hole('k') },
    ]);
  }
}

function times(g: Grammar): void {
  const trigger = g.category<Trigger>('trigger');
  const [c, o] = [hole('c'), hole('o')];
  const form = (words: string, data: object): void =>
    g.form(trigger, `when|whenever ${words}`, data as Trigger);
  form('{o:someone} discards {c:someone}', { on: 'discarded', card: c, object: o });
  form('{o:someone} does damage to {c:someone}', { on: 'damaged', card: c, object: o });
  form('{o:someone} does damage', { on: 'damaged', card: {}, object: o });
  form('{c:someone} is damaged by|in an attack', { on: 'damaged', card: c, attack: true });
  form('{c:someone} is damaged by your opponent', { on: 'damaged', card: c, side: 'opponent' });
  form('{c:someone} does no damage when it attacks', { on: 'attack-ends', card: c, without: 'damage' });
}

function limits(g: Grammar): void {
  const one = g.category<readonly Only[]>('only-one');
  for (const when of ['when', 'if', 'whenever'])
    for (const [words, attacking] of [
      ['this unit attacks {o:someone}', (o: Filter) => ({ attacker: THIS, defender: o })],
      ['this unit is attacked by {o:someone}', (o: Filter) => ({ attacker: o, defender: THIS })],
    ] as const)
      g.synonym<readonly Only[], { o: Filter }>(one, `${when} ${words}`, ({ o }) => [
        { if: { is: 'attacking', ...attacking(o) } },
      ]);
  const clause = g.category<readonly Only[]>('only-clause');
  for (const words of [
    'play up to twice each|per turn',
    'play only twice each|per turn',
    'play twice each|per turn',
  ])
    g.synonym<readonly Only[], object>(clause, words, () => [{ times: 2 }]);
  g.synonym<readonly Only[], object>(clause, 'play any number of times each|per attack', () => [
    { often: true },
  ]);
  const condition = g.category<Condition>('plain-condition');
  for (const [words, arena] of [
    ['this arena', 'here'],
    ['the {a:arena} arena', undefined],
  ] as const)
    for (const only of [
      `this unit is the only unit you have in ${words}`,
      `this unit is your only unit in ${words}`,
    ])
      g.synonym<Condition, { a?: Arena }>(condition, only, ({ a }) => ({
        is: 'have',
        who: 'you',
        what: { self: 'other', arena: arena ?? a ?? 'here' },
        count: 'at-most',
        n: 0,
      }));
}

function cancelling(g: Grammar): void {
  const what = g.category<DisruptTarget>('disrupted');
  const say = (words: string, target: DisruptTarget): void =>
    g.synonym<DisruptTarget, object>(what, words, () => target);
  say("a unit's attack", { what: 'attack' });
  say("the attacking unit's attack", { what: 'attack' });
  say('an ability', { what: 'ability' });
  say('a unit card', { what: 'completion', card: ['unit'] });
  say('a non-unit card', { what: 'any', card: OTHERS });
  say('a card', { what: 'any', card: ['unit', ...OTHERS] });
  say("one of your opponent's activated abilities", { what: 'ability', by: { of: 'opponent' } });
  g.synonym<DisruptTarget, { s: string }>(what, 'a|an {s:possessive} attack', ({ s }) => ({
    what: 'attack',
    by: { subtype: [s] },
  }));
  const lost = g.category<Lost>('lost');
  for (const words of ['its|his|her|their abilities', 'all [its|his|her|their] abilities'])
    g.synonym<Lost, object>(lost, words, () => 'text');
  g.synonym<Lost, { l: readonly string[] }>(lost, 'all {l:keyword-list}', ({ l }) => l);
}

function forATime(g: Grammar): void {
  const part = g.category<Part>('part');
  const given = (to: Selector, effect: Effect): Part => ({
    do: 'grant',
    to,
    effects: [effect],
    until: 'attack',
  });
  g.synonym<Part, object>(part, "roll this unit's attack dice secretly for this attack", () =>
    given({ the: 'this' }, { kind: 'keyword', keyword: 'Cunning' }),
  );
  g.synonym<Part, { k: 'activated' | readonly string[] }>(
    part,
    "your opponent can't use {k:usable} for this attack",
    ({ k }) =>
      given(
        { each: { of: 'opponent' } },
        { kind: 'static', parts: [{ do: 'forbid-use', to: { the: 'this' }, what: k }] },
      ),
  );
}

/** Damage that is more, or shared out, and an attack that is over. */
function results(g: Grammar): void {
  const part = g.category<Part>('part');
  g.form(part, '{t:target} does {n:int} more|additional damage for this attack', {
    do: 'grant',
    to: hole('t'),
    effects: [
      {
        kind: 'triggered',
        when: { on: 'would-be-damaged', object: THIS, attack: true },
        parts: [{ do: 'more-damage', n: hole('n') }],
      },
    ],
    until: 'attack',
  });
  const rest =
    "between the defending unit and another of your opponent's units in the same arena [as the defending unit]";
  g.synonym<Part, object>(
    part,
    `for this attack , you may divide the hits from the attacking unit ${rest}`,
    () => ({ do: 'grant', to: { the: 'attacker' }, effects: [divides({ of: 'opponent' })], until: 'attack' }),
  );
  for (const units of ['two units in this arena', 'the defending unit and another unit in this arena'])
    g.synonym<TriggeredEffect, object>(
      g.category<TriggeredEffect>('triggered-words'),
      `when|whenever this unit attacks , you may divide its hits between ${units}`,
      () => divides(),
    );
  g.form(part, 'begin another battle step in that arena', { do: 'battle-again' });
  for (const words of ['begin an additional battle step in that arena', 'begin another battle step'])
    g.synonym<Part, object>(part, words, () => ({ do: 'battle-again' }));
  for (const words of ['end the attack', "the attacking unit's attack ends"])
    g.synonym<Part, object>(part, words, () => ({ do: 'end-attack' }));
  g.synonym<Part, object>(part, 'you win', () => ({ do: 'win', who: 'you' }));
  g.synonym<Part, object>(part, 'you lose the game', () => ({ do: 'win', who: 'opponent' }));
  const condition = g.category<Condition>('plain-condition');
  g.synonym<Condition, { a: Arena }>(condition, 'you have this unit in the {a:arena} arena', ({ a }) => ({
    is: 'self',
    what: { arena: a },
  }));
  g.synonym<Condition, { f: Filter }>(
    condition,
    'you have fewer {f:np-many} than your opponent [does|has]',
    ({ f }) => ({
      is: 'more',
      who: 'opponent',
      what: f,
    }),
  );
  g.synonym<Condition, { f: Filter; a: Arena }>(
    condition,
    'you have fewer {f:np-many} than your opponent in the {a:arena} arena',
    ({ f, a }) => (f.arena || f.zone ? undefined : { is: 'more', who: 'opponent', what: { ...f, arena: a } }),
  );
}

/** Of all units that are meant, whoever has them. */
function using(g: Grammar): void {
  const clause = g.category<Clause>('static-clause');
  type Used = 'activated' | readonly string[];
  g.synonym<Clause, { f: Filter; k: Used }>(clause, "{f:np-many} can't use {k:usable}", ({ f, k }) =>
    f.of ? undefined : [{ do: 'forbid-use', to: { each: f }, what: k }],
  );
  g.synonym<Part, { f: Filter; k: Used; d: Duration }>(
    g.category<Part>('part'),
    "{f:np-many} can't use {k:usable} {d:duration}",
    ({ f, k, d }) =>
      f.of
        ? undefined
        : {
            do: 'grant',
            to: { each: f },
            effects: [{ kind: 'static', parts: [{ do: 'forbid-use', to: { the: 'this' }, what: k }] }],
            until: d,
          },
  );
  // Without a cost it costs nothing (Keywords, Retaliate).
  g.synonym<KeywordEffect, { v: Amount }>(
    g.category<KeywordEffect>('keyword-effect'),
    'Retaliate X , where X is|equals {v:value}',
    ({ v }) => ({ kind: 'keyword', keyword: 'Retaliate', cost: [{ pay: 'force', n: 0 }], x: v }),
  );
}

export function battleWords(g: Grammar): void {
  results(g);
  using(g);
  attacking(g);
  keeping(g);
  charges(g);
  times(g);
  limits(g);
  cancelling(g);
  forATime(g);
}
