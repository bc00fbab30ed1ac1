// The table, drawn: head, path, board, hand, menu, bar, what you can do, log.

import { html, nothing, type TemplateResult } from 'lit';
import { missedKinds, offersNow } from '../../machines/ui/choosing.ts';
import { situationOf, type TableContext } from '../../machines/ui/table-types.ts';
import { own } from '../../src/core/own.ts';
import { SIDES, type Side } from '../../src/swtcg/model/state.ts';
import { problemIn } from '../problem/problem.ts';
import { breadcrumb } from '../shared/breadcrumb.ts';
import { icon } from '../shared/icons.ts';
import { pathWords } from '../shared/place-words.ts';
import { sentenceOf } from '../shared/sentence.ts';
import { arenaIn, navigation, startOf } from '../shared/strides.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { Marks } from '../swtcg/board/unit.ts';
import { type BarModel, barTitle, windowBar } from './bar.ts';
import type { Drawing, OpenParts } from './drawing.ts';
import type { TableGame } from './game.ts';
import { curtain, hand } from './hand.ts';
import { tableHead } from './head.ts';
import { dropsOf, marksOf } from './marks.ts';
import { tableStrings } from './strings.ts';
import type { SwtcgTable } from './table.ts';
import { todo } from './todo.ts';

/** What a side is called: by the file, or by who plays it. */
const nameOf = ({ table, game }: Pick<Drawing, 'table' | 'game'>, side: Side): string =>
  game.origin.names[side] ?? own(tableStrings().players, table[side]) ?? table[side];

export function tableView(
  table: SwtcgTable,
  game: TableGame,
  context: TableContext,
  parts: OpenParts,
): TemplateResult {
  const last = game.steps.length - 1;
  const index = Math.min(context.at ?? last, last);
  const step = game.steps.at(index);
  const now: Drawing = { table, game, context, situation: situationOf(context), step, index, parts };
  const bar = barOf(now);
  // What happened, and who is to decide what; not each time that a built-in player does.
  const said =
    context.at === null && !bar.thinking ? `${sentenceOf(step)} ${barTitle(bar)}` : sentenceOf(step);
  return html`${head(now)}
    ${whereabouts(now)}
    ${problem(now)} ${lookingBack(now)}
    <div class="table">
      ${board(now)} ${cards(now)} ${parts.cardMenus?.sheet(now) ?? nothing} ${parts.hints?.hints(table) ?? nothing}
      ${parts.byHand?.byHand(table, game, context.byHand) ?? nothing}
      <div part="bar">${windowBar(bar)}</div>
    </div>
    <div class="aside">${doing(now)} ${table.log === 'hide' ? nothing : log(now)}</div>
    <div class="vh" aria-live="polite">${said}</div>
    <div
      class="menu"
      popover
      role="dialog"
      aria-label=${sharedStrings().tools}
      @beforetoggle=${({ newState }: ToggleEvent) => {
        if (newState === 'closed') table.actor.send({ type: 'CLOSE_TOOLS' });
      }}
    >${parts.tools?.tools(table, game, context.copied) ?? nothing}</div>`;
}

function head(now: Drawing): TemplateResult {
  const { table, game } = now;
  const w = tableStrings();
  const { session } = game;
  const [dark, light] = SIDES.map((side) => nameOf(now, side));
  const players = SIDES.map((side) => w.playerOf(nameOf(now, side), side));
  return tableHead({
    title: table.heading,
    // Two persons at one screen need no names.
    about: w.about(dark === light ? '' : players.join(' – '), game.steps.length),
    question: game.origin.heading.question,
    undo: table.undoable ? () => table.undo() : null,
    redo: session.position < session.length ? () => table.redo() : null,
    hint: () => void table.hint(),
    hinting: now.parts.hints !== null,
    save: () => void table.download(),
    menu: () => void table.openTools(),
  });
}

/** Where play is. A pass writes no line: in the present the game itself says where, and whose chance it is. */
function whereabouts({ table, game, context, step, index }: Drawing): TemplateResult {
  const asked = context.at === null ? table.chance : step.asked;
  const { path: states, turn } = context.at === null && asked ? game.game : step.entry;
  const entry = { ...step.entry, path: states, turn };
  const lines = [...table.lines.slice(0, index + 1), { entry }];
  return breadcrumb({ ...step, entry, asked }, pathWords(states, turn), (depth) =>
    table.seek(startOf(navigation, lines, index + 1, depth)),
  );
}

function problem({ table, context }: Drawing): TemplateResult | typeof nothing {
  if (!context.problem) return nothing;
  const close = () => table.actor.send({ type: 'CLOSE_PROBLEM' });
  return html`<div class="problem">${problemIn(table, context.problem, { close })}</div>`;
}

function lookingBack({ table, context, index }: Drawing): TemplateResult | typeof nothing {
  if (context.at === null) return nothing;
  const w = tableStrings();
  return html`<p class="elsewhere" role="status">
    ${icon('eye')}<span>${w.lookingBack(index + 1)}</span>
    <button class="btn" type="button" @click=${() => table.branch(index)}>${w.goOnHere}</button>
    <button class="btn primary" type="button" @click=${() => table.seek(null)}>${w.present}</button>
  </p>`;
}

