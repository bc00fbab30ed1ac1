// What is so of a unit and can't be changed, prevented or disrupted as long as an effect is on; units
// that can be attacked where they have retreated to.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, merged } from '../../core/grammar/shape.ts';
import type { Effect, Filter, Part, Selector, StaticPart } from '../language/effect.ts';
import { ANY_CARD, WHERE } from './filters.ts';
import { standing } from './static-gains.ts';

type Clause = Category<readonly StaticPart[]>;
const SELF = { the: 'this' } as const;

const about = ([part]: readonly StaticPart[]): boolean =>
  part !== undefined && 'to' in part && part.do !== 'cost' && standing(part.to);

const from = ([part]: readonly StaticPart[]): boolean => part?.do === 'unpreventable' && standing(part.from);

/** Values. */
function values(g: Grammar, clause: Clause): void {
  for (const and of [', and it', ', and this unit', 'and this unit', 'and it'])
    for (const stat of ['speed', 'power', 'health'] as const)
      g.form(clause, `this unit's ${stat} is {n:int} ${and} can't gain or lose ${stat}`, [
        { do: 'fix', to: SELF, stat, n: hole('n') },
      ]);
  const to = hole('t');
  const stat = hole('s');
  g.form(clause, "{t:single} can't gain or lose {s:stat}", [{ do: 'fix', to, stat }], about);
  g.form(clause, "{t:single} can't gain {s:stat}", [{ do: 'fix', to, stat, only: 'gain' }], about);
  g.form(clause, "{t:single} can't lose {s:stat}", [{ do: 'fix', to, stat, only: 'lose' }], about);
}

/** A unit that can't lose something says so itself. */
export const keeping = (what: 'text' | readonly string[]): Effect => ({
  kind: 'static',
  parts: [{ do: 'keep', to: SELF, what }],
});

function kept(g: Grammar, clause: Clause): void {
  g.form(clause, "this unit can't lose {k:lost}", [{ do: 'keep', to: SELF, what: hole('k') }]);
  g.synonym<readonly StaticPart[], { t: Selector; k: 'text' | readonly string[] }>(
    clause,
    "{t:single} can't lose {k:lost}",
    ({ t, k }) => ('each' in t ? [{ do: 'grant', to: t, effects: [keeping(k)] }] : undefined),
  );
}

function sure(g: Grammar, clause: Clause): void {
  const to = hole('t');
  g.form(
    clause,
    "{t:owner} activated abilities can't be disrupted",
    [{ do: 'undisruptable', what: 'abilities', to }],
    about,
  );
  // What players play, and units as they are deployed.
  for (const [whose, by] of [
    ['your', { by: { of: 'you', card: ANY_CARD } }],
    ["your opponent's", { by: { of: 'opponent', card: ANY_CARD } }],
    ['', {}],
  ] as const) {
    const what = { what: 'any', card: hole('k'), ...by } as const;
    g.form(clause, `[each of] ${whose} {k:kinds} card|cards can't be disrupted`, [
      { do: 'undisruptable', what },
    ]);
    g.form(clause, `${whose} [unit] deployments can't be disrupted`, [
      { do: 'undisruptable', what: { what: 'completion', card: ['unit'], ...by } },
    ]);
  }
  for (const attack of ['attack', 'attacks'])
    g.form(
      clause,
      `{t:owner} ${attack} can't be disrupted`,
      [{ do: 'undisruptable', what: 'attack', to }],
      about,
    );
  const source = hole('t');
  for (const except of [
    'can only be prevented by',
    "can't be prevented except by",
    "can't be prevented , except by",
  ])
    g.form(
      clause,
      `damage from {t:single} ${except} a|an {f:np-one}`,
      [{ do: 'unpreventable', from: source, except: hole('f') }],
      from,
    );
  for (const attack of ['attack', 'attacks'])
    g.form(
      clause,
      `damage from {t:owner} ${attack} can't be prevented`,
      [{ do: 'unpreventable', from: source, attack: true }],
      from,
    );
  g.synonym<readonly StaticPart[], { l: readonly string[] }>(
    clause,
    "{l:keyword-list} abilities can't be activated|used|played",
    ({ l }) => [{ do: 'forbid-use', to: { each: {} }, what: l }],
  );
}

/** Some units and not all. */
const isSort = (f: Filter = {}): boolean => !f.card && Object.keys(f).length > 0;

/** "… in your opponent's build zone", besides those that it may attack anyway. */
function buildZones(g: Grammar, clause: Clause): void {
  const part = g.category<Part>('part');
  const object = merged({ of: 'opponent' }, { f: '*' });
  const reach = { do: 'allow', what: 'build-zone', to: hole('t'), object } as const;
  const units = (f: Filter | undefined): boolean =>
    f !== undefined && !f.card && f.zone === undefined && f.arena === undefined;
  for (const zone of ["your opponent's", 'his or her', 'their']) {
    g.form(
      clause,
      `{t:single} can|may attack {f:np-simple-many} in ${zone} build zone`,
      [reach],
      (parts) => about(parts) && parts[0]?.do === 'allow' && units(parts[0].object),
    );
    const own = [{ ...reach, to: SELF }];
    g.form(
      part,
      `{u:target} can|may attack {f:np-simple-many} in ${zone} build zone {d:duration}`,
      {
        do: 'grant',
        to: hole('u'),
        effects: [{ kind: 'static', parts: own }] as unknown as readonly Effect[],
        until: hole('d'),
      },
      (p) => {
        const [effect] = p.do === 'grant' ? p.effects : [];
        const [one] = effect?.kind === 'static' ? effect.parts : [];
        return one?.do === 'allow' && units(one.object);
      },
    );
  }
  // Those with Stealth, where only some of them are meant.
  for (const whose of ['', "your opponent's "])
    for (const [where, keys] of [
      ['where', WHERE],
      ['where-either', ['zone', 'type']],
    ] as const)
      g.form(
        clause,
        `{t:single} can|may attack ${whose}{c:core-many} with Stealth {w:${where}}`,
        [{ do: 'allow', what: 'Stealth', to: hole('t'), object: merged({}, { w: keys, c: '*' }) }],
        (parts) => about(parts) && parts[0]?.do === 'allow' && isSort(parts[0].object),
      );
  g.synonym<readonly StaticPart[], { t: Selector }>(
    clause,
    "{t:single} can|may attack your opponent's units with Stealth",
    ({ t }) => (standing(t) ? [{ do: 'allow', what: 'Stealth', to: t }] : undefined),
  );
}

export function facts(g: Grammar, clause: Clause): void {
  values(g, clause);
  kept(g, clause);
  sure(g, clause);
  buildZones(g, clause);
}
