// Missions: "Play only …", conditions, targets (Mission Cards; Using Effects, Condition; Phrases, "play only [condition]").
import { test } from 'node:test';
import { card, dark, holds, light, refused, soldier } from '../../helpers/command.ts';

const task = (...text: string[]) => card('Mission', text, { cost: 1 });
const jedi = soldier({ subtype: 'Jedi Knight' });
const complete = (more: object = {}) => dark('complete', { card: 'm', ...more });
const ready = { buildPoints: 1, hand: ['m'] };

test('"play only [condition]": without it the Mission is not completed and nothing is paid', () => {
  const cards = { m: task('Gain 2 Force. Play only if you have a Jedi in any arena.'), jedi };
  refused({ cards, dark: ready, script: [complete()] }, 'effect.play-only');
  holds({
    cards,
    dark: { ...ready, character: ['jedi'] },
    script: [complete()],
    expect: { dark: { force: 2 }, m: { zone: 'discard' } },
  });
});

test('"play only [condition]": of an enhanced Mission both conditions count', () => {
  const m = task(
    'Gain 2 Force.',
    'Enhance: Pay 1 Force -> Draw a card. Play only if you have a Jedi in any arena.',
  );
  const at = { ...ready, force: 1, deck: ['jedi'] };
  refused(
    {
      cards: { m, jedi },
      dark: at,
      script: [dark('decline', { what: 'draw' }), complete({ cost: 'Enhance' })],
    },
    'effect.play-only',
  );
  holds({
    cards: { m, jedi },
    dark: at,
    script: [dark('decline', { what: 'draw' }), complete()],
    expect: { dark: { force: 3 }, jedi: { zone: 'deck' } },
  });
});

test('Keywords, Enhance: a Mission is enhanced by the name of the keyword or the number of its paragraph', () => {
  const m = task('Gain 2 Force.', 'Enhance: Pay 1 more build point -> Also draw a card.', 'Hidden Cost 2');
  const file = (more: object) => ({
    cards: { m, jedi },
    dark: { force: 0, buildPoints: 3, deck: ['jedi'], buildZone: [{ card: 'm', faceDown: true, build: 2 }] },
    script: [dark('decline', { what: 'draw' }), complete(more)],
  });
  const better = { dark: { force: 2, hand: ['jedi'] } };
  holds({ ...file({ cost: 'Enhance' }), expect: better });
  holds({ ...file({ cost: 2 }), expect: better });
  holds({ ...file({ effect: 2 }), expect: better });
  holds({ ...file({ effect: 2, cost: 'Hidden Cost' }), expect: better });
  holds({ ...file({ effect: 1 }), expect: { dark: { force: 2, hand: [] } } });
});

test('"play only [condition]": of a Mission with an arrow', () => {
  const m = task('Pay 1 Force -> Gain 2 Force. Play only if you have a Jedi in any arena.');
  refused({ cards: { m }, dark: { ...ready, force: 1 }, script: [complete()] }, 'effect.play-only');
});

test('Condition: a paragraph whose condition is not met does nothing; the Mission is completed all the same', () => {
  holds({
    cards: { m: task('If you have a Jedi in any arena, gain 2 Force.', 'Gain 1 Force.') },
    dark: ready,
    script: [complete()],
    expect: { dark: { force: 1 }, m: { zone: 'discard' } },
  });
});

test('Condition: it counts when its paragraph is carried out, not when the Mission is announced', () => {
  holds({
    cards: { m: task('Gain 2 Force.', 'If you have 2 or more Force, draw a card.'), jedi },
    dark: { ...ready, deck: ['jedi'] },
    script: [dark('decline', { what: 'draw' }), complete()],
    expect: { dark: { force: 2 }, jedi: { zone: 'hand' } },
  });
});

test('Condition: what a disrupt changed meanwhile counts', () => {
  // Light's disrupt is disrupted in vain, but it has cost Light the Force that the Mission asks for.
  const halt = card('Battle', ['Pay 2 Force -> Disrupt a Mission card.'], { cost: undefined });
  const stop = card('Battle', ['Pay 0 Force -> Disrupt a Battle card.'], { cost: undefined });
  const m = task('If your opponent has 2 or more Force, gain 3 Force.');
  holds({
    cards: { m, halt, stop },
    dark: { ...ready, hand: ['m', 'stop'] },
    light: { force: 2, hand: ['halt'] },
    script: [complete(), light('play', { card: 'halt' }), dark('play', { card: 'stop' })],
    expect: { dark: { force: 0 }, m: { zone: 'discard' } },
  });
});

test('Condition: targets under a condition may be named; if it is not met nothing happens to them', () => {
  const m = task(
    "If you have a Jedi in any arena, tap one of your opponent's units.",
    "Tap one of your opponent's units.",
  );
  const file = {
    cards: { m, jedi, s: soldier(), t: soldier(), u: soldier() },
    light: { character: ['s', 't', 'u'] },
  };
  holds({
    ...file,
    dark: { ...ready, character: ['jedi'] },
    script: [complete({ targets: ['s', 't'] })],
    expect: { s: { tapped: true }, t: { tapped: true }, u: { tapped: false } },
  });
  holds({
    ...file,
    dark: ready,
    script: [complete({ targets: ['s', 't'] })],
    expect: { s: { tapped: false }, t: { tapped: true } },
  });
});

test('Mission Cards: one that finds nothing to do may be completed (RULINGS.md); a wrong target is refused', () => {
  const m = task("Discard one of your opponent's units.");
  holds({
    cards: { m },
    dark: ready,
    script: [complete()],
    expect: { m: { zone: 'discard' }, dark: { buildPoints: 0 } },
  });
  refused(
    { cards: { m, s: soldier() }, dark: { ...ready, character: ['s'] }, script: [complete({ target: 's' })] },
    'effect.target',
  );
});

test('"draw up to X cards": how many may be said with the completion', () => {
  const deck = ['a', 'b', 'c'].map((id) => ({ id, card: 'jedi' }));
  const file = (text: string, more: object) => ({
    cards: { m: task(text), jedi },
    dark: { ...ready, deck, character: [{ card: 'jedi', damage: 2 }] },
    script: [dark('decline', { what: 'draw' }), complete(more)],
  });
  const draw = 'Draw up to 3 cards.';
  holds({ ...file(draw, {}), expect: { dark: { hand: ['a', 'b', 'c'] } } });
  holds({ ...file(draw, { amount: 1 }), expect: { dark: { hand: ['a'] } } });
  refused(file(draw, { amount: 4 }), 'effect.amount');
  const heal = 'Remove up to 2 damage counters from one of your Jedi.';
  holds({ ...file(heal, { target: 'jedi', amount: 1 }), expect: { jedi: { damage: 1 } } });
  refused(file('Draw 2 cards.', { amount: 1 }), 'effect.amount');
});
