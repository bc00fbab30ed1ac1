// The turn: its phases and steps, and how the game ends.
import type { Rule } from './rule.ts';

export const turnRules = {
  'turn.structure': {
    title: 'The turn',
    section: 'Turn Structure',
    text: 'Both players share every turn, which has four parts: ready phase, command phase, battle phase and end of turn. Turns follow each other until somebody has won.',
  },
  'turn.ready': {
    title: 'Ready phase',
    section: 'Turn Structure, Ready Phase',
    text: 'The first four steps prepare the turn for both players: its start, untapping, Force and build points. Only effects that name one of these moments can be played here.',
  },
  'turn.start': {
    title: 'Turn starts',
    section: 'Turn Structure, 1',
    text: "Effects of the start of a turn happen now, Dark's before Light's. Everything else has to wait.",
  },
  'turn.untap': {
    title: 'Untap',
    section: 'Turn Structure, 2',
    text: "Every tapped card in an arena or a build zone is untapped, Dark's first. That includes Pilots and Equipment on units.",
  },
  'turn.force': {
    title: 'Gain Force',
    section: 'Turn Structure, 3',
    text: 'Each player gains 4 Force, Dark first. Unused Force stays from turn to turn.',
  },
  'turn.roll': {
    title: 'Roll for build points',
    section: 'Turn Structure, 4',
    text: 'Light rolls one die, and both players get that many build points this turn. A player with units in all three arenas gets one more.',
  },
  'turn.command': {
    title: 'Command phase',
    section: 'Turn Structure, Command Phase',
    text: 'First Dark and then Light takes a whole build step; after that Dark and then Light may retreat units.',
  },
  'turn.build': {
    title: 'Build step',
    section: 'Turn Structure, 5',
    text: 'In any order you like, you build and complete cards, bring units out of the build zone, move units and rearrange stacks, and play effects for your build step.',
  },
  'turn.build-start': {
    title: 'Start of the build step',
    section: 'Turn Structure, 5',
    text: 'At the start of your build step you draw your card, gain bounties, pay Upkeep and play effects for this moment, in any order you choose. Building has to wait until that is done.',
  },
  'turn.draw': {
    title: 'Card of the turn',
    section: 'Glossary, Terms, draw step',
    text: "Each turn, at the start of your build step, you draw one card unless you decline. An empty deck doesn't lose you the game.",
  },
  'turn.own-step': {
    title: "Ending one's own step",
    section: 'Turn Structure',
    text: 'Setup, the build step and the retreat step each belong to one player, who says when the step is over. At other times there is no step to end: you play something or pass.',
  },
  'turn.retreat': {
    title: 'Retreat step',
    section: 'Turn Structure, 6',
    text: 'Dark, then Light, may tap any of their untapped units and take them back to the build zone, out of the coming battle. A unit that is already tapped has to stay.',
  },
  'turn.retreat-end': {
    title: 'End of the retreat step',
    section: 'Turn Structure, 6',
    text: 'Once you are done retreating, effects that name the end of this step can be played.',
  },
  'turn.battle': {
    title: 'Battle phase',
    section: 'Turn Structure, Battle Phase',
    text: 'The units fight: first in the Space arena, then on the Ground, then in the Character arena. Most activated effects and all Battle cards belong to this phase.',
  },
  'turn.end': {
    title: 'End of turn',
    section: 'Turn Structure, 11',
    text: 'What lasts for this turn or this battle ends now, in the order in which it began. After that come effects of the end of the battle phase or of the turn.',
  },
  'win.control': {
    title: 'Winning by arenas',
    section: 'Turn Structure, 12',
    text: 'If you alone have units in at least two of the three arenas at the end of the turn, you win. If nobody does, another turn begins.',
  },
  'win.cant': {
    title: "Can't win, can't lose",
    section: 'Glossary, Phrases, "you can\'t lose the game this turn"',
    text: "While you can't lose, your opponent can't win, neither by arenas nor by a card. The game simply goes on.",
  },
  'win.effect': {
    title: 'Winning by an effect',
    section: 'Glossary, Phrases, "you win"',
    text: 'A card may say that its player wins, whoever controls the arenas. If it does so at the end of a turn, it comes before arenas are counted.',
  },
} as const satisfies Record<string, Rule>;
