// Cards that are looked for: in a deck or a discard pile, and where they go; counters on cards that are being built.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, sole } from '../../core/grammar/shape.ts';
import type { Amount, Filter, Part } from '../language/effect.ts';
import { asUnitCard } from './filters.ts';

type Search = Extract<Part, { do: 'search' }>;
type Pile = Pick<Search, 'zone' | 'of'>;
type Goal = Pick<Search, 'into' | 'counters'>;
type More = Pick<Search, 'upTo' | 'hidden'>;

function piles(g: Grammar): void {
  const pile = g.category<Pile>('pile');
  for (const [whose, of] of [
    ['your', {}],
    ["your opponent's", { of: 'opponent' }],
  ] as const) {
    g.form(pile, `${whose} deck`, { zone: 'deck', ...of });
    g.form(pile, `${whose} discard pile`, { zone: 'discard', ...of });
    for (const and of ['and / or', 'and', `and ${whose}`])
      g.form(pile, `${whose} deck ${and} discard pile`, { zone: 'either', ...of });
  }
  // One card of the one or the other: the same as both looked through.
  const one = g.category<Pile>('pile-one');
  g.form(one, '{p:pile}', hole('p'));
  g.form(one, 'your deck or discard pile', { zone: 'either' });
}

/** What is taken from a pile, and whether it lies open there; the words for showing it say nothing else. */
function showing(g: Grammar): void {
  for (const [number, it] of [
    ['one', 'it'],
    ['many', 'them'],
  ] as const) {
    const show = g.category<'shown'>(`show-${number}`);
    g.form(show, `reveal ${it}`, 'shown');
    g.form(show, `show ${it} to your opponent`, 'shown');
    g.form(show, `show ${it}`, 'shown');
    g.form(show, `reveal ${it} to your opponent`, 'shown');
    const goal = g.category<Goal>(`goal-${number}`);
    const on = number === 'one' ? 'it' : 'each of them|each';
    const counters = hole('c');
    for (const [how, face] of [
      ['covered', '[face-down]'],
      ['open', 'face-up'],
    ] as const) {
      const place = g.category<Goal>(`goal-${how}-${number}`);
      g.form(goal, `{d:goal-${how}-${number}}`, hole('d'));
      const zone = `put ${it} ${face} into|in your build zone with`;
      g.form(place, `${zone} {c:int} build counter(s) on ${on}`, { into: 'build', counters });
      g.form(place, `${zone} a build counter on ${on}`, { into: 'build', counters: 1 });
    }
    const covered = g.category<Goal>(`goal-covered-${number}`);
    g.form(covered, `put ${it} into|in your hand`, {});
    g.form(covered, `put ${it} face-down into|in your build zone`, { into: 'build' });
    g.form(covered, `put ${it} into its|their arena|arenas`, { into: 'its-arena' });
  }
}

/** Nobody else sees a card that goes from one's own deck or hand to where it lies covered, unless it is shown. */
const isUnseen = ({ zone, of, into }: Pile & Goal): boolean =>
  of === undefined && (zone === 'deck' || zone === 'hand') && (into === undefined || into === 'build');

/** The card has to be said to be one: what is in a pile is no unit. */
const isCard = ([one]: readonly Part[]): boolean =>
  one?.do === 'search' &&
  (one.what.card !== undefined ||
    one.what.pilot === true ||
    one.what.any?.every(({ card }) => card !== undefined) === true);

/** A Jedi in a deck is a Jedi's card. */
const asCard = (f: Filter): Filter =>
  !f.card && !f.pilot && !f.any && f.name === undefined && (f.subtype || f.type) ? asUnitCard(f) : f;

