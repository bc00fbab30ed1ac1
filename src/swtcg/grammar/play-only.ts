// "Play only …": when, under which condition, how often.

import type { Grammar } from '../../core/grammar/grammar.ts';
import { flat } from '../../core/grammar/lists.ts';
import { hole } from '../../core/grammar/shape.ts';
import type { Only, OnlyWhen } from '../language/effect.ts';

const WHEN: readonly (readonly [string, OnlyWhen])[] = [
  ['during your|the|you|our build step', 'your-build-step'],
  ['during build step', 'your-build-step'],
  ['when your build step starts', 'your-build-step-starts'],
  ["during your opponent's build step", 'opponent-build-step'],
  ["when your opponent's build step starts", 'opponent-build-step-starts'],
  ['when the battle phase ends', 'battle-phase-ends'],
  ['when this unit would attack', 'this-would-attack'],
  ['when it|he|she would attack', 'this-would-attack'],
  ['when|whenever this unit attacks', 'this-attacks'],
  ['when|if this unit is attacking', 'this-attacks'],
  ['when|whenever this unit is attacked', 'this-is-attacked'],
  ['when|if this unit is being attacked', 'this-is-attacked'],
  ['when|if no unit is attacking', 'no-unit-attacking'],
  ['when|if a unit is attacking', 'a-unit-attacking'],
  ['when the battle phase starts', 'battle-phase-starts'],
  ['when a|any battle step starts', 'battle-step-starts'],
  ['when a|any battle step ends', 'battle-step-ends'],
  ['when the|an attack ends', 'attack-ends'],
  ["when this unit's attack ends", 'this-attack-ends'],
  ['when the|each turn starts', 'turn-starts'],
  ['during the|your untap step', 'untap-step'],
  ['when you gain Force', 'force-gained'],
  ['when the roll for build points is made', 'build-rolled'],
  ['during the|your retreat step', 'retreat-step'],
  ['during battle', 'no-unit-attacking'],
  ['during the battle phase', 'no-unit-attacking'],
];

export function only(g: Grammar): void {
  const one = g.category<readonly Only[]>('only-one');
  for (const [words, when] of WHEN) g.form(one, words, [{ when }]);
  g.form(one, 'when the {a:arena} battle step starts', [{ when: 'battle-step-starts', arena: hole('a') }]);
  g.form(one, 'when the {a:arena} battle step ends', [{ when: 'battle-step-ends', arena: hole('a') }]);
  g.form(one, 'once per|each turn', [{ once: 'turn' }]);
  g.form(one, 'during the {a:arena} battle step', [{ if: { is: 'battle-step', arena: hole('a') } }]);
  g.form(one, 'once per|each attack', [{ once: 'attack' }]);
  g.form(
    one,
    'when {c:plain-condition}',
    [{ if: hole('c') }],
    ([first]) => !timeOf(first) && inAttack(first),
  );
  // Said of attacks in progress there are times of their own above.
  g.form(one, 'if {c:plain-condition}', [{ if: hole('c') }], ([first]) => !timeOf(first));
  const moments = g.category<OnlyWhen>('only-when');
  for (const [words, when] of WHEN) g.form(moments, words, when);
  g.form(one, '{a:only-when} or {b:only-when}', [{ when: hole('a'), or: hole('b') }]);
  for (const unit of [
    'any unit in the {a:arena} arena attacks',
    'any unit attacks in the {a:arena} arena',
    'any unit in the {a:arena} arena would attack',
  ])
    g.form(one, `before ${unit}`, [{ if: { is: 'no-attack-yet', arena: hole('a') } }]);
  g.list<Only[]>('only-list', flat('only-one', 'only-one', 'and only', ', and only', 'and'));
  const clause = g.category<readonly Only[]>('only-clause');
  g.form(clause, 'play anytime', [{ when: 'anytime' }]);
  g.form(clause, 'play any time', [{ when: 'anytime' }]);
  g.form(clause, 'play at any time', [{ when: 'anytime' }]);
  g.form(clause, 'play only {l:only-list}', hole('l'));
  g.form(clause, 'use this ability only {l:only-list}', hole('l'));
  g.form(clause, '[you may] play this ability only {l:only-list}', hole('l'));
  g.form(clause, 'you may play [this ability] any number of times each|per turn', [{ often: true }]);
  g.form(clause, 'play any number of times [each|per turn]', [{ often: true }]);
  for (const [words, often] of [
    ['once', { once: 'attack' }],
    ['any number of times', { often: true }],
  ] as const)
    g.form(clause, `[you may] play this ability ${words} during each attack`, [often]);
  g.form(clause, 'play up to {n:int} times each|per turn', [{ times: hole('n') }]);
  g.synonym<readonly Only[], { n: number; l: readonly Only[] }>(
    clause,
    'play up to {n:int} times each|per turn and only {l:only-list}',
    ({ n, l }) => [{ times: n }, ...l],
  );
  g.synonym<readonly Only[], { l: readonly Only[] }>(
    clause,
    'play any number of times [each|per turn] and only {l:only-list}',
    ({ l }) => [{ often: true }, ...l],
  );
  g.synonym<readonly Only[], { l: readonly Only[] }>(
    clause,
    '[you may] play this ability any number of times and only {l:only-list}',
    ({ l }) => [{ often: true }, ...l],
  );
  for (const but of [', but only', 'but only', ', and only'])
    g.synonym<readonly Only[], { l: readonly Only[] }>(
      clause,
      `play any number of times this|each|per turn ${but} {l:only-list}`,
      ({ l }) => [{ often: true }, ...l],
    );
  g.synonym<readonly Only[], { l: readonly Only[] }>(
    clause,
    'play only once per turn {l:only-list}',
    ({ l }) => [{ once: 'turn' }, ...l],
  );
  g.synonym<readonly Only[], object>(clause, 'play only when this unit is attacked or would attack', () => [
    { when: 'this-is-attacked', or: 'this-would-attack' },
  ]);
  g.synonym<readonly Only[], object>(
    clause,
    '[you may] play this ability any number of times during your build step',
    () => [{ often: true }, { when: 'your-build-step' }],
  );
  g.list<Only[]>('only', flat('only-clause', 'only-clause', '.'));
}

/** It speaks of an attack under way: "when" and "if" are one. */
const inAttack = (only: Only | undefined): boolean =>
  only !== undefined && 'if' in only && only.if.is === 'attacking';

function timeOf(only: Only | undefined): boolean {
  if (!only || !('if' in only)) return false;
  const { if: c } = only;
  if (c.is === 'not') return c.what.is === 'attacking' && !c.what.attacker && !c.what.defender;
  if (c.is !== 'attacking') return false;
  if (!c.attacker) return c.defender?.self === 'this';
  return !c.defender && (c.attacker.self === 'this' || Object.keys(c.attacker).length === 0);
}
