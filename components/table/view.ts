// The table, drawn: head, path, board, hand, menu, bar, what you can do, log.

import { html, nothing, type TemplateResult } from 'lit';
import { told } from '../../play/account/words.ts';
import { SIDES, type Side } from '../../src/game/state.ts';
import { problemIn } from '../problem/problem.ts';
import { breadcrumb } from '../shared/breadcrumb.ts';
import { icon } from '../shared/icons.ts';
import { pathWords } from '../shared/place-words.ts';
import type { Step } from '../shared/steps.ts';
import { arenaOf, startOf } from '../shared/strides.ts';
import { sharedStrings } from '../shared/strings.ts';
import { type BarModel, barTitle, windowBar } from './bar.ts';
import type { Choice } from './choice.ts';
import type { TableGame } from './game.ts';
import { curtain, hand } from './hand.ts';
import { tableHead } from './head.ts';
import { tableStrings } from './strings.ts';
import type { SwtcgTable } from './table.ts';
import { todo } from './todo.ts';

/** All that a drawing needs. */
export interface Drawn {
  readonly table: SwtcgTable;
  readonly game: TableGame;
  readonly choice: Choice;
  readonly step: Step;
  /** The number of the step that is shown. */
  readonly index: number;
}

/** What a side is called: by the file, or by who plays it. */
const nameOf = ({ table, game }: Pick<Drawn, 'table' | 'game'>, side: Side): string =>
  game.origin.names[side] ?? tableStrings().players[table[side]] ?? table[side];

export function tableView(table: SwtcgTable, game: TableGame, choice: Choice): TemplateResult {
  const last = game.steps.length - 1;
  const index = Math.min(table.at ?? last, last);
  const step = game.steps.at(index);
  const { entry } = step;
  const now: Drawn = { table, game, choice, step, index };
  const bar = barOf(now);
  // What happened, and who is to decide what; not each time that a built-in player does.
  const said = table.at === null && !bar.thinking ? `${told(entry.text)} ${barTitle(bar)}` : told(entry.text);
  const { hints, byHand, tools } = table.later;
  return html`${head(now)}
    ${whereabouts(now)}
    ${problem(now)} ${lookingBack(now)}
    <div class="table">
      ${board(now)} ${cards(now)} ${table.later.sheet?.sheet(now) ?? nothing} ${table.hinting ? (hints?.hints(table) ?? nothing) : nothing}
      ${byHand?.byHand(table, game) ?? nothing}
      <div part="bar">${windowBar(bar)}</div>
    </div>
    <div class="aside">${doing(now)} ${table.log === 'hide' ? nothing : log(now)}</div>
    <div class="vh" aria-live="polite">${said}</div>
    <div class="menu" popover role="dialog" aria-label=${sharedStrings().tools}>${tools?.tools(table, game) ?? nothing}</div>`;
}

function head(now: Drawn): TemplateResult {
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
    hinting: table.hinting,
    save: () => void table.download(),
    menu: (event) => void table.openTools(event.currentTarget as HTMLElement),
  });
}

/** Where play is. A pass writes no line: in the present the game itself says where, and whose chance it is. */
function whereabouts({ table, game, step, index }: Drawn): TemplateResult {
  const asked = table.at === null ? table.chance : step.asked;
  const { path: states, turn } = table.at === null && asked ? game.game : step.entry;
  const entry = { ...step.entry, path: states, turn };
  const lines = [...table.lines.slice(0, index + 1), { entry, by: null }];
  return breadcrumb({ ...step, entry, asked }, pathWords(states, turn), (depth) =>
    table.seek(startOf(lines, index + 1, depth)),
  );
}

function problem({ table }: Drawn): TemplateResult | typeof nothing {
  if (!table._problem) return nothing;
  const close = () => {
    table._problem = null;
  };
  return html`<div class="problem">${problemIn(table, table._problem, { close })}</div>`;
}

function lookingBack({ table, index }: Drawn): TemplateResult | typeof nothing {
  if (table.at === null) return nothing;
  const w = tableStrings();
  return html`<p class="elsewhere" role="status">
    ${icon('eye')}<span>${w.lookingBack(index + 1)}</span>
    <button class="btn" type="button" @click=${() => table.branch(index)}>${w.goOnHere}</button>
    <button class="btn primary" type="button" @click=${() => table.seek(null)}>${w.present}</button>
  </p>`;
}

