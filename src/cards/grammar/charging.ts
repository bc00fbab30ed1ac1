// What it costs in Force to play abilities and Battle cards and to attach Equipment.
import type { Filter, Selector, StaticPart } from '../../effects/language.ts';
import { findKeyword } from '../keyword-names.ts';
import type { Category, Grammar } from './grammar.ts';
import { sameData } from './shape.ts';
import { standing } from './static-gains.ts';
import { isSubtypeReference, joined } from './words.ts';

type Clause = Category<readonly StaticPart[]>;
type Charge = Extract<StaticPart, { do: 'charge' }>;
type UnitCharge = Exclude<Charge, { what: 'battle' }>;

const SIGNS = [
  ['less', -1],
  ['more', 1],
] as const;

/** Sentences of one charge. */
const only = (parts: readonly StaticPart[]): Charge | null => {
  const [part, ...rest] = parts;
  return part?.do === 'charge' && rest.length === 0 ? part : null;
};

/** "Each of your Jedi's activated abilities": whose they are, with the possessive on the last word. */
function owners(g: Grammar): void {
  const owner = g.category<Filter>('ability-owners');
  g.lens<Filter, object>(
    owner,
    "units'|unit's",
    () => ({}),
    (value) => (Object.keys(value).length === 0 ? {} : null),
  );
  g.lens<Filter, { s: readonly string[] }>(
    owner,
    "{s:subtypes-one} units'|unit's",
    ({ s }) => ({ subtype: s }),
    ({ subtype, ...more }) => (subtype && Object.keys(more).length === 0 ? { s: subtype } : null),
  );
  g.lens<Filter, object>(
    owner,
    "Characters'|Character's",
    () => ({ type: ['character'] }),
    (value) => (sameData(value, { type: ['character'] }) ? {} : null),
  );
  g.lens<Filter, { s: readonly string[] }>(
    owner,
    "{s:subtypes-one} Characters'|Character's",
    ({ s }) => ({ type: ['character'], subtype: s }),
    ({ subtype, type, ...more }) =>
      subtype && sameData(type, ['character']) && Object.keys(more).length === 0 ? { s: subtype } : null,
  );
  g.terminal<string>('possessive', {
    read: (tokens, at) =>
      [1, 2, 3].flatMap((length) => {
        const words = tokens.slice(at, at + length).map((one) => one.text);
        const last = /^(.+?)(?:'s|')$/.exec(words[length - 1] ?? '')?.[1];
        if (last === undefined) return [];
        const name = [...words.slice(0, -1), last].join(' ');
        const single = [name, name.replace(/s$/, '')].find(isSubtypeReference);
        return single === undefined ? [] : [{ value: single, end: at + length }];
      }),
    print: () => null,
  });
  g.synonym<Filter, { s: string }>(owner, '{s:possessive}', ({ s }) => ({ subtype: [s] }));
  const whose = g.category<Selector>('abilities-of');
  g.lens<Selector, object>(
    whose,
    "each of this unit's",
    () => ({ the: 'this' }),
    (value) => ('the' in value && value.the === 'this' ? {} : null),
  );
  const OF: readonly (readonly [string, Filter])[] = [
    ["each of your opponent's", { of: 'opponent' }],
    ['each of your other', { of: 'you', self: 'other' }],
    ['each of your', { of: 'you' }],
  ];
  for (const [words, fixed] of OF)
    g.lens<Selector, { f: Filter }>(
      whose,
      `${words} {f:ability-owners}`,
      ({ f }) => ({ each: { ...fixed, ...f } }),
      (value) => {
        if (!('each' in value)) return null;
        const { of, self, ...f } = value.each;
        return of === fixed.of && self === fixed.self ? { f } : null;
      },
    );
}

