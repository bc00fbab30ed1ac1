// Card abilities: kinds, windows, order, cancelling.
import type { Rule } from './rule.ts';

export const abilityRules = {
  'ability.action': {
    title: 'Actions',
    section: 'Actions (p. 24)',
    text: "An action is used in an action window, in one's own turn or the opponent's. One action is done before the next begins.",
  },
  'ability.forced': {
    title: 'Forced abilities',
    section: 'Forced (p. 25)',
    text: 'Forced interrupts and reactions come by themselves and before those that players may choose. Each player orders their own.',
  },
  'ability.limit': {
    title: 'Limits on uses',
    section: 'Rulings, 16',
    text: 'A limit in brackets counts for one ability of one card, on an event for its player and title. A cancelled use counts.',
  },
  'ability.condition': {
    title: 'Conditions of abilities',
    section: 'FAQ, Effect Resolution',
    text: 'An ability whose condition does not hold cannot be used, and a constant effect waits until it does.',
  },
  'window.action': {
    title: 'Action window',
    section: 'FAQ, Action Abilities',
    text: 'Actions are taken one by one, turn about, the active player first. The window closes when both pass in a row.',
  },
  'window.interrupt': {
    title: 'Interrupt window',
    section: 'FAQ, Interrupt Ability Timing',
    text: 'Before something resolves, the players use interrupts to it in turn, the active player first, until both pass in a row.',
  },
  'window.reaction': {
    title: 'Reaction window',
    section: 'FAQ, Reaction Ability Timing',
    text: 'Right after something has happened, the players react in turn, the active player first, until both pass in a row.',
  },
  'window.closed': {
    title: 'A window that is not open',
    section: 'When Can Card Abilities Be Executed? (p. 24)',
    text: 'Each kind of ability has its own time. Out of that time it cannot be used.',
  },
  'window.chance': {
    title: 'Whose chance it is',
    section: 'FAQ, Action Abilities',
    text: 'The players take turns in every window. Only the one whose chance it is can act.',
  },
  'effect.steps': {
    title: 'Steps of an effect',
    section: 'FAQ, Effect Resolution',
    text: 'First come restrictions and costs, then changes to the cost and payment, then targets; last of all the effect happens.',
  },
  'effect.target': {
    title: 'Choosing targets',
    section: 'Target (p. 27)',
    text: 'The controller of an effect chooses its targets. One that is gone by the time it is needed is replaced or does not matter any more.',
  },
  'effect.no-target': {
    title: 'Effects without a result',
    section: 'FAQ, Frequently Asked Questions',
    text: 'What has no target may be used even though nothing comes of it, provided its cost can be paid.',
  },
  'effect.choose': {
    title: 'A choice within an effect',
    section: 'FAQ, (2.2) Priority of Simultaneous Resolution',
    text: 'Where an effect leaves something open, its player chooses; where several players must, the one who started it comes first.',
  },
  'effect.cancel': {
    title: 'Cancelling',
    section: 'Cancel (p. 27)',
    text: 'A cancelled effect does nothing. What was paid for it stays paid, and the card counts as played.',
  },
  'effect.nested': {
    title: 'Effects within effects',
    section: 'FAQ, Nested Effect Sequences',
    text: 'What is set off in the middle of something is dealt with first and completely. Then the earlier effect goes on.',
  },
  'effect.instruction': {
    title: 'Carrying out an effect',
    section: 'Card Abilities (p. 24)',
    text: 'An effect is carried out sentence by sentence in the order printed.',
  },
  'effect.cannot': {
    title: 'Cannot',
    section: 'Cannot (p. 27)',
    text: '"Cannot" has the last word: no other text makes possible what it forbids.',
  },
  'effect.duration': {
    title: 'How long effects last',
    section: 'Rulings, 9',
    text: 'A lasting effect stops when the strike, engagement, phase or turn that it names comes to an end.',
  },
  'effect.sacrifice': {
    title: 'Sacrificing',
    section: 'Sacrifice (p. 27)',
    text: 'A player sacrifices a fitting card of their own by discarding it from play. If it is saved from leaving, there was no sacrifice.',
  },
  'effect.return': {
    title: 'Returning to hand or deck',
    section: 'In Play and Out of Play (p. 27)',
    text: "A card that leaves play for a hand or deck goes to its owner's. It loses all tokens and everything attached.",
  },
  'effect.search': {
    title: 'Searching a deck',
    section: 'FAQ, (1.2) Shuffling After a Search',
    text: 'Whoever has searched a deck shuffles it afterwards.',
  },
  'effect.reveal': {
    title: 'Revealed cards',
    section: 'FAQ, (1.3) Duration of "Reveal"',
    text: 'A revealed card can be seen by both players until it has reached the place where it goes.',
  },
  'effect.discard': {
    title: 'Discarding',
    section: 'Discarding (p. 13)',
    text: "A discarded card goes face-up to its owner's discard pile, on top. Several at once go there in the order that their owner wants.",
  },
  'effect.control': {
    title: 'Control',
    section: 'Term Summary (p. 13)',
    text: 'The controller of a card uses it; its owner is the player whose deck it came from.',
  },
  'effect.attach': {
    title: 'Attaching and moving enhancements',
    section: 'Playing Enhancement Cards (p. 14)',
    text: 'What an enhancement may be attached to counts when it is attached or moved, not for staying. It is discarded when the card that it enhances leaves play.',
  },
} as const satisfies Record<string, Rule>;
