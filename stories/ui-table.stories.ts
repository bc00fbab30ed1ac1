import { html, nothing } from 'lit';
import { waitFor } from 'xstate';
import { swtcg2022 } from '../machines/swtcg/complete.ts';
import { readNotation as readFile, readScenario, Session, startPosition } from '../src/engine.ts';
import '../components/table/swtcg-table.ts';
import type { SwtcgTable } from '../components/table/table.ts';
import type { TableEvent } from '../machines/ui/table-types.ts';
import type { Decision } from '../src/swtcg/decisions/decision.ts';
import { fallback } from '../src/swtcg/decisions/index.ts';
import { neverComes } from './samples/never.ts';
import { tableIn } from './samples/reach.ts';
import type { Args, Meta, Story } from './story.ts';

const DUEL = `at: space-battle
dark: 3 Force
  space: Corsair 50/4/4
light: 3 Force
  space: Lancer 40/4/4 "Pay 1 Force -> Evade 2"; Racer 30/1/1
  ground: Walker 30/3/3`;

const file = (more: string): unknown => readFile(`${DUEL}\n${more}`).json;
const SEEDED = file('seed: 3');

/** The example at its end, as it was saved. */
function endedExample(): unknown {
  const session = new Session(swtcg2022, startPosition(readScenario(file('seed: 3\nuntil: turn-end'))));
  for (let n = 0; n < 99 && session.waiting === 'player'; n++)
    session.enter(fallback(session.game) as Decision);
  return session.save();
}

const meta: Meta = {
  title: 'Table, state by state',
  component: 'swtcg-table',
  args: { file: SEEDED, dark: 'human', light: 'human', hands: 'open', pace: 0, preload: 'auto' },
  render: (args) => html`<swtcg-table
    .file=${args.file}
    dark=${args.dark}
    light=${args.light}
    hands=${args.hands}
    pace=${args.pace}
    preload=${args.preload ?? nothing}
  ></swtcg-table>`,
};
export default meta;

type Act = TableEvent | ((table: SwtcgTable) => unknown);

const menusHere = (table: SwtcgTable): Promise<unknown> =>
  waitFor(table.actor, (state) => !state.matches({ cardMenus: 'loading' }));

/** Sends events to the chart, and does what a page would do, until the state is reached. */
const reached =
  (...acts: readonly Act[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    for (const act of acts) {
      if (typeof act === 'function') await act(table);
      else table.actor.send(act);
      await menusHere(table);
      await table.updateComplete;
    }
  };

const state = (path: string, args: Args = {}, ...acts: readonly Act[]): Story => ({
  args,
  parameters: { state: path },
  play: reached(...acts),
});

const until =
  (path: Parameters<SwtcgTable['state']['matches']>[0]): Act =>
  async (table) => {
    for (let n = 0; n < 500 && !table.state.matches(path); n++)
      await new Promise((resolve) => setTimeout(resolve, 10));
  };

const pick =
  (id: string): Act =>
  (table) => {
    const card = `[data-id="${id}"] .card`;
    const board = table.shadowRoot?.querySelector('swtcg-board')?.shadowRoot;
    (table.shadowRoot?.querySelector<HTMLElement>(card) ?? board?.querySelector<HTMLElement>(card))?.click();
  };

const ATTACK: Decision = { by: 'dark', do: 'attack', unit: 'Corsair', target: 'Lancer' };
const attack: Act = (table) => table.decide(ATTACK);
/** Nobody sees such a move pass. */
const SLOW = 10_000_000;

// the game
export const Idle: Story = {
  args: { preload: 'none' },
  parameters: { state: 'game.idle' },
};
export const Opening = state('game.opening', {}, (table) => {
  table.file = null;
  table.src = neverComes();
});
export const Failed: Story = {
  args: { file: { format: 'swtcg-scenario/1' } },
  parameters: { state: 'game.failed' },
};

// whose turn it is
export const Asking = state('game.playing.turn.asking');
export const Curtain = state('game.playing.turn.curtain', { hands: 'hidden' });
export const ThinkingWaiting = state(
  'game.playing.turn.thinking.waiting',
  { dark: 'greedy', pace: SLOW },
  {
    type: 'PAUSE',
  },
);
export const ThinkingDeciding = state('game.playing.turn.thinking.deciding', { dark: 'greedy', pace: SLOW });
export const ThinkingHeld = state(
  'game.playing.turn.thinking.held',
  {},
  (table) => {
    table.addEventListener('swtcg-decision', (event) => event.preventDefault());
    table.dark = 'greedy';
  },
  until({ game: { playing: { turn: { thinking: 'held' } } } }),
);
export const Rolling = state('game.playing.turn.rolling', { file: file('') }, attack);
export const Stopped = state('game.playing.turn.stopped', { file: endedExample() });
export const Over = state('game.playing.turn.over', {}, (table) => table.concede('light'));

// what the board shows
export const Present = state('game.playing.board.present');
export const Showing = state('game.playing.board.showing.moment', { pace: SLOW }, attack);
export const LookingBack = state('game.playing.board.lookingBack', {}, attack, {
  type: 'LOOK_BACK',
  index: 0,
});

// what is chosen
const uses: Act = (table) =>
  table.actor.send({ type: 'CHOOSE', left: table.legal.filter(({ do: deed }) => deed === 'use') });
const attacks: Act = (table) =>
  table.actor.send({ type: 'CHOOSE', left: table.legal.filter(({ do: deed }) => deed === 'attack') });
export const Resting = state('game.playing.choice.resting');
export const Menu = state('game.playing.choice.menu', {}, pick('Corsair'));
export const Choosing = state('game.playing.choice.choosing', {}, pick('Corsair'), attacks);
export const Confirming = state('game.playing.choice.confirming', {}, attack, pick('Lancer'), uses);
export const Dragging = state('game.playing.choice.dragging', {}, { type: 'LIFT', card: 'Corsair' });
export const Refused = state('game.playing.choice.refused', {}, pick('Corsair'), attacks, pick('Walker'));

// what is opened besides
export const CardMenusAbsent = state('cardMenus.absent');
export const CardMenusReady = state('cardMenus.ready', {}, pick('Corsair'));
export const Connected = state('page.connected');
export const BuiltInsPlaying = state('builtIns.playing', { dark: 'greedy', pace: SLOW });
export const BuiltInsPaused = state('builtIns.paused', { dark: 'greedy', pace: SLOW }, { type: 'PAUSE' });
export const HintsHidden = state('hints.hidden');
export const HintsShown = state('hints.shown', {}, (table) => table.hint());
export const ByHandClosed = state('byHand.closed');
export const ByHandOpen = state('byHand.open', {}, (table) => table.byHand('Corsair'));
export const ToolsClosed = state('tools.closed');
export const ToolsOpen = state('tools.open', {}, (table) => table.openTools());
export const ProblemNone = state('problem.none');
export const ProblemShown = state(
  'problem.shown',
  {},
  {
    type: 'FAILED',
    problem: { code: 'loop', message: 'Two cards trigger each other.' },
  },
);
