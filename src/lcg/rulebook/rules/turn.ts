// The six phases of a turn, step by step.
import type { Rule } from './rule.ts';

export const turnRules = {
  'turn.start': {
    title: 'A turn begins',
    section: 'Playing the Game (p. 12)',
    text: 'A turn belongs to one player, the active one, and has six phases. What waits for the beginning of a turn happens before the first of them.',
  },
  'turn.end': {
    title: 'A turn ends',
    section: 'Force Struggle (p. 15)',
    text: 'When the Force phase is over, so is the turn, and the opponent becomes the active player. Effects that last for the turn stop here.',
  },
  'phase.begin': {
    title: 'A phase begins',
    section: 'Timing Structure (p. 30)',
    text: 'The beginning of a phase is an event of its own that effects can wait for. Only afterwards are its steps taken.',
  },
  'phase.end': {
    title: 'A phase ends',
    section: 'Timing Structure (p. 30)',
    text: 'Effects that last until the end of a phase stop as it ends. Only then do abilities react to that end.',
  },
  'phase.balance': {
    title: 'Balance phase',
    section: '1. Balance Phase (p. 12)',
    text: "In Dark's turn the Death Star dial advances; in Light's turn a dark objective may be damaged, as long as the balance is with Light. Nobody can take actions in this phase.",
  },
  'balance.dial': {
    title: 'The dial advances',
    section: '1. Balance Phase, DS Player Is the Active Player (p. 12)',
    text: "Each of Dark's turns moves the Death Star dial on by 1.",
  },
  'balance.force': {
    title: 'The dial advances with the balance',
    section: '1. Balance Phase, DS Player Is the Active Player (p. 12)',
    text: 'A second advance by 1 follows while the balance is with Dark. Whether the dial stands at 12 is looked at after each of the two.',
  },
  'balance.damage': {
    title: "Light's damage in the balance phase",
    section: '1. Balance Phase, LS Player Is the Active Player (p. 12)',
    text: 'While the balance is with Light, its player may choose a dark objective and deal 1 damage to it. The rules deal it, not a card, and shields and Protect can meet it.',
  },
  'phase.refresh': {
    title: 'Refresh phase',
    section: '2. Refresh Phase (p. 12)',
    text: 'The active player takes focus tokens and shields off and fills up missing objectives, in this order. Actions follow.',
  },
  'refresh.focus': {
    title: 'Refreshing',
    section: '2. Refresh Phase (p. 12)',
    text: 'One focus token comes off every card that the active player controls, wherever it lies. On the first turn of Light none is removed.',
  },
  'refresh.shields': {
    title: 'Old shields go',
    section: '2. Refresh Phase (p. 12)',
    text: "All shields come off the active player's cards: a shield lasts until its player's next refresh phase.",
  },
  'refresh.objectives': {
    title: 'Replacing objectives',
    section: '2. Refresh Phase (p. 12)',
    text: 'A player with fewer than three current objectives puts new ones into play from the objective deck, one at a time. This is not optional.',
  },
  'refresh.after': {
    title: 'After you refresh',
    section: 'FAQ, Core Rulebook, Refresh Phase',
    text: "Abilities that wait for the refresh come once all three steps are done, before the actions of the phase. They come in Light's first turn as well.",
  },
  'phase.draw': {
    title: 'Draw phase',
    section: '3. Draw Phase (p. 12)',
    text: 'The active player may first discard a card and then brings the hand to the reserve value. Actions follow.',
  },
  'draw.discard': {
    title: 'The optional discard',
    section: '3. Draw Phase (p. 12)',
    text: 'Before drawing, the active player may throw away one card from hand, of whatever kind.',
  },
  'draw.reserve': {
    title: 'Hand and reserve value',
    section: '3. Draw Phase (p. 12)',
    text: 'The hand is filled up, or cut down by discarding, until it has as many cards as the reserve value, which starts at 6. Card effects may change that number.',
  },
  'draw.card': {
    title: 'Drawing',
    section: 'FAQ, (1.1) Drawing Multiple Cards',
    text: 'Cards are drawn one by one, and what a drawn card sets off comes before the next. They come from the command deck unless the words say otherwise.',
  },
  'phase.deployment': {
    title: 'Deployment phase',
    section: '4. Deployment Phase (p. 13)',
    text: 'Here the active player plays units and enhancements. Each of them is an action, so the opponent may take an action in between.',
  },
  'deployment.play': {
    title: 'Playing units and enhancements',
    section: '4. Deployment Phase (p. 13)',
    text: "Units and enhancements are played from hand in one's own deployment phase and at no other time, unless a card says so.",
  },
  'phase.conflict': {
    title: 'Conflict phase',
    section: '5. Conflict Phase (p. 14)',
    text: 'The active player may engage enemy objectives, one after the other. There is an action window at the beginning and again after each engagement.',
  },
  'conflict.first-turn': {
    title: "Dark's first turn has no conflict phase",
    section: '5. Conflict Phase (p. 14)',
    text: 'In the very first turn Dark leaves out the conflict phase: it neither begins nor ends, and there is no action window.',
  },
  'conflict.engage': {
    title: 'Engaging or going on',
    section: '5. Conflict Phase (p. 14)',
    text: 'Whoever does not want to engage, or has nothing left to engage, ends the conflict phase.',
  },
  'phase.force': {
    title: 'Force phase',
    section: '6. Force Phase (p. 14)',
    text: 'Units of the active player are committed to the Force, then the Force struggle decides who has the balance. Actions follow.',
  },
} as const satisfies Record<string, Rule>;
