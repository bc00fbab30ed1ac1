// Who may, must or can't attack, use an ability, win: as long as an effect is on, or for a time.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type {
  Condition,
  Effect,
  Filter,
  Lost,
  Part,
  Selector,
  StaticEffect,
  StaticPart,
} from '../language/effect.ts';
import type { Arena } from '../language/terms.ts';
import { somePiece } from '../language/walk.ts';
import { aboutThis } from './conditional.ts';
import type { Gains } from './gains.ts';
import { standing, toParts } from './static-gains.ts';

const about = ([part]: readonly StaticPart[]): boolean =>
  part !== undefined && (!('to' in part) || part.do === 'cost' || standing(part.to));

/** Named keywords, all text, all activated abilities. */
function names(g: Grammar): void {
  g.list<string[]>('keyword-list', joined('keyword-name', 'and', 'or'));
  const lost = g.category<Lost>('lost');
  g.form(lost, 'its|his|her|their game text', 'text');
  g.form(lost, 'all [of] its|his|her|their game text', 'text');
  g.form(lost, 'all game text', 'text');
  g.form(lost, '{l:keyword-list}', hole('l'));
  const usable = g.category<'activated' | readonly string[]>('usable');
  g.form(usable, 'activated abilities', 'activated');
  g.form(usable, '{l:keyword-list}', hole('l'));
}

