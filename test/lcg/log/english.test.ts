// The sentences of the log, in English: one for each type of event.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cardNames } from '../../../src/lcg/log/card-names.ts';
import { english } from '../../../src/lcg/log/english.ts';
import type { Happening, LogEvent } from '../../../src/lcg/log/types.ts';
import { namesIn, say } from '../../../src/lcg/log/words.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const called = cardNames([
  ['ace', { name: 'Dune Ace' }],
  ['camp', { name: 'Ridge Camp' }],
  ['t1', { name: 'Trooper' }],
  ['t2', { name: 'Trooper' }],
]);
const names = namesIn(english, (id) => called.get(id) ?? id);

/** A sentence for each of these, as people read it. */
const SENTENCES: readonly (readonly [Happening, string])[] = [
  [{ type: 'objectives-chosen', by: 'dark' }, 'Dark chooses the first objectives.'],
  [
    { type: 'mulligan-taken', by: 'light' },
    'Light takes a mulligan: the hand is shuffled back and a new one drawn.',
  ],
  [
    { type: 'pile-shuffled', by: 'light', words: { pile: 'objectiveDeck' } },
    'Light shuffles the objective deck.',
  ],
  [{ type: 'turn-began', by: 'dark' }, "Turn 3: Dark's turn begins."],
  [{ type: 'turn-ended', by: 'dark' }, "Dark's turn ends."],
  [{ type: 'phase-began', by: 'dark', words: { phase: 'force' } }, 'The Force phase begins.'],
  [{ type: 'phase-ended', by: 'dark', words: { phase: 'draw' } }, 'The draw phase ends.'],
  [
    { type: 'phase-skipped', by: 'dark', words: { phase: 'conflict' } },
    'Dark skips the conflict phase of the first turn.',
  ],
  [{ type: 'passed', by: 'light' }, 'Light passes.'],
  [
    { type: 'dial-moved', by: 'dark', numbers: { points: 2, now: 5 } },
    'The Death Star dial advances by 2 to 5.',
  ],
  [
    { type: 'dial-moved', by: 'light', numbers: { points: -1, now: 4 } },
    'The Death Star dial goes back by 1 to 4.',
  ],
  [{ type: 'balance-turned', by: 'dark' }, 'The Balance of the Force is now with Dark.'],
  [
    { type: 'cards-refreshed', by: 'light', cards: { cards: ['ace', 't1'] } },
    'Light refreshes Dune Ace and Trooper [t1].',
  ],
  [
    { type: 'shields-removed', by: 'light', cards: { cards: ['ace'] } },
    'Light removes the shields of Dune Ace.',
  ],
  [{ type: 'card-drawn', by: 'light' }, 'Light draws a card.'],
  [
    { type: 'deck-empty', by: 'light', words: { pile: 'deck' } },
    'Light has to take a card from the command deck, which is empty.',
  ],
  [
    { type: 'card-played', by: 'light', cards: { card: 'ace', on: null }, numbers: { cost: 1 } },
    'Light plays Dune Ace for 1 resource.',
  ],
  [
    { type: 'card-played', by: 'light', cards: { card: 'ace', on: 'dial' }, numbers: { cost: 2 } },
    'Light plays Dune Ace on the Death Star dial for 2 resources.',
  ],
  [
    { type: 'ability-used', by: 'light', cards: { card: 'ace' }, words: { kind: 'reaction' } },
    'Light uses the reaction of Dune Ace.',
  ],
  [
    { type: 'ability-forced', by: 'light', cards: { card: 'ace' } },
    'The Forced ability of Dune Ace takes effect.',
  ],
  [{ type: 'effects-cancelled', cards: { card: 'ace' } }, 'The effects of Dune Ace are cancelled.'],
  [{ type: 'nothing-to-target', cards: { card: 'ace' } }, 'Dune Ace finds no legal target and does nothing.'],
  [
    { type: 'targets-chosen', by: 'dark', cards: { card: 'camp', targets: ['t1', 't2'] } },
    'Dark chooses Trooper [t1] and Trooper [t2] for Ridge Camp.',
  ],
  [
    { type: 'card-entered', by: 'dark', cards: { card: 'camp', on: null }, words: { how: 'replaced' } },
    "Ridge Camp is put into play as a new objective under Dark's control.",
  ],
  [
    { type: 'card-left', cards: { card: 'ace' }, words: { how: 'destroyed', to: 'discard' } },
    'Dune Ace is destroyed (discard pile).',
  ],
  [
    {
      type: 'card-moved',
      by: 'dark',
      cards: { card: null },
      words: { from: 'hand', to: 'discard', owner: 'light' },
    },
    "Dark moves a card from hand to discard pile (Light's card).",
  ],
  [
    {
      type: 'card-moved',
      by: null,
      cards: { card: 'ace' },
      words: { from: 'discard', to: 'hand', owner: 'light' },
    },
    'Light moves Dune Ace from discard pile to hand.',
  ],
  [{ type: 'card-attached', cards: { card: 'ace', on: 'camp' } }, 'Dune Ace is attached to Ridge Camp.'],
  [{ type: 'control-changed', by: 'dark', cards: { card: 'ace' } }, 'Dark takes control of Dune Ace.'],
  [
    { type: 'card-captured', by: 'dark', cards: { card: null, at: 'camp' } },
    'A card is captured at Ridge Camp.',
  ],
  [
    { type: 'card-rescued', by: 'light', cards: { card: 'ace' } },
    "Dune Ace is rescued and returns to Light's hand.",
  ],
  [
    { type: 'cards-seen', by: 'dark', cards: { cards: [] }, words: { how: 'looked' } },
    'Dark looks at cards.',
  ],
  [
    { type: 'cards-seen', by: 'dark', cards: { cards: ['ace'] }, words: { how: 'revealed' } },
    'Dark reveals Dune Ace.',
  ],
  [
    { type: 'card-picked', cards: { card: null }, numbers: { pick: 2, of: 3 } },
    'Chance picks a card (2 of 3).',
  ],
  [
    { type: 'resources-generated', by: 'dark', cards: { card: 'camp' }, numbers: { resources: 2 } },
    'Ridge Camp generates 2 resources.',
  ],
  [
    {
      type: 'tokens-placed',
      cards: { card: 'ace' },
      numbers: { tokens: 1, now: 2 },
      words: { token: 'focus' },
    },
    'Dune Ace gets 1 focus token (2 in all).',
  ],
  [
    {
      type: 'tokens-removed',
      cards: { card: 'ace' },
      numbers: { tokens: 2, now: 0 },
      words: { token: 'damage' },
    },
    'Dune Ace loses 2 damage (0 left).',
  ],
  [
    {
      type: 'tokens-moved',
      cards: { from: 'ace', to: 't1' },
      numbers: { tokens: 2 },
      words: { token: 'shield' },
    },
    '2 shields move from Dune Ace to Trooper [t1].',
  ],
  [
    {
      type: 'damage-dealt',
      by: 'light',
      cards: { card: 'camp', source: 'ace' },
      numbers: { damage: 2, now: 3, capacity: 5 },
    },
    'Ridge Camp takes 2 damage from Dune Ace (3 of 5).',
  ],
  [
    {
      type: 'damage-dealt',
      by: 'light',
      cards: { card: 'dial', source: null },
      numbers: { damage: 1, now: 4, capacity: null },
    },
    'The Death Star dial takes 1 damage (4).',
  ],
  [{ type: 'shield-used', by: 'dark', cards: { card: 'camp' } }, 'Dark discards a shield of Ridge Camp.'],
  [
    { type: 'damage-protected', by: 'dark', cards: { unit: 't1', for: 't2' }, numbers: { damage: 2 } },
    'Trooper [t1] takes 2 damage in place of Trooper [t2].',
  ],
  [
    { type: 'damage-prevented', cards: { card: 'ace' }, numbers: { damage: 1 } },
    '1 damage to Dune Ace is prevented.',
  ],
  [
    { type: 'damage-redirected', cards: { from: 'ace', to: 't1' }, numbers: { damage: 1 } },
    '1 damage to Dune Ace is dealt to Trooper [t1] instead.',
  ],
  [
    { type: 'objective-engaged', by: 'light', cards: { objective: 'camp', attackers: ['ace'] } },
    'Light engages Ridge Camp with Dune Ace.',
  ],
  [{ type: 'engagement-turned', cards: { objective: 'camp' } }, 'Ridge Camp is engaged instead.'],
  [{ type: 'defenders-declared', by: 'dark', cards: { defenders: [] } }, 'Dark defends with no unit.'],
  [{ type: 'edge-card-placed', by: 'dark', cards: { card: null } }, 'Dark places a card in the edge stack.'],
  [
    { type: 'edge-revealed', cards: { dark: ['t1'], light: [] } },
    'The edge stacks are revealed: Dark has Trooper [t1], Light no card.',
  ],
  [{ type: 'fate-resolved', by: 'dark', cards: { card: 't1' } }, "Dark's fate card Trooper [t1] resolves."],
  [{ type: 'edge-cancelled', cards: { card: 't1' } }, 'Trooper [t1] cancels the edge battle.'],
  [
    { type: 'edge-won', by: 'light', numbers: { dark: 2, light: 4 }, words: { how: 'total' } },
    'Light wins the edge battle (4 to 2).',
  ],
  [
    { type: 'edge-won', by: 'dark', numbers: { dark: 0, light: 0 }, words: { how: 'tie' } },
    'Dark wins the edge battle (0 to 0: a tie).',
  ],
  [
    { type: 'edge-won', by: 'light', numbers: { dark: 0, light: 0 }, words: { how: 'automatic' } },
    'Light wins the edge battle (nobody defends).',
  ],
  [{ type: 'strike-begun', by: 'light', cards: { unit: 'ace' } }, 'Light strikes with Dune Ace.'],
  [
    {
      type: 'icons-resolved',
      by: 'light',
      cards: { unit: 'ace' },
      numbers: { strength: 2 },
      words: { icon: 'blast' },
    },
    'Dune Ace strikes with blast damage 2.',
  ],
  [
    { type: 'unopposed-won', by: 'light', cards: { objective: 'camp' }, numbers: { damage: 1 } },
    'Nobody opposes Light: 1 more damage to Ridge Camp.',
  ],
  [{ type: 'engagement-ended' }, 'The engagement ends.'],
  [{ type: 'unit-joined', by: 'dark', cards: { unit: 't1' } }, 'Trooper [t1] joins the engagement for Dark.'],
  [{ type: 'unit-removed', cards: { unit: 't1' } }, 'Trooper [t1] is removed from the engagement.'],
  [{ type: 'unit-committed', by: 'light', cards: { unit: 'ace' } }, 'Light commits Dune Ace to the Force.'],
  [{ type: 'unit-uncommitted', cards: { unit: 'ace' } }, 'Dune Ace is no longer committed to the Force.'],
  [
    { type: 'struggle-resolved', by: null, numbers: { dark: 2, light: 2 } },
    'The Force struggle is a tie (Dark 2, Light 2).',
  ],
  [
    { type: 'struggle-resolved', by: 'light', numbers: { dark: 0, light: 2 } },
    'Light wins the Force struggle (Dark 0, Light 2).',
  ],
  [
    { type: 'effect-began', by: 'light', cards: { card: 'camp', cards: ['ace'] }, words: { until: 'phase' } },
    'The effect of Ridge Camp on Dune Ace lasts until the end of the phase.',
  ],
  [{ type: 'option-chosen', by: 'light', words: { option: 'blast' } }, 'Light chooses "blast".'],
  [
    { type: 'game-won', by: 'light', words: { how: 'objectives' } },
    'Light wins the game: three dark objectives are destroyed.',
  ],
  [{ type: 'card-set-by-hand', by: null, cards: { card: 'ace' } }, 'Dune Ace is changed by hand.'],
  [{ type: 'game-begun' }, 'The game begins.'],
  [
    { type: 'entry-refused', by: 'dark', words: { refusal: 'Dune Ace is exhausted' } },
    'Not legal: Dune Ace is exhausted',
  ],
  [
    { type: 'sentence-kept', by: null, cards: { named: [] }, words: { text: 'As it was told.' } },
    'As it was told.',
  ],
];

const eventOf = (happening: Happening): LogEvent =>
  ({
    by: null,
    cards: {},
    numbers: {},
    words: {},
    ...happening,
    kind: 'rule',
    rule: 'phase.begin',
    path: [],
    turn: 3,
  }) as unknown as LogEvent;

test('what happens is said in plain sentences', () => {
  for (const [happening, sentence] of SENTENCES)
    assert.equal(say(eventOf(happening), english, names), sentence);
});

test('every type of event has a sentence that is tested', () => {
  const types = [
    ...readFileSync(join(root, 'src/lcg/log/types.ts'), 'utf8').matchAll(
      /^ {2}'?([a-z-]+)'?: (?:\{|object)/gm,
    ),
  ].map(([, type]) => type);
  const common = ['game-begun', 'entry-refused', 'sentence-kept'];
  const tested = [...new Set<string>(SENTENCES.map(([{ type }]) => type))];
  assert.deepEqual(Object.keys(english.sentences).sort(), [...types, ...common].sort());
  assert.deepEqual(tested.sort(), Object.keys(english.sentences).sort());
});
