// What it costs in Force to play abilities and Battle cards and to attach Equipment.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { joined } from '../../core/grammar/lists.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Filter, Selector, StaticPart } from '../language/effect.ts';
import { standing } from './static-gains.ts';
import { isSubtypeReference } from './words.ts';

type Clause = Category<readonly StaticPart[]>;
type Charge = Extract<StaticPart, { do: 'charge' }>;
type UnitCharge = Exclude<Charge, { what: 'battle' }>;

/** By how much: a number and its word. */
const CHANGES = [
  ['lowered', 'less'],
  ['int', 'more'],
] as const;

/** "Each of your Jedi's activated abilities": whose they are, with the possessive on the last word. */
function owners(g: Grammar): void {
  const owner = g.category<Filter>('ability-owners');
  g.form(owner, "units'|unit's", {});
  g.form(owner, "{s:subtypes-one} units'|unit's", { subtype: hole('s') });
  g.form(owner, "Characters'|Character's", { type: ['character'] });
  g.form(owner, "{s:subtypes-one} Characters'|Character's", { type: ['character'], subtype: hole('s') });
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
  g.form(whose, "each of this unit's", { the: 'this' });
  g.form(whose, "each of your opponent's {f:ability-owners}", {
    each: merged({ of: 'opponent' }, { f: '*' }),
  });
  g.form(whose, 'each of your other {f:ability-owners}', {
    each: merged({ of: 'you', self: 'other' }, { f: '*' }),
  });
  g.form(whose, 'each of your {f:ability-owners}', { each: merged({ of: 'you' }, { f: '*' }) });
}

/** "… abilities cost 1 less Force to play." */
function abilities(g: Grammar, clause: Clause): void {
  g.list<string[]>('keyword-names', joined('keyword-name', 'and', 'or'));
  const kinds: readonly (readonly [string, UnitCharge['what'], boolean])[] = [
    ['activated', 'abilities', false],
    ['Force-activated', 'force-abilities', false],
    ['Force activated', 'force-abilities', false],
    ['{k:keyword-names}', 'abilities', true],
  ];
  const floor = " . abilities that cost|costs 1 or more Force can't cost less|fewer than 1 Force";
  for (const [kind, what, named] of kinds)
    for (const [number, word] of CHANGES)
      for (const least of [true, false])
        g.form(
          clause,
          `{w:abilities-of} ${kind} abilities cost|costs {n:${number}} ${word} Force to play|activate|use${least ? floor : ''}`,
          [
            {
              do: 'charge',
              what,
              to: hole('w'),
              n: hole('n'),
              ...(named ? { keywords: hole('k') } : {}),
              ...(least ? { least: 1 as const } : {}),
            },
          ],
        );
}

/** "Each activated ability of your opponent's units costs 1 more Force to play." */
function spoken(g: Grammar, clause: Clause): void {
  for (const [number, word] of CHANGES)
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
        g.form(
          clause,
          `${kind} of|on ${words} {f:np-many} cost|costs {n:${number}} ${word} Force to play|activate|use`,
          [{ do: 'charge', what, to: { each: merged({ of }, { f: '*' }) }, n: hole('n') }],
        );
  for (const [number, word] of CHANGES) {
    g.form(
      clause,
      `this unit's activated abilities cost|costs {n:${number}} ${word} Force to play|activate|use`,
      [{ do: 'charge', what: 'abilities', to: { the: 'this' }, n: hole('n') }],
    );
    g.form(
      clause,
      `{l:keyword-names} abilities on your opponent's {f:np-many} cost|costs {n:${number}} ${word} Force to play|activate|use`,
      [
        {
          do: 'charge',
          what: 'abilities',
          to: { each: merged({ of: 'opponent' }, { f: '*' }) },
          n: hole('n'),
          keywords: hole('l'),
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
  for (const [number, word] of CHANGES)
    for (const [cards, of] of sides)
      g.form(clause, `${cards} cost|costs {n:${number}} ${word} Force to play`, [
        { do: 'charge', what: 'battle', ...of, n: hole('n') },
      ]);
  equipping(g, clause);
}

/** What it costs to attach Equipment: "Weapons cost 1 less Force and 1 less build point to attach to this unit." */
function equipping(g: Grammar, clause: Clause): void {
  const gears = [
    ['Equipment', {}],
    ['{s:subtypes-one} Equipment', { subtype: hole('s') }],
    ['each {s:subtypes-one}', { subtype: hole('s') }],
    ['each of your {s:subtypes-many}', { subtype: hole('s') }],
    ['each of your Equipment', {}],
    ['{s:subtypes-many}', { subtype: hole('s') }],
  ] as const;
  const units = [
    ['to attach|equip to {t:single}', hole('t')],
    ['to equip|attach [to units]', { each: { of: 'you' } }],
  ] as const;
  const check = ([part]: readonly StaticPart[]): boolean =>
    part?.do === 'charge' && part.what === 'equip' && standing(part.to);
  for (const [number, word] of CHANGES) {
    const force = `{n:${number}} ${word} Force`;
    const build = `{b:${number}} ${word} build point|points`;
    const prices = [
      [force, { n: hole('n') }],
      [build, { n: 0, build: hole('b') }],
      [`${force} and ${build}`, { n: hole('n'), build: hole('b') }],
      [`${build} and ${force}`, { n: hole('n'), build: hole('b') }],
    ] as const;
    for (const [gear, sort] of gears)
      for (const [price, costs] of prices)
        for (const [unit, to] of units)
          g.form(
            clause,
            `${gear} cost|costs ${price} ${unit}`,
            [{ do: 'charge', what: 'equip', to, ...sort, ...costs }],
            check,
          );
  }
  // Nothing is paid for it.
  for (const may of ['you may|can attach', "you don't have to pay to attach"])
    for (const [gear, sort] of [
      ['Equipment', {}],
      ['{s:subtypes-many}', { subtype: hole('s') }],
    ] as const)
      for (const free of ['without paying the equip cost|costs', 'without paying its equip cost|costs'])
        g.form(
          clause,
          `${may} ${gear} to {t:single} ${free}`,
          [{ do: 'charge', what: 'equip', to: hole('t'), n: 0, free: true, ...sort }],
          check,
        );
}

export function charging(g: Grammar, clause: Clause): void {
  owners(g);
  abilities(g, clause);
  spoken(g, clause);
  others(g, clause);
}
