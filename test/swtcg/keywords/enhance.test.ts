// Keywords, Enhance.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { swtcg2022 } from '../../../machines/swtcg/complete.ts';
import { parseScenario, Session, startPosition } from '../../../src/index.ts';
import { card, dark, holds, light, refused, soldier } from '../../helpers/command.ts';

const base = 'Pay 1 Force -> One of your units gets +2 power until end of turn.';
const surge = (enhance: string) => card('Battle', [base, `Enhance: ${enhance}`], { cost: undefined });
const also = surge('Pay 2 more Force -> That unit also gets Armor until end of turn.');
const battle = { at: 'character-battle', until: 'end-of-turn' };
const file = (play: object, force: number, surgeCard = also) => ({
  cards: { surge: surgeCard, s: soldier() },
  dark: { force, hand: ['surge'], character: ['s'] },
  ...battle,
  script: [dark('play', { card: 'surge', ...play })],
});

test('Enhance: both costs and both effects, if declared', () => {
  holds({
    ...file({ effect: 2 }, 3),
    expect: { s: { power: 4, keywords: { Armor: true } }, dark: { force: 0 } },
  });
  holds({ ...file({}, 3), expect: { s: { power: 4, keywords: { Armor: false } }, dark: { force: 2 } } });
});

test('Enhance: refused without the whole cost', () => {
  refused(file({ effect: 2 }, 2), 'cost.pay');
});

test('Enhance: instead', () => {
  const instead = surge('Pay 1 more Force -> That unit gets +5 power until end of turn instead.');
  holds({ ...file({ effect: 2 }, 2, instead), expect: { s: { power: 7 }, dark: { force: 0 } } });
});

test('Enhance: paid before the chance to disrupt', () => {
  const whole = file({ effect: 2 }, 3);
  holds({
    ...whole,
    cards: {
      ...whole.cards,
      stop: card('Battle', ['Pay 1 Force -> Disrupt a Battle card.'], { cost: undefined }),
    },
    light: { force: 1, hand: ['stop'] },
    script: [...whole.script, light('play', { card: 'stop' })],
    expect: { s: { power: 2, keywords: { Armor: false } }, dark: { force: 0 }, surge: { zone: 'discard' } },
  });
});

test('Enhance: of an ability; both are one use a turn', () => {
  const hero = soldier({
    text: [
      'Pay 1 Force -> This unit gets +1 power until end of turn.',
      'Enhance: Pay 1 more Force -> This unit also gets Armor until end of turn.',
    ],
  });
  const whole = { cards: { hero }, dark: { force: 5, character: ['hero'] }, ...battle };
  holds({
    ...whole,
    script: [dark('use', { unit: 'hero', ability: 2 })],
    expect: { hero: { power: 3, keywords: { Armor: true } }, dark: { force: 3 } },
  });
  refused(
    {
      ...whole,
      script: [dark('use', { unit: 'hero', ability: 2 }), dark('use', { unit: 'hero', ability: 1 })],
    },
    'effect.once',
  );
});

const plan = (...text: string[]) => card('Mission', text);
const enhance = dark('complete', { card: 'm', cost: 'Enhance' });
const ready = (m: object, force = 1) => ({
  cards: { m, s: soldier() } as never,
  dark: { force, buildPoints: 2, hand: ['m'], deck: ['s'] },
  script: [dark('decline', { what: 'draw' }), enhance],
});

test('Enhance: a Mission so completed still does what its other paragraphs say', () => {
  const m = plan('Gain 3 Force.', 'Gain 1 Force.', 'Enhance: Pay 1 Force -> Also draw a card.');
  holds({ ...ready(m), expect: { dark: { force: 4, hand: ['s'] } } });
});

test('Enhance: the condition of its paragraph stays; what is done also does not wait for it', () => {
  const when = 'If you have a Jedi in any arena, gain 3 Force.';
  const both = plan(when, 'Enhance: Pay 1 Force -> Also draw a card.');
  holds({ ...ready(both), expect: { dark: { force: 0, hand: ['s'] } } });
  const other = plan(when, 'Enhance: Pay 1 Force -> Gain 5 Force instead.');
  holds({ ...ready(other), expect: { dark: { force: 0 } } });
});

test('Enhance: what stands before the arrow of a Mission is paid once', () => {
  const m = plan('Pay 1 Force -> Gain 1 Force.', 'Enhance: Pay 1 more Force -> Draw a card instead.');
  holds({ ...ready(m, 2), expect: { dark: { force: 0, hand: ['s'] } } });
});

test('Enhance: of a Trap; and refused where there is none', () => {
  const trap = card('Mission', [
    'When your opponent deploys a unit, gain 2 Force.',
    'Enhance: Pay 1 Force -> Also draw a card.',
  ]);
  holds({
    cards: { m: { ...trap, type: 'Mission - Trap' }, s: soldier() },
    dark: { buildPoints: 3, hand: ['s'] },
    light: { force: 1, buildZone: [{ card: 'm', faceDown: true, build: 2 }], deck: [{ id: 't', card: 's' }] },
    script: [
      dark('complete', { card: 's', to: 'character' }),
      light('complete', { card: 'm', cost: 'Enhance' }),
    ],
    expect: { light: { force: 2, hand: ['t'] }, m: { zone: 'discard' } },
  });
  refused(ready(plan('Gain 1 Force.')), 'card.complete');
});

test('Enhance: is among the legal decisions', () => {
  const file = {
    format: 'swtcg-scenario/1',
    ruleset: 'swtcg-2022',
    cards: {
      m: { name: 'Test M', ...plan('Gain 3 Force.', 'Enhance: Pay 1 Force -> Also draw a card.') },
    },
    dark: { force: 1, buildPoints: 2, hand: ['m'] },
    light: {},
    at: 'dark-build',
  };
  const session = new Session(swtcg2022, startPosition(parseScenario(JSON.stringify(file))));
  session.decide({ by: 'dark', do: 'pass' });
  const costs = session.legal().flatMap((one) => (one.do === 'complete' ? [one.cost] : []));
  assert.deepEqual(costs, [undefined, 'Enhance']);
});