/** Whose hand is dealt out below the board. */
function handed({ table }: Drawn): Side | null {
  const { perspective } = table;
  if (perspective === 'spectator') return null;
  return perspective === 'both' ? (table.chance ?? 'light') : perspective;
}

function board(now: Drawn): TemplateResult {
  const { table, game, choice } = now;
  const step = game.steps.at(Math.min(table.at ?? table.shown ?? now.index, game.steps.length - 1));
  const names = Object.fromEntries(
    SIDES.map((side) => [side, table[side] === 'human' ? game.origin.names[side] : nameOf(now, side)]),
  );
  // Where there is room for one arena: the one that is fought in, else the one that a card can go to, else that of before.
  const { drops } = choice;
  const before = table.renderRoot.querySelector('swtcg-board')?.arena ?? 'space';
  const open = Object.keys(drops).map((drop) => drop.split(':')[1]);
  const shown = open.length === 0 || open.includes(before) ? before : open[0];
  return html`<swtcg-board
    part="board"
    .view=${step.viewFor?.(table.perspective) ?? step.view}
    .cards=${game.cards}
    .attack=${step.attack ?? null}
    .plays=${step.plays ?? []}
    .names=${names}
    .arena=${arenaOf(step.entry) ?? shown}
    .cardArt=${table.cardArt}
    .marks=${choice.marks}
    .drops=${drops}
    .handless=${handed(now)}
    ?flip=${table.flipped !== (table.onlyHuman === 'dark')}
    ?still=${table.at !== null || table.pace <= 0}
    @swtcg-inspect=${(event: CustomEvent<{ id: string; from?: HTMLElement }>) => {
      event.stopPropagation();
      const { id, from } = event.detail;
      if (!from) return;
      event.preventDefault();
      table.pick(id, from);
    }}
    @swtcg-drop=${(event: CustomEvent<{ drop: string }>) => {
      event.stopPropagation();
      choice.drop({ place: event.detail.drop });
    }}
  ></swtcg-board>`;
}

/** The hand, or the curtain before it. */
function cards(now: Drawn): TemplateResult | typeof nothing {
  const { table, game, choice, step } = now;
  const { chance, perspective } = table;
  if (perspective === 'spectator' && chance && table[chance] === 'human')
    return curtain(chance, {
      show: () => table.lookAs(chance),
      pass: table.ending ? () => void table.pass() : null,
    });
  const side = handed(now);
  if (side === null) return nothing;
  return hand(step.viewFor?.(perspective) ?? step.view, game.cards, side, {
    marks: table.at === null ? choice.marks : {},
    art: table.cardArt,
    pick: (id, from) => table.pick(id, from),
  });
}

function barOf(now: Drawn): BarModel {
  const { table, game, choice } = now;
  const { chance, mine } = table;
  const { session } = game;
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
    past: table.at !== null,
    dice: game.dice,
    numbers: choice.is.numbers,
    aside: choice.is.aside,
    again: tableStrings()[table.lent ? 'again' : 'newGame'],
    newGame: () => void table.restart(),
    setNumber: (name, value) => choice.set({ numbers: { ...choice.is.numbers, [name]: value } }),
    decide: (decision) => choice.decide(decision),
    whyNot: (decision) => table.whyNot(decision),
    throwDice: (dice) => table.throwDice(dice),
  };
}

function doing({ table, game, choice }: Drawn): TemplateResult {
  const { open, now, why, todo: unfolded } = choice.is;
  const explained = open === null && !now ? why : null;
  return todo({
    game: game.game,
    who: table.perspective,
    offers: choice.offers,
    refused: choice.lookedFor,
    mine: table.mine,
    explained,
    open: unfolded,
    offerWords: table.later.sheet?.offerWords,
    autoPass: table.autoPass,
    // What was taken over goes on asking as it did: it is told as a variation.
    least: table.lent ? game.session.start.box.autoPass : 'never',
    toggle: (deed) => choice.set({ todo: deed }),
    choose: (card, left) => {
      choice.openMenu(card, null);
      choice.choose(left);
    },
    ask: (refused) => {
      choice.giveUp();
      choice.set({ why: refused });
    },
    setAutoPass: (setting) => {
      table.autoPass = setting;
    },
  });
}

const log = ({ table, index }: Drawn): TemplateResult =>
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
