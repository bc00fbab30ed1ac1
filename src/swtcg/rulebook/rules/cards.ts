// Cards: building, completing, moving, whose they are.
import type { Rule } from './rule.ts';

export const cardRules = {
  'primary.owner': {
    title: 'Owner over controller',
    section: 'The 4 Primary Rules, 1',
    text: 'Whoever controls a card, it always ends in the hand, deck or discard pile of the player who brought it. No card text can change that.',
  },
  'control.yours': {
    title: "Only one's own cards",
    section: 'Glossary, Terms, control',
    text: 'Players decide for the units, Pilots and Equipment that they control and for no others. Cards of the opponent are among them for as long as an effect hands them over.',
  },
  'card.battle': {
    title: 'Battle card',
    section: 'Battle Cards',
    text: 'A Battle card is played from hand in the battle phase: its cost is paid, the opponent may disrupt it, and if that does not happen it does what it says and is discarded. Where it offers several effects, one of them is chosen.',
  },
  'card.mission': {
    title: 'Mission card',
    section: 'Mission Cards',
    text: 'A Mission is built like a unit, but once completed it is carried out and then discarded. Campaigns stay in the build zone instead, and Traps wait for their moment.',
  },
  'card.complete': {
    title: 'Completing a card',
    section: 'Building Cards with Build Costs',
    text: "A card is completed in its player's build step when the counters on it and the points paid for it add up to its cost. It may come from the hand or be one that was begun earlier.",
  },
  'card.deploy': {
    title: 'Deploying a unit',
    section: 'Unit Cards',
    text: 'A unit that is completed without being disrupted goes to an arena that its type names, or waits in the build zone. Only in an arena do its abilities work, and only there does it do what it says about its deployment.',
  },
  'build.counters': {
    title: 'Building face-down',
    section: 'Building Cards with Build Costs',
    text: 'A card need not be paid at once: it can lie in the build zone, face-down, with 1 or more build counters, and get others in later turns. Such a card is not yet in play, and the opponent may not look at it.',
  },
  'build.points': {
    title: 'Build points',
    section: 'Glossary, Terms, build point',
    text: 'Every build counter is worth one build point, and nobody can spend points that are not there.',
  },
  'build.wasted': {
    title: 'Unspent build points',
    section: 'Turn Structure, 5',
    text: 'Build points cannot be saved. What is left over as a player finishes the build step is gone.',
  },
  'build.move': {
    title: 'Moving a unit',
    section: 'Turn Structure, 5',
    text: 'In the build step a unit may go from the build zone to an arena of its type, tapped or not, or from one arena to another if its type names both.',
  },
  'build.one-move': {
    title: 'One move between arenas',
    section: 'Glossary, Terms, move',
    text: 'A unit at home in several arenas may change from one to another a single time in its build step. Coming out of the build zone is not counted.',
  },
  'unique.one': {
    title: 'One of each unique unit',
    section: 'Contesting Unique Cards',
    text: 'Nobody has two separate units of the same unique name in play. A second one is stacked with the first, or one of the two has to go.',
  },
  'cost.pay': {
    title: 'Paying a cost',
    section: 'Effect Types, Activated effects',
    text: 'Whoever uses an effect first pays all that stands before its arrow, and without the full price it cannot be used. What has been paid stays paid even if the effect is disrupted.',
  },
} as const satisfies Record<string, Rule>;
