// Whom an effect speaks of: "that unit", "another", "without", and what a keyword does besides.
import { test } from 'node:test';
import { card, dark, gear, holds, light, refused, soldier } from '../helpers/command.ts';

const ONLY = 'Play only during your build step.';

test('"that card [or unit]": what the cost was paid with, not the unit that the effect is on', () => {
  const text = `Discard one of your other units -> This unit gets +X power until end of turn, where X is that unit's build cost. ${ONLY}`;
  holds({
    cards: { x: soldier({ cost: 1, power: 2, text: [text] }), a: soldier({ cost: 5 }) },
    dark: { character: ['x', 'a'] },
    script: [dark('use', { unit: 'x', ability: 1 })],
    expect: { x: { power: 7 }, a: { zone: 'discard' } },
  });
});

test('"is attacked by a unit with a higher build cost": the attacker is compared with the unit that it attacks', () => {
  const text = 'Whenever this unit is attacked by a unit with a higher build cost, gain 2 Force.';
  for (const [cost, force] of [
    [9, 2],
    [3, 0],
    [1, 0],
  ])
    holds({
      cards: { x: soldier({ cost: 3, health: 9, text: [text] }), l: soldier({ cost, speed: 90, power: 1 }) },
      dark: { character: ['x'] },
      light: { character: ['l'] },
      at: 'character-battle',
      until: 'end-of-turn',
      dice: [1],
      script: [light('attack', { unit: 'l', target: 'x' })],
      expect: { dark: { force } },
    });
});

test('"without": what an effect gives itself does not keep it from giving it; what others give does', () => {
  const gives = soldier({ text: ['Each of your Characters without Parry gets Parry 1.'] });
  const more = soldier({ text: ['Each of your other Characters gets Parry 2.'] });
  holds({
    cards: { gives, own: soldier({ text: ['Parry 4'] }), a: soldier() },
    dark: { character: ['gives', 'own', 'a'] },
    script: [],
    expect: {
      gives: { keywords: { Parry: 1 } },
      own: { keywords: { Parry: 4 } },
      a: { keywords: { Parry: 1 } },
    },
  });
  for (const character of [
    ['gives', 'more', 'a'],
    ['a', 'more', 'gives'],
  ])
    holds({
      cards: { gives, more, a: soldier() },
      dark: { character },
      script: [],
      expect: { more: { keywords: { Parry: 1 } }, a: { keywords: { Parry: 2 } } },
    });
});

test('"another Equipment": not the Equipment that gives the ability', () => {
  const cards = {
    a: soldier(),
    e: gear('Character - Weapon', [
      `Equipped unit gets "Discard another Equipment attached to this unit -> Gain 2 Force. ${ONLY}"`,
    ]),
    f: gear('Character - Weapon', []),
  };
  const script = [dark('use', { unit: 'a', ability: 'e:1' })];
  holds({
    cards,
    dark: { character: [{ card: 'a', equipment: ['e', 'f'] }] },
    script,
    expect: { f: { zone: 'discard' }, e: { zone: 'on:a' }, dark: { force: 2 } },
  });
  refused({ cards, dark: { character: [{ card: 'a', equipment: ['e'] }] }, script }, 'effect.target');
});

test('Keywords, Meditate: what it does besides is done then, and only then; its "play only" counts', () => {
  const battle = (more: string) => card('Battle', ['Gain 3 Force.', `Pay 1 Force -> Meditate${more}`]);
  const mission = (more: string) => card('Mission', ['Gain 3 Force.', `Pay 1 Force -> Meditate${more}`]);
  const fight = { at: 'character-battle', until: 'end-of-turn' } as const;
  const script = [dark('play', { card: 'x' })];
  holds({
    cards: { x: battle(', and your opponent loses 1 Force.') },
    dark: { force: 1, discard: ['x'] },
    light: { force: 2 },
    ...fight,
    script,
    expect: { dark: { force: 3 }, light: { force: 1 }, x: { zone: 'out' } },
  });
  holds({
    cards: { x: battle(', and your opponent loses 1 Force.') },
    dark: { hand: ['x'] },
    light: { force: 2 },
    ...fight,
    script,
    expect: { dark: { force: 3 }, light: { force: 2 } },
  });
  holds({
    cards: { x: mission(', and your opponent loses 1 Force.') },
    dark: { force: 1, discard: ['x'] },
    light: { force: 2 },
    script,
    expect: { dark: { force: 3 }, light: { force: 1 }, x: { zone: 'out' } },
  });
  for (const [kind, when] of [
    [battle, fight],
    [mission, {}],
  ] as const)
    refused(
      {
        cards: { x: kind('. Play only if you have a Jedi in any arena.') },
        dark: { force: 1, discard: ['x'] },
        ...when,
        script,
      },
      'effect.play-only',
    );
});

test('"when you discard a card": each card of a hand that is discarded as a cost counts', () => {
  holds({
    cards: {
      x: soldier({ text: [`Discard your hand -> Gain 1 Force. ${ONLY}`] }),
      y: soldier({ text: ['Whenever you discard a card from your hand, gain 1 Force.'] }),
      a: soldier(),
      b: soldier(),
    },
    dark: { character: ['x', 'y'], hand: ['a', 'b'] },
    script: [dark('use', { unit: 'x', ability: 1 })],
    expect: { dark: { force: 3 } },
  });
});
