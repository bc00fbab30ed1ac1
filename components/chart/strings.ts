// What the drawing of a chart says, in English.
import { stringsFor } from '../shared/language.ts';

const english = {
  charts: {
    game: 'Game',
    preparation: 'Preparation',
    turn: 'Turn',
    buildStep: 'Build step',
    retreatStep: 'Retreat step',
    battleStep: 'Battle step',
    attack: 'Attack',
    damage: 'Damage',
    effect: 'Effect',
    setup: 'Setup',
    engagement: 'Engagement',
    edgeBattle: 'Edge battle',
    strike: 'Strike',
    occurrence: 'Occurrence',
    actionWindow: 'Action window',
  } as Readonly<Record<string, string>>,
  /** States that have no place of their own in the path of a game. */
  states: {
    asking: 'Play or pass',
    ordering: 'Order of triggers',
    opening: 'Opens',
    closed: 'Closes',
    done: 'Done',
    over: 'Game over',
    rest: 'Stopped',
  } as Readonly<Record<string, string>>,
  chart: (name: string) => `${name}: statechart`,
  noChart: (name: string) => `There is no chart “${name}”.`,
  noElement: (id: string) => `There is no element “${id}” beside this chart.`,
  notLoaded: 'The charts could not be loaded.',
  outside: 'This chart isn’t active right now.',
  now: 'now',
  before: 'previous',
  waits: {
    player: 'a player decides',
    dice: 'dice are rolled',
    stopped: 'play was stopped',
  } as Readonly<Record<string, string>>,
  runs: (chart: string) => `runs ${chart}`,
  leadsTo: 'then',
  first: 'starts here',
  ends: 'ends here',
  active: 'active',
  path: 'Active states',
};

export type ChartStrings = typeof english;

export const chartStrings = stringsFor('chart', english);