function searches(g: Grammar, clause: Category<readonly Part[]>): void {
  const what = hole('f');
  const n = hole('n');
  type Words = { z: Pile; f: Filter; d: Goal; s: 'shown'; n?: Amount };
  const build =
    ({ hidden, ...more }: More) =>
    ({ z, f, d, n: count }: Words): readonly Part[] | undefined => {
      const unseen = hidden && isUnseen({ ...z, ...d }) ? { hidden } : {};
      const value = [
        { do: 'search', ...z, what: asCard(f), n: count ?? 1, ...more, ...unseen, ...d } as Part,
      ];
      return isCard(value) ? value : undefined;
    };
  const match =
    (many: boolean, asked?: true) =>
    (parts: readonly Part[]): Words | null => {
      const value = sole(parts, 'search');
      if (!value || value.hidden !== asked) return null;
      const { do: _do, zone, of, what: f, n: count, upTo: _upTo, hidden: _hidden, ...d } = value;
      const z = of ? { zone, of } : { zone };
      return { z, f, d: d as Goal, s: 'shown', ...(many ? { n: count } : {}) };
    };
  const found = (words: string, many: boolean, more: More, printed: boolean): void =>
    printed
      ? g.lens<readonly Part[], Words>(clause, words, build(more), match(many, more.hidden))
      : g.synonym<readonly Part[], Words>(clause, words, build(more));
  const last = ['one', 'many'] as const;
  for (const number of last) {
    const many = number === 'many';
    const pile = many ? '{z:pile}' : '{z:pile-one}';
    const wanted = many ? 'up to {n:count} {f:np-many}' : 'a|an|any {f:np-one}';
    const tail = `{s:show-${number}}`;
    found(
      `search ${pile} for ${wanted} , ${tail} , and {d:goal-${number}}`,
      many,
      many ? { upTo: true } : {},
      true,
    );
    found(
      `search ${pile} for ${wanted} , ${tail} and {d:goal-${number}}`,
      many,
      many ? { upTo: true } : {},
      false,
    );
    const some: More = many ? { upTo: true } : {};
    for (const [and, printed] of [
      ['and', true],
      ['. if you do ,', false],
    ] as const) {
      found(
        `search ${pile} for ${wanted} ${and} {d:goal-covered-${number}}`,
        many,
        { ...some, hidden: true },
        printed,
      );
      found(`search ${pile} for ${wanted} ${and} {d:goal-open-${number}}`, many, some, false);
    }
    for (const and of ['and', ', and'])
      found(
        `search ${pile} for ${wanted} . ${tail} ${and} {d:goal-${number}}`,
        many,
        many ? { upTo: true } : {},
        false,
      );
    // What was found is shown and taken, in a sentence of its own.
    for (const and of ['and', ', and', ','])
      found(
        `search ${pile} for ${wanted} . if you do , ${tail} ${and} {d:goal-${number}}`,
        many,
        many ? { upTo: true } : {},
        false,
      );
    // "Search your deck. You may take a … card from your deck. Show it …"
    for (const sign of [',', '.'])
      for (const and of ['and', ', and'])
        for (const from of ['', 'from your deck'])
          found(
            `search ${pile} . you may take ${wanted} ${from} ${sign} ${tail} ${and} {d:goal-${number}}`,
            many,
            { upTo: true },
            false,
          );
  }
  for (const sign of [',', '.'])
    g.synonym<readonly Part[], Words & { c: Filter; x: Filter }>(
      clause,
      `search your deck . you may take a|an {c:core-one} from your deck {x:having} ${sign} {s:show-one} and {d:goal-one}`,
      ({ c, x, d }) =>
        Object.keys(x).length === 0
          ? undefined
          : build({ upTo: true })({ z: { zone: 'deck' }, f: { ...c, ...x }, d, s: 'shown' }),
    );
  // Taken from the discard pile or the hand: the same, without the word for it.
  const taken = g.category<Pile>('taken-from');
  g.form(taken, 'your discard pile', { zone: 'discard' });
  g.form(taken, 'your hand', { zone: 'hand' });
  g.form(g.category<Pile>('pile'), 'your hand', { zone: 'hand' });
  for (const verb of ['take', 'return'])
    for (const show of ['', ', {s:show-one} ,', '. {s:show-one}'])
      g.synonym<readonly Part[], Words>(
        clause,
        `${verb} a|an {f:np-one} from {z:taken-from} ${show} and {d:goal-one}`,
        (b) => (b.d.into === undefined ? undefined : build(show === '' ? { hidden: true } : {})(b)),
      );
  for (const where of ['with {c:int} build counter(s) on it', 'with a build counter on it'])
    for (const [face, more] of [
      ['[face-down]', { hidden: true }],
      ['face-up', {}],
    ] as const)
      g.synonym<readonly Part[], { f: Filter; z: Pile; c?: number }>(
        clause,
        `put a|an {f:np-one} from {z:taken-from} ${face} into|in your build zone ${where}`,
        ({ f, z, c }) => build(more)({ f, z, s: 'shown', d: { into: 'build', counters: c ?? 1 } }),
      );
  for (const and of ['and put it', ', and put it', '. put it', '. put that card', '. put the revealed card'])
    g.synonym<readonly Part[], { f: Filter; c: number }>(
      clause,
      `reveal|show a|an {f:np-one} from|in your hand [to your opponent] ${and} [face-down] into|in your build zone with {c:int} build counter(s) on it`,
      ({ f, c }) => build({})({ f, z: { zone: 'hand' }, s: 'shown', d: { into: 'build', counters: c } }),
    );
  // Several sorts, one of each.
  const each = [
    ['a|an {f:np-one} , a|an {h:np-one} , and a|an {i:np-one}', {}],
    ['a|an {f:np-one} and a|an {h:np-one}', {}],
    ['a|an {f:np-one} and / or a|an {h:np-one}', { upTo: true }],
  ] as const;
  // What was found may be shown in a sentence of its own.
  for (const [sorts, more] of each)
    for (const shown of [', {s:show-many} , and', '. {s:show-many} and'])
      g.synonym<readonly Part[], Words & { h: Filter; i?: Filter }>(
        clause,
        `search {z:pile} for ${sorts} ${shown} {d:goal-many}`,
        (b) => {
          const parts = [b.f, b.h, b.i].flatMap((f) => (f ? (build(more)({ ...b, f }) ?? []) : []));
          return parts.length === (b.i ? 3 : 2) ? parts : undefined;
        },
      );
  // What is looked for in vain may be declined as well: "you may take" one is up to one.
  const declined = '{s:show-one} , and {d:goal-one}';
  g.lens<readonly Part[], Words>(
    clause,
    `search {z:pile} . you may take a|an {f:np-one} , ${declined}`,
    build({ upTo: true }),
    match(false),
  );
  // In one breath with the shuffling.
  for (const number of last) {
    const many = number === 'many';
    const wanted = many ? 'up to {n:count} {f:np-many}' : 'a|an {f:np-one}';
    g.synonym<readonly Part[], Words>(
      clause,
      `search {z:pile} for ${wanted} , {s:show-${number}} , {d:goal-${number}} , and shuffle your deck`,
      (b) => {
        const value = build(many ? { upTo: true } : {})(b);
        return value && [...value, { do: 'shuffle' }];
      },
    );
    g.synonym<readonly Part[], Words>(
      clause,
      `search {z:pile} for ${wanted} . if you do , {s:show-${number}} , {d:goal-${number}} , and shuffle your deck`,
      (b) => {
        const value = build(many ? { upTo: true } : {})(b);
        return value && [...value, { do: 'shuffle' }];
      },
    );
  }
  // From the opponent's deck: nothing of it goes to one's own hand.
  const theirs = { do: 'search', zone: 'deck', of: 'opponent', what } as const;
  for (const [words, into] of [
    ['discard', 'discard'],
    ['remove', 'out'],
  ] as const) {
    const from = into === 'out' ? 'from the game' : '';
    g.form(
      clause,
      `search your opponent's deck for a|an {f:np-one} and ${words} it ${from}`,
      [{ ...theirs, n: 1, into }],
      isCard,
    );
    g.form(
      clause,
      `search your opponent's deck for up to {n:int} {f:np-many} and ${words} them ${from}`,
      [{ ...theirs, n, upTo: true, into }],
      isCard,
    );
  }
}