function whileOn(g: Grammar, clause: Category<readonly StaticPart[]>): void {
  const to = hole('t');
  const object = hole('o');
  const form = (words: string, data: object): void => g.form(clause, words, [data as StaticPart], about);
  form('{t:single} loses|lose {k:lost}', { do: 'lose', to, what: hole('k') });
  for (const not of ["can't", 'cannot'])
    form(`{t:single} ${not} use {k:usable}`, { do: 'forbid-use', to, what: hole('k') });
  g.synonym<readonly StaticPart[], { k: 'activated' | readonly string[] }>(
    clause,
    "your opponent can't use {k:usable}",
    ({ k }) => [{ do: 'forbid-use', to: { each: { of: 'opponent' } }, what: k }],
  );
  // By Bombard only units in the Ground arena are attacked, by Ion Cannon only those in the Space arena.
  g.synonym<readonly StaticPart[], { t: Selector }>(
    clause,
    "{t:single} can't use Bombard to attack your units in the Ground arena",
    ({ t }) => (standing(t) ? [{ do: 'forbid-use', to: t, what: ['Bombard'] }] : undefined),
  );
  g.synonym<readonly StaticPart[], { t: Selector; g: Gains; k: Lost }>(
    clause,
    '{t:single} [also] gets|get {g:gains} [,] and loses|lose {k:lost}',
    ({ t, g: gains, k }) => {
      const own = toParts({ to: t, g: gains });
      return own && [...own, { do: 'lose', to: t, what: k }];
    },
  );
  g.synonym<readonly StaticPart[], { t: Selector; g: Gains; k: Lost }>(
    clause,
    '{t:single} [also] gets|get {g:gains-before} , and loses|lose {k:lost}',
    ({ t, g: gains, k }) => {
      const own = toParts({ to: t, g: gains });
      return own && [...own, { do: 'lose', to: t, what: k }];
    },
  );
  form('{t:single} must attack', { do: 'must-attack', to });
  form('{t:single} must attack {o:someone}', { do: 'must-attack', to, object });
  form('{t:single} can|may attack [a] units|unit with Stealth', { do: 'allow', what: 'Stealth', to });
  g.form(
    clause,
    '{t:single} can|may attack {o:number-of}',
    [{ do: 'allow', what: 'own', to, object }],
    ([part]) => part?.do === 'allow' && part.object?.of === 'you' && standing(part.to),
  );
  g.form(
    clause,
    '{t:single} can|may attack this unit',
    [{ do: 'allow', what: 'own', to, object: { self: 'this' } }],
    ([part]) => part?.do === 'allow' && 'each' in part.to && part.to.each.of === 'you',
  );
  const elsewhere = { do: 'allow', what: 'other-arena', to, object: { arena: hole('a') } };
  form('{t:single} may|can attack a unit in the {a:arena} arena instead of this arena', elsewhere);
  // From an arena it can't be instead of the same one.
  g.synonym<readonly StaticPart[], { t: Selector; a: Arena; b: Arena }>(
    clause,
    '{t:single} may|can attack a unit in the {a:arena} arena instead of [a unit in] the {b:arena} arena',
    ({ t, a, b }) =>
      standing(t) && a !== b
        ? [{ do: 'allow', what: 'other-arena', to: t, object: { arena: a } }]
        : undefined,
  );
  // Whatever it may attack there, besides those of its own arena.
  g.form(
    clause,
    '{t:single} can|may attack {o:targets-there}',
    [{ do: 'allow', what: 'other-arena', to, object }],
    ([part]) => part?.do === 'allow' && standing(part.to) && part.object !== undefined,
  );
  const there = g.category<Filter>('targets-there');
  for (const [words, of] of [
    ['', undefined],
    ["your opponent's ", 'opponent'],
  ] as const)
    g.form(
      there,
      `${words}{f:np-simple-many}`,
      of ? merged({ of }, { f: '*' }) : hole('f'),
      (f) =>
        ((f.arena !== undefined && f.arena !== 'here' && f.arena !== 'there') ||
          (f.zone === 'arena' && f.type !== undefined)) &&
        !f.card &&
        f.keyword !== 'Stealth' &&
        f.of === of,
    );
  const with5 = '{t:single} may|can attack a unit in the {a:arena} arena instead of';
  form(`${with5} this arena with {n:int} power , plus any other effects`, { ...elsewhere, power: hole('n') });
  g.synonym<readonly StaticPart[], { t: Selector; a: Arena; b: Arena; n: number }>(
    clause,
    `${with5} [a unit in] the {b:arena} arena with {n:int} power [,] plus any other effects`,
    ({ t, a, b, n }) =>
      standing(t) && a !== b
        ? [{ do: 'allow', what: 'other-arena', to: t, object: { arena: a }, power: n }]
        : undefined,
  );
  form("damage from {t:single} can't be prevented", { do: 'unpreventable', from: to });
  form('prevent all damage to {t:single}', { do: 'prevent-all', to });
  g.form(
    clause,
    'prevent all damage to and from {t:single}',
    [
      { do: 'prevent-all', to },
      { do: 'prevent-all', to, from: true },
    ],
    about,
  );
  g.synonym<readonly StaticPart[], { t: Selector }>(
    clause,
    'prevent all damage to and done by {t:single}',
    ({ t }) =>
      standing(t)
        ? [
            { do: 'prevent-all', to: t },
            { do: 'prevent-all', to: t, from: true },
          ]
        : undefined,
  );
  form("attacks from|by {t:single} can't be disrupted", { do: 'undisruptable', what: 'attack', to });
  const self = { the: 'this' };
  form("this [Battle] card|unit|Mission|Trap|Campaign can't be disrupted", {
    do: 'undisruptable',
    what: 'this',
    to: self,
  });
  for (const [who, control] of [
    ['you', 'you control'],
    ['opponent', 'your opponent controls'],
  ] as const) {
    form(`${control} the {a:arena} arena`, { do: 'holds', who, arena: hole('a') });
    form(`${control} this arena`, { do: 'holds', who, arena: 'here' });
  }
  for (const [words, who] of [
    ["you can't", 'you'],
    ["your opponent can't", 'opponent'],
    ["players can't", 'each'],
    ['neither player can', 'each'],
  ] as const)
    form(`${words} play {k:kinds} cards`, { do: 'forbid-play', who, card: hole('k') });
  form("{k:kinds} cards can't be played", { do: 'forbid-play', who: 'each', card: hole('k') });
  for (const where of ['this arena', 'its arena', 'the arena', 'an arena'])
    form(`{t:single} doesn't|don't control ${where}`, { do: 'holds-not', to });
  for (const [who, whom] of [
    ['you', 'you'],
    ['opponent', 'your opponent'],
  ] as const)
    for (const what of ['lose', 'win'] as const)
      form(`${whom} can't ${what} the game`, { do: 'cannot', what, who });
}

