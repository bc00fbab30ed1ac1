// Cards: types, building, deploying, moving.
import type { Rule } from '../rules/rule.ts';

export const cardRules2002 = {
  'primary.owner': {
    title: 'Owner over controller',
    section: 'The 3 General Rules',
    text: 'A card that leaves play goes to the hand, deck or discard pile of its owner. The book knows no change of control; this keeps it safe.',
  },
  'control.yours': {
    title: "Only one's own cards",
    section: 'Section 2: Turn Structure',
    text: 'Each player acts with cards of their own and leaves those of the opponent alone.',
  },
  'card.battle': {
    title: 'Battle card',
    section: 'Battle Cards',
    text: 'A Battle card is paid, does what it says and is discarded. It is played in the battle phase; only a card that names the build step is played there.',
  },
  'card.mission': {
    title: 'Mission card',
    section: 'Mission Cards',
    text: 'A Mission is built like a unit. Completed, it does what it says and goes to the discard pile.',
  },
  'card.complete': {
    title: 'Completing a card',
    section: 'Building Unit and Mission Cards',
    text: "Once the build counters on a card make up its cost, it can be turned face-up in its player's build step, now or later.",
  },
  'card.deploy': {
    title: 'Deploying a unit',
    section: 'Building Unit and Mission Cards',
    text: 'A deployed unit goes face-up into the arena of its type, or into the stack of its other versions. The build zone is for units that have retreated.',
  },
  'build.counters': {
    title: 'Building face-down',
    section: 'Building Unit and Mission Cards',
    text: 'A card that is not completed at once lies face-down with 1 build counter or more, and gets others in later turns. More counters than it costs are allowed.',
  },
  'build.points': {
    title: 'Build points',
    section: 'Glossary, build point',
    text: 'Each build counter costs a build point, and a player can spend no more points than there are left this turn.',
  },
  'build.move': {
    title: 'Back into battle',
    section: 'Glossary, put into battle',
    text: 'In the build step a unit that retreated in an earlier turn can be sent back into the arena of its type. It stays tapped if it was.',
  },
  'build.one-move': {
    title: 'One move for a Pilot',
    section: 'Pilots during the Build Step',
    text: 'In a build step each Pilot moves once: onto a unit, from one to another, or off.',
  },
  'unit.retreat': {
    title: 'Retreating a unit',
    section: 'Retreating Units',
    text: 'A retreated unit lies face-up in the build zone, where it neither attacks nor is attacked. In the retreat step it is tapped for that, by an effect it is not.',
  },
  'unit.no-retreat': {
    title: 'Kept from retreating',
    section: 'The 3 General Rules',
    text: "A card that says that a unit can't retreat is stronger than the step in which units do.",
  },
  'info.private': {
    title: 'Cards nobody may look at',
    section: 'Zones of Play',
    text: 'Hands, decks and face-down cards are hidden from the opponent; nobody looks at a deck.',
  },
} as const satisfies Record<string, Rule>;