function building(g: Grammar, part: Category<Part>, clause: Category<readonly Part[]>): void {
  const n = hole('n');
  for (const [whose, of] of [
    ['your', 'you'],
    ["your opponent's", 'opponent'],
  ] as const) {
    const counters = { do: 'build-counters', of } as const;
    const cards = [
      [`one of ${whose} partially built cards`, {}],
      [`one of ${whose} face-down cards`, {}],
      [`a|an|one partially built card in ${whose} build zone`, {}],
      [`a|an|one face-down card in ${whose} build zone`, {}],
      [`each partially built card in ${whose} build zone`, { each: true }],
      [`each face-down card in ${whose} build zone`, { each: true }],
      [`each of ${whose} partially built cards`, { each: true }],
    ] as const;
    for (const [card, more] of cards) {
      g.form(part, `put {n:count} build counter(s) on ${card}`, { ...counters, n, ...more });
      const remove = { ...counters, remove: true, ...more } as const;
      g.form(part, `remove {n:count} build counter(s) from ${card}`, { ...remove, n });
      g.form(part, `remove up to {n:count} build counter(s) from ${card}`, { ...remove, n, upTo: true });
      g.form(part, `remove all build counters from ${card}`, { ...remove, n: 'all' });
    }
  }
  const what = hole('f');
  const own = [{ do: 'build-counters', of: 'you', n, what }] as const;
  const named = ([one]: readonly Part[]): boolean =>
    one?.do === 'build-counters' && one.what?.card !== undefined;
  const shown = [
    'reveal one of your partially built {f:np-many} and put {n:count} build counter(s) on it',
    'reveal a|an|one partially built {f:np-one} in your build zone [to your opponent] and put {n:count} build counter(s) on it',
    'reveal a|an|one partially built {f:np-one} in your build zone [to your opponent] . put {n:count} build counter(s) on it|that',
  ];
  for (const show of ['show', 'reveal'])
    for (const card of [
      'one of your partially built {f:np-many}',
      'one of your face-down {f:np-many}',
      'a|an|one face-down {f:np-one} in your build zone',
      'a|an|one partially built {f:np-one}',
    ])
      for (const that of ['it', 'that card'])
        shown.push(`${show} ${card} to your opponent . put {n:count} build counter(s) on ${that}`);
  for (const that of ['the revealed {h:head-one}', 'the card revealed this way', 'it', 'that card'])
    g.synonym<readonly Part[], { f: Filter; n: Amount }>(
      clause,
      `reveal a|an|one partially built {f:np-one} in your build zone [to your opponent] . if you do , put {n:count} build counter(s) on ${that}`,
      (b) => (b.f.card ? [{ do: 'build-counters', of: 'you', n: b.n, what: b.f }] : undefined),
    );
  for (const words of shown) g.form(clause, words, own, named);
  g.synonym<readonly Part[], { n: Amount }>(
    clause,
    "reveal a|an|one partially built|face-down card in your opponent's build zone . remove {n:count} build counter(s) from that card|it",
    ({ n }) => [{ do: 'build-counters', of: 'opponent', n, remove: true }],
  );
  for (const covered of ['face-down', 'partially built'])
    g.synonym<readonly Part[], { n: Amount }>(
      clause,
      `choose a|an|one ${covered} card in your opponent's build zone . remove up to {n:count} build counter(s) from that card`,
      ({ n }) => [{ do: 'build-counters', of: 'opponent', n, remove: true, upTo: true }],
    );
}

export function searching(g: Grammar, part: Category<Part>, clause: Category<readonly Part[]>): void {
  piles(g);
  showing(g);
  searches(g, clause);
  building(g, part, clause);
  g.form(part, 'shuffle your deck', { do: 'shuffle' });
  g.form(part, 'shuffle your discard pile into your deck', { do: 'shuffle', with: 'discard' });
  for (const whose of ['his or her', 'their', 'his', 'her'])
    g.form(part, `your opponent [then] shuffles ${whose} deck`, { do: 'shuffle', who: 'opponent' });
}
