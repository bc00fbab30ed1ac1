// What sentences mean, as data: one of each kind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Effect } from '../../../src/lcg/language/effect.ts';
import { readParagraph } from '../../../src/lcg/text/read.ts';

const means = (text: string, type: 'Unit' | 'Fate', effect: Effect): void => {
  const found = readParagraph(text, { name: 'Test Card', type });
  assert.ok(found.ok, found.ok ? '' : found.message);
  assert.deepEqual(found.effect, effect);
};

const ENEMY_UNIT = { of: 'opponent', card: ['Unit'] } as const;

test('Actions: restriction, cost, target, limit (FAQ, Effect Resolution)', () => {
  means(
    'Action: During an engagement, focus this unit to deal 2 damage to a target enemy unit. (Limit once per phase.)',
    'Unit',
    {
      kind: 'action',
      if: [{ is: 'engagement' }],
      cost: [{ pay: 'focus', what: { the: 'this' } }],
      parts: [{ do: 'damage', n: 2, to: { target: ENEMY_UNIT } }],
      limit: { times: 1, per: 'phase' },
    },
  );
});

test('"Limit 1 per turn" is for a title, "once per turn" for a card (Ruling 16)', () => {
  means('Action: Draw 2 cards. (Limit 1 per turn.)', 'Unit', {
    kind: 'action',
    parts: [{ do: 'draw', who: 'you', n: 2 }],
    limit: { times: 1, per: 'turn', title: true },
  });
});

test('Target: with the word it is chosen before, without it as the effect resolves', () => {
  means('Action: Destroy a target Droid unit.', 'Unit', {
    kind: 'action',
    parts: [{ do: 'destroy', what: { target: { trait: ['Droid'], card: ['Unit'] } } }],
  });
  means('Action: Destroy a Droid unit.', 'Unit', {
    kind: 'action',
    parts: [{ do: 'destroy', what: { choose: { trait: ['Droid'], card: ['Unit'] } } }],
  });
});

test('"that unit" is the last card spoken of: a target, what was paid, the card of the trigger, what was shown', () => {
  const unit = { card: ['Unit'] } as const;
  means('Action: Target 1 unit. Draw 1 card. Sacrifice that unit.', 'Unit', {
    kind: 'action',
    parts: [
      { do: 'choose', what: { target: unit } },
      { do: 'draw', who: 'you', n: 1 },
      { do: 'sacrifice', what: { the: 'target' } },
    ],
  });
  means('Action: Move 1 damage from a target unit to another target unit. Destroy that unit.', 'Unit', {
    kind: 'action',
    parts: [
      {
        do: 'move-damage',
        n: 1,
        from: { target: unit },
        to: { target: { self: 'other-than-that', card: ['Unit'] } },
      },
      { do: 'destroy', what: { the: 'target', n: 2 } },
    ],
  });
  means('Action: Reveal a Spy unit from your hand to put that unit into play.', 'Unit', {
    kind: 'action',
    cost: [{ pay: 'reveal', what: { choose: { of: 'you', trait: ['Spy'], zone: 'hand', card: ['Unit'] } } }],
    parts: [{ do: 'put-into-play', what: { the: 'paid' } }],
  });
  means('Reaction: After a Spy unit readies, destroy that unit.', 'Unit', {
    kind: 'reaction',
    when: { on: 'readied', card: { trait: ['Spy'], card: ['Unit'] } },
    parts: [{ do: 'destroy', what: { the: 'event' } }],
  });
  means('Action: Reveal the top card of your deck. Capture that card.', 'Unit', {
    kind: 'action',
    parts: [
      { do: 'look', reveal: true, at: { top: 1, zone: 'deck', of: 'you' } },
      { do: 'capture', what: { the: 'done' } },
    ],
  });
});

test('Interrupts and reactions: who does what to which card', () => {
  means('Reaction: After this unit destroys an enemy unit, draw 2 cards.', 'Unit', {
    kind: 'reaction',
    when: { on: 'destroyed', by: { self: 'this' }, card: ENEMY_UNIT },
    parts: [{ do: 'draw', who: 'you', n: 2 }],
  });
  means('Forced Interrupt: When enhanced unit leaves play, draw 2 cards.', 'Unit', {
    kind: 'interrupt',
    forced: true,
    when: { on: 'leaves-play', card: { self: 'enhanced' } },
    parts: [{ do: 'draw', who: 'you', n: 2 }],
  });
  means(
    'Reaction: After your opponent wins a Force struggle by 2 or more Force icons, draw 2 cards.',
    'Unit',
    {
      kind: 'reaction',
      when: { on: 'struggle-won', who: 'opponent', least: 2 },
      parts: [{ do: 'draw', who: 'you', n: 2 }],
    },
  );
});

test('"Prevent 1 damage being dealt to …": an interrupt to that damage, its target among the cards in danger', () => {
  means('Interrupt: Prevent 3 damage being dealt to a target Spy unit.', 'Unit', {
    kind: 'interrupt',
    when: { on: 'damaged', card: { trait: ['Spy'], card: ['Unit'] } },
    parts: [{ do: 'prevent', n: 3, to: { target: { trait: ['Spy'], card: ['Unit'], endangered: true } } }],
  });
});

