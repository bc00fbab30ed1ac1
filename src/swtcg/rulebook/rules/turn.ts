// The turn: its phases and steps, and how the game ends.
import type { Rule } from './rule.ts';

export const turnRules = {
  'turn.structure': {
    title: 'The turn',
    section: 'Turn Structure',
    text: 'Both players share every turn, which has four parts: getting ready, building and retreating, battle, and the end. Turns follow each other until somebody has won.',
  },
  'turn.ready': {
    title: 'Ready phase',
    section: 'Turn Structure, Ready Phase',
    text: 'The first four steps prepare the turn for both players at once: its start, untapping, Force and build points. Only effects that name one of these moments can be played here.',
  },
  'turn.start': {
    title: 'Turn starts',
    section: 'Turn Structure, 1',
    text: 'Whatever cards do at the beginning of a turn is done now, Dark before Light. Anything else has to wait.',
  },
  'turn.untap': {
    title: 'Untap',
    section: 'Turn Structure, 2',
    text: 'Every tapped card in an arena or a build zone is turned upright again, those of Dark first. Pilots and Equipment on units are included.',
  },
  'turn.force': {
    title: 'Gain Force',
    section: 'Turn Structure, 3',
    text: 'Each player receives 4 Force, Dark first. Force that is not used stays from turn to turn.',
  },
  'turn.roll': {
    title: 'Roll for build points',
    section: 'Turn Structure, 4',
    text: 'A single die, rolled by Light, sets how many build points both players receive this turn. A player who has a unit in each arena receives one more.',
  },
  'turn.command': {
    title: 'Command phase',
    section: 'Turn Structure, Command Phase',
    text: 'First Dark and then Light takes a whole build step; after that Dark and then Light may retreat units.',
  },
  'turn.build': {
    title: 'Build step',
    section: 'Turn Structure, 5',
    text: 'In the order they like, the player whose build step it is builds and completes cards, brings units out of the build zone, moves and rearranges units, and plays what is meant for this step.',
  },
  'turn.build-start': {
    title: 'Start of the build step',
    section: 'Turn Structure, 5',
    text: "At its beginning come the card of the turn, bounties earned, Upkeep, and effects that name this moment, in an order of the player's choosing. Building has to wait until they are done.",
  },
  'turn.draw': {
    title: 'Card of the turn',
    section: 'Glossary, Terms, draw step',
    text: 'Each turn, as their build step begins, players take one card from their deck unless they decline it. An empty deck costs nobody the game.',
  },
  'turn.own-step': {
    title: "Ending one's own step",
    section: 'Turn Structure',
    text: 'Setup, the build step and the retreat step belong to a single player, who says when it is over. At other times there is no step to end: one plays something or passes.',
  },
  'turn.retreat': {
    title: 'Retreat step',
    section: 'Turn Structure, 6',
    text: 'Dark, then Light, may tap as many of their untapped units as they wish and take them back to the build zone, out of the coming battle. A unit that is tapped already has to stay.',
  },
  'turn.retreat-end': {
    title: 'End of the retreat step',
    section: 'Turn Structure, 6',
    text: 'Once a player has retreated all that shall retreat, effects that name the end of this step can be played.',
  },
  'turn.battle': {
    title: 'Battle phase',
    section: 'Turn Structure, Battle Phase',
    text: 'The units fight: first in Space, next on the Ground, last in the Character arena. Most activated effects and all Battle cards belong to this phase.',
  },
  'turn.end': {
    title: 'End of turn',
    section: 'Turn Structure, 11',
    text: 'What was to last for this turn or this battle wears off, in the order in which it began. Only then come effects that wait for the end of the battle phase or of the turn.',
  },
  'win.control': {
    title: 'Winning by arenas',
    section: 'Turn Structure, 12',
    text: 'A player who alone has units in at least two of the three arenas as the turn closes wins the game. If nobody does, another turn begins.',
  },
  'win.cant': {
    title: "Can't win, can't lose",
    section: 'Glossary, Phrases, "you can\'t lose the game this turn"',
    text: 'A player who cannot lose keeps the other one from winning, by arenas as well as by a card. The game then simply goes on.',
  },
  'win.effect': {
    title: 'Winning by an effect',
    section: 'Glossary, Phrases, "you win"',
    text: 'A card may declare its player the winner, whoever holds the arenas. One that does so at the end of a turn is looked at before arenas are counted.',
  },
} as const satisfies Record<string, Rule>;