/** "… abilities cost 1 less Force to play." */
function abilities(g: Grammar, clause: Clause): void {
  interface Said {
    readonly w: Selector;
    readonly n: number;
    readonly k?: readonly string[];
  }
  g.terminal<string>('keyword-name', {
    read: (tokens, at) =>
      [1, 2].flatMap((length) => {
        const words = tokens.slice(at, at + length).map((one) => one.lower);
        const found = words.length === length ? findKeyword(words.join(' ')) : undefined;
        return found ? [{ value: found.name, end: at + length }] : [];
      }),
    print: (v) => (typeof v === 'string' && findKeyword(v) ? v.split(' ') : null),
  });
  g.list<string[]>('keyword-names', joined('keyword-name', 'and', 'or'));
  const kinds: readonly (readonly [string, UnitCharge['what'], boolean])[] = [
    ['activated', 'abilities', false],
    ['Force-activated', 'force-abilities', false],
    ['Force activated', 'force-abilities', false],
    ['{k:keyword-names}', 'abilities', true],
  ];
  const floor = " . abilities that cost|costs 1 or more Force can't cost less|fewer than 1 Force";
  for (const [kind, what, named] of kinds)
    for (const [word, sign] of SIGNS)
      for (const least of [true, false])
        g.lens<readonly StaticPart[], Said>(
          clause,
          `{w:abilities-of} ${kind} abilities cost|costs {n:int} ${word} Force to play|activate|use${least ? floor : ''}`,
          ({ w, n, k }) => [
            {
              do: 'charge',
              what,
              to: w,
              n: sign * n,
              ...(named && k ? { keywords: k } : {}),
              ...(least ? { least: 1 as const } : {}),
            } as UnitCharge,
          ],
          (parts) => {
            const charge = only(parts);
            if (!charge || charge.what === 'battle' || charge.what !== what || charge.n * sign <= 0)
              return null;
            if (Boolean(charge.least) !== least || Boolean(charge.keywords) !== named) return null;
            const said = { w: charge.to, n: charge.n * sign };
            return charge.keywords ? { ...said, k: charge.keywords } : said;
          },
        );
}

/** "Each activated ability of your opponent's units costs 1 more Force to play." */
function spoken(g: Grammar, clause: Clause): void {
  for (const [word, sign] of SIGNS)
    for (const [kind, what] of [
      ['each activated ability', 'abilities'],
      ['all activated abilities', 'abilities'],
      ['each Force-activated ability', 'force-abilities'],
      ['each Force activated ability', 'force-abilities'],
    ] as const)
      for (const [words, of] of [
        ["your opponent's", 'opponent'],
        ['your', 'you'],
      ] as const)
        g.lens<readonly StaticPart[], { f: Filter; n: number }>(
          clause,
          `${kind} of|on ${words} {f:np-many} cost|costs {n:int} ${word} Force to play|activate|use`,
          ({ f, n }) => [{ do: 'charge', what, to: { each: { of, ...f } }, n: sign * n }],
          (parts) => {
            const charge = only(parts);
            if (!charge || charge.what !== what || charge.n * sign <= 0) return null;
            if (charge.keywords || charge.least || !('each' in charge.to)) return null;
            const { of: whose, ...f } = charge.to.each;
            return whose === of ? { f, n: charge.n * sign } : null;
          },
        );
  for (const [word, sign] of SIGNS)
    for (const verb of ['play', 'activate', 'use']) {
      g.synonym<readonly StaticPart[], { n: number }>(
        clause,
        `this unit's activated abilities cost|costs {n:int} ${word} Force to ${verb}`,
        ({ n }) => [{ do: 'charge', what: 'abilities', to: { the: 'this' }, n: sign * n }],
      );
      g.synonym<readonly StaticPart[], { l: readonly string[]; f: Filter; n: number }>(
        clause,
        `{l:keyword-names} abilities on your opponent's {f:np-many} cost|costs {n:int} ${word} Force to ${verb}`,
        ({ l, f, n }) => [
          {
            do: 'charge',
            what: 'abilities',
            to: { each: { of: 'opponent', ...f } },
            n: sign * n,
            keywords: l,
          },
        ],
      );
    }
}