test('In Play and Out of Play: an ability works from hand where it says so', () => {
  means('Reaction: After you lose an edge battle, put this unit into play from your hand.', 'Unit', {
    kind: 'reaction',
    when: { on: 'edge-lost', who: 'you' },
    parts: [{ do: 'put-into-play', what: { the: 'this' } }],
    from: 'hand',
  });
});

test('Then: all that follows is one instruction', () => {
  means('Action: Draw 1 card. Then, draw 2 cards. Draw 3 cards.', 'Unit', {
    kind: 'action',
    parts: [
      { do: 'draw', who: 'you', n: 1 },
      {
        do: 'then',
        parts: [
          { do: 'draw', who: 'you', n: 2 },
          { do: 'draw', who: 'you', n: 3 },
        ],
      },
    ],
  });
});

test('"instead": the target of one is the target of the other', () => {
  means(
    'Action: Deal 1 damage to a target enemy unit. If you have the edge, deal 4 damage to that unit instead.',
    'Unit',
    {
      kind: 'action',
      parts: [
        {
          do: 'instead',
          parts: [{ do: 'damage', n: 1, to: { target: ENEMY_UNIT } }],
          if: [{ is: 'has-edge', who: 'you' }],
          other: [{ do: 'damage', n: 4, to: { the: 'target' } }],
        },
      ],
    },
  );
});

test('what the opponent does is chosen by him, among what he controls', () => {
  means('Action: Your opponent deals 2 damage to an objective he controls.', 'Unit', {
    kind: 'action',
    parts: [
      {
        do: 'damage',
        n: 2,
        to: { choose: { card: ['Objective'], of: 'chooser' }, by: 'opponent' },
      },
    ],
  });
});

test('X: what was paid, or what the text says (FAQ 4.2)', () => {
  means('Action: Discard X cards from your hand to draw X cards.', 'Unit', {
    kind: 'action',
    cost: [{ pay: 'discard', what: { choose: { of: 'you', zone: 'hand' }, count: 'X' } }],
    parts: [{ do: 'draw', who: 'you', n: 'X' }],
  });
  means('Edge (X). X is the number of damaged enemy units.', 'Unit', {
    kind: 'keyword',
    keyword: 'edge',
    n: 'X',
    x: { per: { cards: { damaged: true, of: 'opponent', card: ['Unit'] } }, times: 1 },
  });
});

test('Constant effects: each card for itself, or while something is so', () => {
  means('Each Spy unit you control gains [Tactics] for each enhancement on it.', 'Unit', {
    kind: 'constant',
    parts: [
      {
        do: 'modify',
        to: { each: { of: 'you', trait: ['Spy'], card: ['Unit'] } },
        gains: {
          icons: { tactics: 1 },
          per: { cards: { card: ['Enhancement'], attached: { self: 'that' } } },
        },
      },
    ],
  });
  means(
    'While you control 2 or more Spy units, increase the cost of the first event card you play each turn by 1.',
    'Unit',
    {
      kind: 'constant',
      if: [{ is: 'count', what: { of: 'you', trait: ['Spy'], card: ['Unit'] }, count: 'at-least', n: 2 }],
      parts: [{ do: 'cost', n: 1, who: 'you', what: { card: ['Event'] }, which: 'first-each-turn' }],
    },
  );
});

test('Cannot: nobody but some can be declared', () => {
  means('Only Spy units can be declared as attackers against this objective.', 'Unit', {
    kind: 'constant',
    parts: [
      {
        do: 'forbid',
        what: 'attack',
        to: { each: { card: ['Unit'], not: { trait: ['Spy'] } } },
        object: { the: 'this' },
      },
    ],
  });
});

test('Fate cards: what they do has no bold word', () => {
  means('If you are the defending player, you may place 2 shields on the engaged objective.', 'Fate', {
    kind: 'fate',
    parts: [
      {
        do: 'if',
        if: [{ is: 'role', who: 'you', as: 'defender' }],
        parts: [{ do: 'may', parts: [{ do: 'shield', n: 2, to: { the: 'engaged' } }] }],
      },
    ],
  });
});

test('one paragraph with several effects', () => {
  means('Enhance a Spy unit. Enhanced unit cannot be targeted.', 'Unit', {
    kind: 'several',
    effects: [
      { kind: 'enhance', on: { trait: ['Spy'], card: ['Unit'] } },
      { kind: 'constant', parts: [{ do: 'forbid', what: 'targeted', to: { the: 'enhanced' } }] },
    ],
  });
});

test('"As soon as": what happens by itself when something becomes so', () => {
  means('Sacrifice this unit if you have the edge.', 'Unit', {
    kind: 'automatic',
    when: { on: 'conditions-hold' },
    if: [{ is: 'has-edge', who: 'you' }],
    parts: [{ do: 'sacrifice', what: { the: 'this' } }],
  });
});
