// Cards: building, completing, moving, whose they are.
import type { Rule } from './rule.ts';

export const cardRules = {
  'primary.owner': {
    title: 'Owner over controller',
    section: 'The 4 Primary Rules, 1',
    text: 'No matter who controls a card, it goes to the hand, deck or discard pile of its owner. No card text can change that.',
  },
  'control.yours': {
    title: "Only one's own cards",
    section: 'Glossary, Terms, control',
    text: "You decide for the units, Pilots and Equipment that you control, and for no others. Your opponent's cards are among them while an effect gives you control.",
  },
  'card.battle': {
    title: 'Battle card',
    section: 'Battle Cards',
    text: 'You play a Battle card from your hand in the battle phase: you pay its cost, your opponent may disrupt it, and otherwise it takes effect and is discarded. If it offers several effects, you choose one.',
  },
  'card.mission': {
    title: 'Mission card',
    section: 'Mission Cards',
    text: 'A Mission is built like a unit; when it is completed, you carry it out and discard it. Campaigns stay in the build zone instead, and Traps wait for their trigger.',
  },
  'card.complete': {
    title: 'Completing a card',
    section: 'Building Cards with Build Costs',
    text: 'You complete a card in your build step when the counters on it and the points you pay add up to its cost. It may come from your hand or be partially built.',
  },
  'card.deploy': {
    title: 'Deploying a unit',
    section: 'Unit Cards',
    text: "A completed unit that isn't disrupted goes to an arena of its type or into the build zone. Only in an arena do its abilities work, and only there do its deployment effects trigger.",
  },
  'build.counters': {
    title: 'Building face-down',
    section: 'Building Cards with Build Costs',
    text: "You needn't pay for a card all at once: it can lie in your build zone face-down, with at least 1 build counter, and get more later. It is not in play yet, and your opponent may not look at it.",
  },
  'build.points': {
    title: 'Build points',
    section: 'Glossary, Terms, build point',
    text: "Each build counter costs one build point, and you can't spend more points than you have.",
  },
  'build.wasted': {
    title: 'Unspent build points',
    section: 'Turn Structure, 5',
    text: "Build points can't be saved. Those left at the end of your build step are lost.",
  },
  'build.move': {
    title: 'Moving a unit',
    section: 'Turn Structure, 5',
    text: 'In your build step a unit may go from the build zone to an arena of its type, tapped or not, or from one arena to another if its type names both.',
  },
  'build.one-move': {
    title: 'One move between arenas',
    section: 'Glossary, Terms, move',
    text: "A unit of several arenas may change from one to another once in your build step. Leaving the build zone doesn't count.",
  },
  'unique.one': {
    title: 'One of each unique unit',
    section: 'Contesting Unique Cards',
    text: "You can't have two separate units with the same unique name in play. A second one is stacked with the first, or one of the two is discarded.",
  },
  'cost.pay': {
    title: 'Paying a cost',
    section: 'Effect Types, Activated effects',
    text: 'To use an effect you first pay everything before its arrow, in full or not at all. What was paid stays paid, even if the effect is disrupted.',
  },
} as const satisfies Record<string, Rule>;
