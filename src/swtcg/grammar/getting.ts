// "… gets … until end of turn": one sentence, one choice, one or two parts.

import type { Category, Grammar } from '../../core/grammar/grammar.ts';
import { hole, sameData, sole, unify } from '../../core/grammar/shape.ts';
import type {
  Amount,
  Condition,
  Duration,
  Effect,
  Filter,
  Lost,
  Part,
  Selector,
  StaticPart,
} from '../language/effect.ts';
import { amountsIn, mapAmounts } from './amounts.ts';
import { lastsOn } from './durations.ts';
import type { Gains } from './gains.ts';
import { fromParts as staticGetting, toParts as staticParts } from './static-gains.ts';

/** What follows "it gets …" when the sentence has two parts: the same card, without choosing again. */
const again = (to: Selector): Selector => ('choose' in to || 'each' in to ? { the: 'that' } : to);

/** A subtype for a time: the unit is treated as having it. */
const treated = (subtype: string): Effect => ({
  kind: 'static',
  parts: [{ do: 'treat-as', to: { the: 'this' }, subtype }],
});

/** Effects as they are said: the last of them may be subtypes. */
function told(effects: readonly Effect[]): Gains {
  const from = effects.findLastIndex((one) => subtypeOf(one).length === 0) + 1;
  const subtypes = effects.slice(from).flatMap(subtypeOf);
  return {
    ...(from > 0 ? { effects: effects.slice(0, from) } : {}),
    ...(subtypes.length > 0 ? { subtypes } : {}),
  };
}

/** The subtype that an effect stands for; none of any other. */
function subtypeOf(effect: Effect): readonly string[] {
  const part = effect.kind === 'static' ? sole(effect.parts, 'treat-as') : null;
  return part && sameData(effect, treated(part.subtype)) ? [part.subtype] : [];
}

export function toParts(to: Selector, gains: Gains, until: Duration): readonly Part[] | undefined {
  // Ways to pay for a card are given as long as an effect is on, not for a time.
  if (gains.effects?.some((one) => one.kind === 'keyword' && one.keyword.endsWith(' Cost'))) return undefined;
  if (gains.per) return undefined;
  const effects = [...(gains.effects ?? []), ...(gains.subtypes ?? []).map(treated)];
  return [
    ...(gains.stats ? [{ do: 'modify', to, stats: gains.stats, until } as const] : []),
    ...(effects.length > 0
      ? [{ do: 'grant', to: gains.stats ? again(to) : to, effects, until } as const]
      : []),
  ];
}

interface Getting {
  readonly to: Selector;
  readonly g: Gains;
  readonly d: Duration;
}

function fromParts(parts: readonly Part[]): Getting | null {
  const modify = sole(parts.slice(0, 1), 'modify');
  const grant = sole(parts.slice(-1), 'grant');
  const first = modify ?? grant;
  if (!first) return null;
  const g = { ...(modify ? { stats: modify.stats } : {}), ...(grant ? told(grant.effects) : {}) };
  return { to: first.to, g, d: first.until };
}

export function getting(g: Grammar, clause: Category<readonly Part[]>): void {
  conditionally(g, clause);
  const build = ({ to, g: gains, d }: Getting) => toParts(to, gains, d);
  g.lens<readonly Part[], Getting>(
    clause,
    '{to:single} [also] gets|get|gains {g:gains} {d:duration}',
    build,
    fromParts,
  );
  g.lens<readonly Part[], Getting>(
    clause,
    '{to:several} each get|gets {g:gains} {d:duration}',
    build,
    fromParts,
  );
  g.synonym<readonly Part[], Getting>(clause, '{to:several} get|gets {g:gains} {d:duration}', build);
  g.synonym<readonly Part[], Getting>(clause, 'give {to:target} {g:gains} {d:duration}', build);
  for (const is of ['is', 'is equal to', 'equals'])
    g.synonym<readonly Part[], Getting & { v: Amount }>(
      clause,
      `{to:single} gets|get {g:gains} , where X ${is} {v:value} , {d:duration}`,
      (b) => {
        const parts = build(b);
        return parts && amountsIn(parts).includes('X')
          ? mapAmounts(parts, (a) => (a === 'X' ? b.v : a))
          : undefined;
      },
    );
  // Said first, the duration also takes in units that come later (Phrases, "this turn"): the same for a unit already known.
  g.synonym<readonly Part[], Getting>(clause, '{d:duration} , {to:single} gets|get {g:gains}', (b) =>
    'each' in b.to ? undefined : build(b),
  );
}

