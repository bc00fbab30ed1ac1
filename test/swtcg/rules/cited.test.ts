// Steps of the log cite the rule by which they happened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from '../../../src/swtcg/rulebook/rules.ts';
import { dark, expectRun, type Position } from '../../helpers/core.ts';

const PAIR = { d: 'dark space 50/1/3', l: 'light space 30/1/9' } as const;
const fights = (text: string, rest: Partial<Position> = {}): Position => ({
  cards: { ...PAIR, d: ['dark space 50/1/3', text] },
  dice: [6],
  script: [dark.attack('d', 'l')],
  ...rest,
});

const CITED: readonly (readonly [rule: string, position: Position])[] = [
  [
    'win.control',
    {
      cards: { d: 'dark space 50/1/3', g: 'dark ground 50/1/3' },
      at: 'end-of-turn',
      until: 'turn-end',
    },
  ],
  [
    'roll.change',
    fights('Pay 0 Force -> Change one of your attack dice to a 6.', {
      dice: [1],
      script: [dark.attack('d', 'l'), dark.use('d', 1)],
    }),
  ],
  [
    'attack.predict',
    fights('Foresight: Gain 1 Force.', { script: [dark.attack('d', 'l'), dark.do('predict', { hits: 1 })] }),
  ],
  ['effect.lasting', fights('When this unit attacks, it gets +1 power until end of turn.', { dice: [6, 6] })],
  ['damage.placement', fights('Armor')],
];

for (const [rule, position] of CITED)
  test(`${rule} (${(rules as Record<string, { section: string }>)[rule]?.section}) is cited where it applies`, () => {
    const { log } = expectRun(position, {});
    assert.ok(
      log.some((line) => line.rule === rule),
      log.map((line) => `${line.rule}: ${line.text}`).join('\n'),
    );
  });

test('Play or Pass (POP) Chances: damage by an effect has its chances in the middle of it', () => {
  const { log } = expectRun(
    fights("Pay 0 Force -> Do 1 damage to one of your opponent's units.", {
      dice: [],
      script: [dark.use('d', 1)],
    }),
    { l: { damage: 1 } },
  );
  assert.ok(log.some(({ path }) => path.at(-1) === 'damagePrevention'));
});