function others(g: Grammar, clause: Clause): void {
  const sides: readonly (readonly [string, { readonly of?: 'you' | 'opponent' }])[] = [
    ["each of your opponent's Battle cards", { of: 'opponent' }],
    ['each of your Battle cards', { of: 'you' }],
    ['each Battle card', {}],
  ];
  for (const [word, sign] of SIGNS) {
    for (const [cards, of] of sides)
      g.lens<readonly StaticPart[], { n: number }>(
        clause,
        `${cards} cost|costs {n:int} ${word} Force to play`,
        ({ n }) => [{ do: 'charge', what: 'battle', ...of, n: sign * n }],
        (parts) => {
          const charge = only(parts);
          return charge?.what === 'battle' && charge.of === of.of && charge.n * sign > 0
            ? { n: charge.n * sign }
            : null;
        },
      );
  }
  equipping(g, clause);
}

/** What it costs to attach Equipment: "Weapons cost 1 less Force and 1 less build point to attach to this unit." */
function equipping(g: Grammar, clause: Clause): void {
  interface Said {
    readonly t?: Selector;
    readonly s?: readonly string[];
    readonly n?: number;
    readonly b?: number;
  }
  const gears: readonly (readonly [string, boolean])[] = [
    ['Equipment', false],
    ['{s:subtypes-one} Equipment', true],
    ['each {s:subtypes-one}', true],
    ['each of your {s:subtypes-many}', true],
    ['each of your Equipment', false],
    ['{s:subtypes-many}', true],
  ];
  for (const [word, sign] of SIGNS) {
    const force = `{n:int} ${word} Force`;
    const build = `{b:int} ${word} build point|points`;
    for (const [i, [gear, typed]] of gears.entries())
      for (const [j, price] of [force, build, `${force} and ${build}`, `${build} and ${force}`].entries())
        for (const [k, unit] of ['to attach|equip to {t:single}', 'to equip|attach [to units]'].entries()) {
          const words = `${gear} cost|costs ${price} ${unit}`;
          const make = ({ t, s, n, b }: Said): readonly StaticPart[] | undefined => {
            const to: Selector = t ?? { each: { of: 'you' } };
            if (!standing(to)) return undefined;
            return [
              {
                do: 'charge',
                what: 'equip',
                to,
                n: n === undefined ? 0 : sign * n,
                ...(typed && s ? { subtype: s } : {}),
                ...(b === undefined ? {} : { build: sign * b }),
              },
            ];
          };
          if (i > 1 || j > 2 || k > 0) {
            g.synonym<readonly StaticPart[], Said>(clause, words, make);
            continue;
          }
          g.lens<readonly StaticPart[], Said>(clause, words, make, (parts) => {
            const charge = only(parts);
            if (charge?.what !== 'equip' || charge.free || Boolean(charge.subtype) !== typed) return null;
            const { n, build: b } = charge;
            if ((j !== 1) !== (n !== 0) || (j !== 0) !== (b !== undefined)) return null;
            if (n * sign < 0 || (b ?? 0) * sign < 0) return null;
            return {
              t: charge.to,
              ...(charge.subtype ? { s: charge.subtype } : {}),
              ...(n === 0 ? {} : { n: n * sign }),
              ...(b === undefined ? {} : { b: b * sign }),
            };
          });
        }
  }
  // Nothing is paid for it.
  for (const [i, may] of ['you may|can attach', "you don't have to pay to attach"].entries())
    for (const [gear, typed] of [
      ['Equipment', false],
      ['{s:subtypes-many}', true],
    ] as const)
      for (const [j, free] of [
        'without paying the equip cost|costs',
        'without paying its equip cost|costs',
      ].entries())
        g.lens<readonly StaticPart[], Said>(
          clause,
          `${may} ${gear} to {t:single} ${free}`,
          ({ t, s }) =>
            t && standing(t)
              ? [
                  {
                    do: 'charge',
                    what: 'equip',
                    to: t,
                    n: 0,
                    free: true,
                    ...(typed && s ? { subtype: s } : {}),
                  },
                ]
              : undefined,
          (parts) => {
            const charge = only(parts);
            if (i + j > 0 || charge?.what !== 'equip' || !charge.free || Boolean(charge.subtype) !== typed)
              return null;
            return { t: charge.to, ...(charge.subtype ? { s: charge.subtype } : {}) };
          },
        );
}

export function charging(g: Grammar, clause: Clause): void {
  owners(g);
  abilities(g, clause);
  spoken(g, clause);
  others(g, clause);
}
