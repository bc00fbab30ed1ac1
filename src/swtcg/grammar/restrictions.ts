// What units can't do, must pay for or may have, as long as an effect is on.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, sole } from '../../core/grammar/shape.ts';
import type { Filter, Selector, StaticPart } from '../language/effect.ts';
import type { Arena } from '../model/state.ts';
import { standing } from './static-gains.ts';

type Clause = Category<readonly StaticPart[]>;
const about = ([part]: readonly StaticPart[]): boolean =>
  part !== undefined && 'to' in part && part.do !== 'cost' && standing(part.to);
const SELF = { the: 'this' } as const;

function retreating(g: Grammar, clause: Clause): void {
  const to = hole('t');
  const step = true;
  g.form(clause, "{t:single} can't retreat [or be retreated]", [{ do: 'no-retreat', to }], about);
  g.form(
    clause,
    "{t:single} can't retreat during your|the|their retreat step",
    [{ do: 'no-retreat', to, step }],
    about,
  );
  g.synonym<readonly StaticPart[], { t: Selector; a: Arena }>(
    clause,
    "{t:single} can't retreat from the {a:arena} arena",
    ({ t, a }) =>
      'each' in t && !t.each.arena && !t.each.zone
        ? [{ do: 'no-retreat', to: { each: { ...t.each, arena: a } } }]
        : undefined,
  );
  // "Characters can't retreat", "Your opponent's units can't retreat": all of them.
  g.synonym<readonly StaticPart[], { f: Filter }>(
    clause,
    "{f:np-many} can't retreat [or be retreated]",
    ({ f }) => [{ do: 'no-retreat', to: { each: f } }],
  );
  g.synonym<readonly StaticPart[], { f: Filter }>(
    clause,
    "your opponent can't retreat [any] {f:np-many}",
    ({ f }) => [{ do: 'no-retreat', to: { each: { of: 'opponent', ...f } } }],
  );
  for (const theirs of ['his or her', 'their'])
    g.synonym<readonly StaticPart[], { f: Filter }>(
      clause,
      `your opponent can't retreat [any] {f:np-many} during ${theirs} retreat step`,
      ({ f }) => [{ do: 'no-retreat', to: { each: { of: 'opponent', ...f } }, step }],
    );
}

function staying(g: Grammar, clause: Clause): void {
  for (const words of [
    "can't move to another arena",
    "can't move between arenas",
    "can't move [arenas]",
    "can't be moved",
  ])
    g.form(clause, `{t:single} ${words}`, [{ do: 'no-move', to: hole('t') }], about);
  g.synonym<readonly StaticPart[], { t: Selector }>(
    clause,
    "{t:single} can't retreat or move arenas",
    ({ t }) =>
      standing(t)
        ? [
            { do: 'no-retreat', to: t },
            { do: 'no-move', to: t },
          ]
        : undefined,
  );
}

/** "Your opponent must pay 2 Force to attack this unit." */
function tolls(g: Grammar, clause: Clause): void {
  const n = hole('n');
  const due = { do: 'toll', to: hole('t'), n } as const;
  g.form(clause, 'your opponent must pay {n:int} Force to attack {t:single}', [due], about);
  g.form(
    clause,
    'your opponent must pay {n:int} Force to attack with {t:single}',
    [{ ...due, with: true }],
    about,
  );
  interface Toll {
    readonly t: Selector;
    readonly n: number;
  }
  const read = (words: string, more: object): void =>
    g.synonym<readonly StaticPart[], Toll>(clause, words, ({ t, n: force }) =>
      standing(t) ? [{ do: 'toll', to: t, n: force, ...more }] : undefined,
    );
  for (const pays of ['he or she pays', 'they pay', 'your opponent pays']) {
    read(`your opponent can't attack {t:single} unless ${pays} {n:int} Force`, {});
    read(`{t:single} can't be attacked unless ${pays} {n:int} Force`, {});
    read(`{t:single} can't attack unless ${pays} {n:int} Force`, { with: true });
    g.synonym<readonly StaticPart[], { f: Filter; n: number }>(
      clause,
      `your opponent can't attack a|an {f:np-one} unless ${pays} {n:int} Force`,
      ({ f, n: force }) => [{ do: 'toll', to: { each: { of: 'you', ...f } }, n: force }],
    );
  }
}