const isThisUnit = (filter: Filter | undefined): boolean =>
  filter?.self === 'this' && Object.keys(filter).length === 1;

/** For a time: the unit is given the effect that says so. */
function forATime(g: Grammar, part: Category<Part>): void {
  const to = hole('t');
  const until = hole('d');
  const self = { the: 'this' } as const;
  const form = (words: string, ...parts: readonly object[]): void =>
    g.form(
      part,
      `${words} {d:duration}`,
      { do: 'grant', to, effects: [{ kind: 'static', parts } as unknown as Effect], until },
      // "Must attack this unit" would mean another unit there.
      (p) => p.do === 'grant' && !somePiece(p.effects, ({ object }) => isThisUnit(object)),
    );
  const attack = { do: 'forbid', what: 'attack', to: self };
  const attacked = { do: 'forbid', what: 'be-attacked', to: self };
  const across = { do: 'allow', what: 'other-arena', to: self };
  form('{t:target} can|may attack {o:targets-there}', { ...across, object: hole('o') });
  for (const there of ['this arena', '[a unit in] the Ground arena', '[a unit in] the Space arena'])
    form(`{t:target} can|may attack a unit in the {a:arena} arena instead of ${there}`, {
      ...across,
      object: { arena: hole('a') },
    });
  form("damage from {t:single} can't be prevented", { do: 'unpreventable', from: self });
  form("{t:target} can't gain or lose {s:stat}", { do: 'fix', to: self, stat: hole('s') });
  form("{t:target} can't lose {s:stat}", { do: 'fix', to: self, stat: hole('s'), only: 'lose' });
  form("{t:target} can't lose {k:lost}", { do: 'keep', to: self, what: hole('k') });
  form("{t:target} can't retreat", { do: 'no-retreat', to: self });
  form("{t:target} can't attack", attack);
  form("{t:target} can't be attacked", attacked);
  form("{t:target} can't attack or be attacked", attack, attacked);
  form("{t:target} can't use {k:usable}", { do: 'forbid-use', to: self, what: hole('k') });
  form('{t:target} must attack', { do: 'must-attack', to: self });
  form('{t:target} must attack {o:someone}', { do: 'must-attack', to: self, object: hole('o') });
  g.form(part, '{t:target} [each] loses|lose {k:lost} {d:duration}', {
    do: 'lose',
    to,
    what: hole('k'),
    until,
  });
  for (const words of [
    '{t:target} has|have no effect {d:duration}',
    '{d:duration} , {t:single} has|have no effect',
  ])
    g.form(part, words, { do: 'lose', to, what: 'text', until });
  for (const [who, whom] of [
    ['you', 'you'],
    ['opponent', 'your opponent'],
  ] as const)
    for (const what of ['lose', 'win'] as const)
      g.form(part, `${whom} can't ${what} the game {d:duration}`, { do: 'cannot', what, who, until });
}

/** "As long as this unit is damaged, it loses Stealth." */
function conditionally(g: Grammar): void {
  const effect = g.category<StaticEffect>('static');
  g.synonym<StaticEffect, { i: readonly Condition[]; k: Lost }>(
    effect,
    'as long as {i:conditions} , it|he|she loses {k:lost}',
    ({ i, k }) =>
      i.every(aboutThis)
        ? { kind: 'static', if: i, parts: [{ do: 'lose', to: { the: 'this' }, what: k }] }
        : undefined,
  );
}

export function attacks(g: Grammar): void {
  conditionally(g);
  names(g);
  whileOn(g, g.category<readonly StaticPart[]>('static-clause'));
  forATime(g, g.category<Part>('part'));
}
