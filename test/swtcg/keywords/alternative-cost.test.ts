// Keywords, Alternative Cost.
import { test } from 'node:test';
import { dark, holds, refused, soldier, tarn, unit } from '../../helpers/command.ts';

const zealot = soldier({ cost: 5, text: ['Alternative Cost: Pay 3 Force.'] });
const by = { cost: 'Alternative Cost' };

test('Alternative Cost: paid in full instead of the build cost', () => {
  holds({
    cards: { zealot },
    dark: { force: 3, hand: ['zealot'] },
    script: [dark('complete', { card: 'zealot', ...by })],
    expect: { zealot: { zone: 'character' }, dark: { force: 0 } },
  });
  refused(
    {
      cards: { zealot },
      dark: { force: 2, buildPoints: 4, hand: ['zealot'] },
      script: [dark('complete', { card: 'zealot', ...by })],
    },
    'cost.pay',
  );
});

test('Alternative Cost: the build cost may be paid all the same, build points first', () => {
  holds({
    cards: { zealot },
    dark: { force: 3, buildPoints: 5, hand: ['zealot'] },
    script: [dark('complete', { card: 'zealot' })],
    expect: { dark: { force: 3 } },
  });
});

test('Alternative Cost: chosen by itself where it is the only cost that can be paid', () => {
  holds({
    cards: { zealot },
    dark: { force: 3, hand: ['zealot'] },
    script: [dark('complete', { card: 'zealot' })],
    expect: { zealot: { zone: 'character' }, dark: { force: 0 } },
  });
});

test('Alternative Cost: cards that pay are named, in the order listed', () => {
  const text = ['Alternative Cost: Pay 1 Force, tap one of your Droids.'];
  const cards = {
    hero: soldier({ cost: 9, text }),
    d: unit('Ground', 'Droid', [10, 1, 1]),
    e: unit('Ground', 'Droid', [10, 1, 1]),
  };
  holds({
    cards,
    dark: { force: 1, hand: ['hero'], ground: ['d', 'e'] },
    script: [dark('complete', { card: 'hero', target: 'e', ...by })],
    expect: { e: { tapped: true }, d: { tapped: false }, hero: { zone: 'character' } },
  });
  refused(
    {
      cards,
      dark: { force: 1, hand: ['hero'], ground: [{ card: 'd', tapped: true }] },
      script: [dark('complete', { card: 'hero', ...by })],
    },
    'cost.pay',
  );
});

test('Alternative Cost: not reduced by what makes cards cheaper', () => {
  const chief = soldier({ text: ['Each of your Soldiers costs 2 less build counters to deploy.'] });
  const paid = soldier({ cost: 9, text: ['Alternative Cost: Pay 3 build points.'] });
  refused(
    {
      cards: { chief, paid },
      dark: { buildPoints: 2, character: ['chief'], hand: ['paid'] },
      script: [dark('complete', { card: 'paid', ...by })],
    },
    'cost.pay',
  );
});

test('Alternative Cost: joining a stack still costs its build point', () => {
  const file = (buildPoints: number) => ({
    cards: { a: tarn('A'), b: tarn('B', { cost: 9, text: ['Alternative Cost: Pay 1 Force.'] }) },
    dark: { force: 1, buildPoints, character: ['a'], hand: ['b'] },
    script: [dark('complete', { card: 'b', to: 'top', unit: 'a', ...by })],
  });
  holds({ ...file(1), expect: { b: { stack: ['a'] } } });
  refused(file(0), 'card.complete');
});
