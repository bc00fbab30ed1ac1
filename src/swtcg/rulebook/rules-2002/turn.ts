// The turn: its phases and steps, and how the game ends.
import type { Rule } from '../rules/rule.ts';

export const turnRules2002 = {
  'turn.structure': {
    title: 'The turn',
    section: 'Section 2: Turn Structure',
    text: 'A turn has three phases for both players: ready, command, battle. A new one follows until somebody has won.',
  },
  'turn.ready': {
    title: 'Ready phase',
    section: 'Ready Phase',
    text: 'Untapping, Force and a card, each for Dark before Light. Nobody plays anything meanwhile, though what triggers does happen.',
  },
  'turn.start': {
    title: 'Turn starts',
    section: 'Ready Phase',
    text: 'A turn starts with its ready phase and has no step of its own for that.',
  },
  'turn.untap': {
    title: 'Untap',
    section: 'Ready Phase, 1',
    text: 'Everything tapped in arenas and build zones is turned upright, those of Dark first. Pilots on units are included.',
  },
  'turn.force': {
    title: 'Gain Force',
    section: 'Ready Phase, 2',
    text: 'Each player adds 4 to the Force that is left from earlier turns, Dark first.',
  },
  'turn.draw': {
    title: 'Card of the turn',
    section: 'Ready Phase, 3',
    text: 'Dark and then Light draws a card. It is drawn before the command phase, and nobody can leave it.',
  },
  'turn.command': {
    title: 'Command phase',
    section: 'Command Phase',
    text: 'After its start come the roll for build points, the build steps of Dark and Light, and their retreat steps.',
  },
  'turn.roll': {
    title: 'Roll for build points',
    section: 'Command Phase, 2',
    text: 'Light rolls a die, and each player has that many build points. Whoever has a unit in every arena has one more.',
  },
  'turn.build': {
    title: 'Build step',
    section: 'Command Phase, 3',
    text: 'One player builds, deploys and completes, sends retreated units back, moves Pilots, rearranges stacks, and plays what names the build step.',
  },
  'turn.build-start': {
    title: 'A build step begins',
    section: 'Command Phase, 3',
    text: 'Nothing is drawn and nothing is played when the step begins. What triggers by it takes effect before the first action.',
  },
  'turn.own-step': {
    title: "Ending one's own step",
    section: 'Command Phase',
    text: 'A build or retreat step belongs to one player, who alone says when it is over.',
  },
  'turn.retreat': {
    title: 'Retreat step',
    section: 'Command Phase, 5',
    text: 'Units that are untapped may be tapped and moved to the build zone, first those of Dark, then those of Light.',
  },
  'turn.retreat-end': {
    title: 'After the retreats',
    section: 'Command Phase, 6',
    text: 'The battle phase follows the last retreat. No chance lies between, only what has triggered.',
  },
  'turn.battle': {
    title: 'Battle phase',
    section: 'Battle Phase (Attacking)',
    text: 'The Space units fight, then the Ground units, then the Characters. Between their attacks both players can play abilities and Battle cards.',
  },
  'turn.end': {
    title: 'The end of a turn',
    section: 'End of Turn',
    text: 'First come the abilities that wait for the end of the battle phase and of the turn. Then the turn is over, with all that lasted until its end.',
  },
  'win.control': {
    title: 'Winning by arenas',
    section: 'Object of the Game',
    text: 'Whoever controls two arenas when a turn has ended wins: with a unit there, and none of the opponent.',
  },
  'build.wasted': {
    title: 'Unspent build points',
    section: 'Glossary, build point',
    text: 'Points that are left at the end of the build step are lost.',
  },
} as const satisfies Record<string, Rule>;