/** "… gets +2 power when attacking a Jedi until end of turn", "… gets -1 power and loses Focus for this attack". */
function conditionally(g: Grammar, clause: Category<readonly Part[]>): void {
  type Words = Getting & { f: Filter; k?: string };
  const attacker = { self: 'this' } as const;
  const build = ({ to, g: gains, f, d, k }: Words): readonly Part[] | undefined => {
    const own = staticParts({ to: { the: 'this' }, g: gains });
    const so: Condition = { is: 'attacking', attacker, defender: f, ...(k ? { using: k } : {}) };
    return own && [{ do: 'grant', to, effects: [{ kind: 'static', if: [so], parts: own }], until: d }];
  };
  /** What is granted, with or without a keyword that it attacks by. */
  const granted = (using: object): object => ({
    do: 'grant',
    to: hole('to'),
    effects: [
      {
        kind: 'static',
        if: [{ is: 'attacking', attacker, defender: hole('f'), ...using }],
        parts: hole('own'),
      },
    ],
  });
  const match = (shape: object, parts: readonly Part[]): Words | null => {
    const found = unify([shape], parts) as (Words & { own: readonly StaticPart[] }) | null;
    const own = found && staticGetting(found.own);
    return own && sameData(own.to, { the: 'this' }) ? { ...found, g: own.g } : null;
  };
  const until = hole('d');
  g.lens<readonly Part[], Words>(
    clause,
    '{to:single} gets|get {g:gains} when|while attacking {f:someone} {d:duration}',
    build,
    (parts) => match({ ...granted({}), until }, parts),
  );
  // Said first, the duration takes in units that come later.
  const during = (b: Words): readonly Part[] | undefined => {
    const parts = build(b);
    const [part] = parts ?? [];
    if (part?.do !== 'grant' || !lastsOn(b.d) || !('each' in b.to)) return parts;
    return [{ do: 'lasting', parts: [{ do: 'grant', to: b.to, effects: part.effects }], until: b.d }];
  };
  for (const he of ["it's", 'it is', 'he or she is', "they're", 'they are'])
    for (const [how, using] of [
      ['attacking', {}],
      ['using {k:keyword-name} to attack', { using: hole('k') }],
    ] as const)
      g.lens<readonly Part[], Words>(
        clause,
        `{d:duration} , {to:single} gets|get {g:gains} as long as ${he} ${how} {f:someone}`,
        during,
        (parts) =>
          match({ do: 'lasting', parts: [granted(using)], until }, parts) ??
          match({ ...granted(using), until }, parts),
      );
  g.synonym<readonly Part[], Words>(
    clause,
    '{d:duration} , {to:single} gets|get {g:gains} when attacking {f:someone}',
    during,
  );
  g.synonym<readonly Part[], Words>(
    clause,
    '{to:single} gets|get {g:gains} {d:duration} if it is attacking {f:someone}',
    build,
  );
  for (const and of ['and', ', and'])
    g.synonym<readonly Part[], { t: Selector; g: Gains; u: Selector; h: Gains; d: Duration }>(
      clause,
      `{t:single} gets|get {g:gains} ${and} {u:single} gets|get {h:gains} {d:duration}`,
      ({ t, g: one, u, h, d }) => {
        const first = toParts(t, one, d);
        const second = toParts(u, h, d);
        return first && second && [...first, ...second];
      },
    );
  for (const and of ['and', ', and'])
    g.synonym<readonly Part[], { t: Selector; g: Gains; u: Selector; k: Lost; d: Duration }>(
      clause,
      `{t:single} gets|get {g:gains} ${and} {u:single} loses|lose {k:lost} {d:duration}`,
      ({ t, g: gains, u, k, d }) => {
        const first = toParts(t, gains, d);
        return first && [...first, { do: 'lose', to: u, what: k, until: d }];
      },
    );
  const both = ({ t, g: gains, k, d }: { t: Selector; g: Gains; k: Lost; d: Duration }) => {
    const own = toParts(t, gains, d);
    return own && [...own, { do: 'lose', to: again(t), what: k, until: d } as const];
  };
  g.synonym<readonly Part[], { t: Selector; g: Gains; k: Lost; d: Duration }>(
    clause,
    '{t:single} gets|get {g:gains} [,] and loses|lose {k:lost} {d:duration}',
    both,
  );
  g.synonym<readonly Part[], { t: Selector; g: Gains; k: Lost; d: Duration }>(
    clause,
    '{t:single} gets|get {g:gains-before} [,] and loses|lose {k:lost} {d:duration}',
    both,
  );
}