/** Whose hand is dealt out below the board. */
function handed({ table }: Drawing): Side | null {
  const { perspective } = table;
  if (perspective === 'spectator') return null;
  return perspective === 'both' ? (table.chance ?? 'light') : perspective;
}

const marksNow = ({ table, game, context, situation }: Drawing): Marks =>
  marksOf(context.choice, situation, (id) => game.shownAs(id, table.perspective));

function board(now: Drawing): TemplateResult {
  const { table, game, context, situation } = now;
  const step = game.steps.at(Math.min(context.at ?? context.moments[0] ?? now.index, game.steps.length - 1));
  const names = Object.fromEntries(
    SIDES.map((side) => [side, table[side] === 'human' ? game.origin.names[side] : nameOf(now, side)]),
  );
  // Where there is room for one arena: the one that is fought in, else the one that a card can go to, else that of before.
  const drops = dropsOf(context.choice, situation);
  const before = table.renderRoot.querySelector('swtcg-board')?.arena ?? 'space';
  const open = Object.keys(drops).map((drop) => drop.split(':')[1]);
  const shown = open.length === 0 || open.includes(before) ? before : open[0];
  return html`<swtcg-board
    part="board"
    .view=${step.viewFor?.(table.perspective) ?? step.view}
    .cards=${game.cards}
    .attack=${step.scene?.attack ?? null}
    .plays=${step.scene?.plays ?? []}
    .names=${names}
    .arena=${arenaIn(step.entry) ?? shown}
    .cardArt=${table.cardArt}
    .marks=${marksNow(now)}
    .drops=${drops}
    .handless=${handed(now)}
    picking
    ?flip=${table.flipped !== (table.onlyHuman === 'dark')}
    ?still=${context.at !== null || table.pace <= 0}
    @swtcg-pick=${(event: CustomEvent<{ id: string; from: HTMLElement }>) => {
      event.stopPropagation();
      table.pick(event.detail.id, event.detail.from);
    }}
    @swtcg-inspect=${(event: Event) => event.stopPropagation()}
    @swtcg-drop=${(event: CustomEvent<{ drop: string }>) => {
      event.stopPropagation();
      table.actor.send({ type: 'DROP', target: { place: event.detail.drop } });
    }}
  ></swtcg-board>`;
}

/** The hand, or the curtain before it. */
function cards(now: Drawing): TemplateResult | typeof nothing {
  const { table, game, context, step } = now;
  const { chance, perspective } = table;
  if (perspective === 'spectator' && chance && table[chance] === 'human')
    return curtain(chance, {
      show: () => table.lookAs(chance),
      pass: table.ending ? () => void table.pass() : null,
    });
  const side = handed(now);
  if (side === null) return nothing;
  return hand(step.viewFor?.(perspective) ?? step.view, game.cards, side, {
    marks: context.at === null ? marksNow(now) : {},
    art: table.cardArt,
    pick: (id, from) => table.pick(id, from),
  });
}

function barOf(now: Drawing): BarModel {
  const { table, game, context } = now;
  const { chance, mine } = table;
  const { session } = game;
  const { numbers, aside } = context.choice;
  return {
    game: game.game,
    waiting: session.waiting,
    result: session.result,
    chance,
    legal: mine ? table.legal : [],
    ending: table.ending,
    who: table.perspective,
    thinking: chance && table[chance] !== 'human' ? nameOf(now, chance) : null,
    open: mine,
    past: context.at !== null,
    dice: game.dice,
    numbers,
    aside,
    again: tableStrings()[table.live ? 'again' : 'newGame'],
    newGame: () => void table.restart(),
    setNumber: (field, value) => table.actor.send({ type: 'SET_NUMBER', field, value }),
    decide: (decision) => table.actor.send({ type: 'DECIDE', decision }),
    whyNot: (decision) => table.whyNot(decision),
    throwDice: (dice) => table.throwDice(dice),
  };
}

function doing({ table, game, context, situation }: Drawing): TemplateResult {
  const { card, asking, refused, unfolded } = context.choice;
  return todo({
    game: game.game,
    who: table.perspective,
    offers: offersNow(situation),
    refused: missedKinds(situation),
    mine: situation.mine,
    explained: card === null && !asking ? refused : null,
    open: unfolded,
    autoPass: table.autoPass,
    // What was taken over goes on asking as it did: it is told as a variation.
    least: table.live ? game.session.start.box.autoPass : 'never',
    toggle: (deed) => table.actor.send({ type: 'UNFOLD', deed }),
    choose: (from, left) => table.actor.send({ type: 'CHOOSE', card: from, left }),
    ask: (one) => table.actor.send({ type: 'EXPLAIN', refused: one, in: 'list' }),
    setAutoPass: (setting) => {
      table.autoPass = setting;
    },
  });
}

const log = ({ table, index }: Drawing): TemplateResult =>
  html`<section class="panel log">
    <h3 class="label">${sharedStrings().log}</h3>
    <swtcg-log
      .lines=${table.lines}
      .index=${index}
      @swtcg-select=${(event: CustomEvent<{ index: number }>) => {
        event.stopPropagation();
        table.seek(event.detail.index);
      }}
    ></swtcg-log>
  </section>`;