/** Arenas, Pilots, stacks. */
function room(g: Grammar, clause: Clause): void {
  const to = hole('t');
  const holds = [
    "doesn't count toward|towards",
    "don't count toward|towards",
    'does not count toward|towards',
  ];
  for (const [i, words] of holds.entries()) {
    const form = (end: string, data: object): void => {
      if (i === 0)
        g.form(
          clause,
          `{t:single} ${words} ${end}`,
          [{ do: 'holds-not', to, ...data } as unknown as StaticPart],
          about,
        );
      else
        g.synonym<readonly StaticPart[], { t: Selector; a?: readonly Arena[] }>(
          clause,
          `{t:single} ${words} ${end}`,
          ({ t, a }) => (standing(t) ? [{ do: 'holds-not', to: t, ...(a ? { arena: a } : {}) }] : undefined),
        );
    };
    form('controlling any|an arena', {});
    form('controlling the {a:types} arena', { arena: hole('a') });
    form('controlling this arena', {});
    form('arena control', {});
  }
  g.synonym<readonly StaticPart[], { t: Selector }>(
    clause,
    "{t:single} doesn't count for arena control",
    ({ t }) => (standing(t) ? [{ do: 'holds-not', to: t }] : undefined),
  );
  g.form(clause, '{t:single} can have up to {n:int} Pilots', [{ do: 'pilot-room', to, n: hole('n') }], about);
  g.form(
    clause,
    '{t:single} can only be piloted by a|an {f:np-one}',
    [{ do: 'only-pilots', to, what: hole('f') }],
    about,
  );
  g.form(clause, "this unit's stack can have {n:int} extra card(s) in it", [
    { do: 'stack-room', to: SELF, n: hole('n') },
  ]);
  g.form(
    clause,
    '{t:single} can have [up to] {n:int} extra card(s) in its|their stack|stacks',
    [{ do: 'stack-room', to, n: hole('n') }],
    ([part]) => part?.do === 'stack-room' && 'each' in part.to,
  );
  // The usual 4 among them.
  for (const up of ['up to ', ''])
    g.lens<readonly StaticPart[], { n: number; t: Selector }>(
      clause,
      `{t:single} can have ${up}{n:int} cards in its|his|her|their stack|stacks`,
      ({ n, t }) => (n > 4 && standing(t) ? [{ do: 'stack-room', to: t, n: n - 4, upTo: true }] : undefined),
      (parts) => {
        const room = sole(parts, 'stack-room');
        return room && { n: room.n + 4, t: room.to };
      },
    );
  g.synonym<readonly StaticPart[], { n: number }>(
    clause,
    'this unit can have [up to] {n:int} extra card(s) in its|his|her stack',
    ({ n }) => [{ do: 'stack-room', to: SELF, n }],
  );
}

/** "You may stack this unit beneath …": the other way round than Stack. */
function beneath(g: Grammar, clause: Clause): void {
  type Words = { t: Selector; n?: string };
  // "Tarn's": a part of the name that was said before.
  g.terminal<string>('somebodys', {
    read: (tokens, at) =>
      [1, 2, 3, 4].flatMap((length) => {
        const said = tokens.slice(at, at + length).map((t) => t.text);
        return said.every((word) => /^[\p{Lu}"]/u.test(word)) && /'s?$/.test(said[length - 1] ?? '')
          ? [{ value: said.join(' ').replace(/'s?$/, ''), end: at + length }]
          : [];
      }),
    print: () => null,
  });
  const under =
    (more: object) =>
    ({ t, n = '' }: Words): readonly StaticPart[] | undefined => {
      const what = 'choose' in t && !t.count ? t.choose : 'each' in t && t.each.name ? t.each : undefined;
      return what && (n === '' || what.name?.includes(n)) ? [{ do: 'lie-under', what, ...more }] : undefined;
    };
  const match = (parts: readonly StaticPart[]): Words | null => {
    const part = sole(parts, 'lie-under');
    if (!part) return null;
    const { what } = part;
    return {
      t: what.name !== undefined && Object.keys(what).length === 1 ? { each: what } : { choose: what },
    };
  };
  const start = 'you may|can stack this unit|card beneath|under {t:single}';
  const tops = ['that', 'that {b:belonging}', 'his|her|its', '{n:somebodys}'].map(
    (whose) => `this unit|card can't be on top of ${whose} stack`,
  );
  const copies = [
    ', and there can only be one copy of this card in that stack',
    '. there can only be one copy of this card in that stack',
    '. you can only have one copy of this card in that stack',
  ];
  const last = ". treat this card as part of that unit's stack";
  for (const top of tops)
    for (const end of ['', last]) {
      g.lens<readonly StaticPart[], Words>(clause, `${start} . ${top} ${end}`, under({}), match);
      for (const copy of copies)
        g.lens<readonly StaticPart[], Words>(
          clause,
          `${start} ${copy} . ${top} ${end}`,
          under({ once: true }),
          match,
        );
    }
}

/** "Equipped unit can only have one Lightsaber Weapon attached to it." */
function equipment(g: Grammar, clause: Clause): void {
  const tail = 'attached [to it|him|her]';
  const to = hole('t');
  g.form(
    clause,
    `{t:single} can|may only have one {f:gear} ${tail}`,
    [{ do: 'one-attached', to, what: hole('f') }],
    about,
  );
  g.form(
    clause,
    `{t:single} can|may only have one this unit ${tail}`,
    [{ do: 'one-attached', to, what: 'copy' }],
    ([part]) => part?.do === 'one-attached' && 'equipped' in part.to,
  );
}

function ties(g: Grammar, clause: Clause): void {
  for (const [who, whose] of [
    ['you', 'your'],
    ['opponent', "your opponent's"],
  ] as const) {
    g.form(clause, `${whose} units win ties for speed`, [{ do: 'ties', who }]);
    g.synonym<readonly StaticPart[], object>(clause, `all [of] ${whose} units win ties for speed`, () => [
      { do: 'ties', who },
    ]);
  }
}

export function restrictions(g: Grammar, clause: Clause): void {
  retreating(g, clause);
  staying(g, clause);
  tolls(g, clause);
  room(g, clause);
  beneath(g, clause);
  ties(g, clause);
  equipment(g, clause);
}
