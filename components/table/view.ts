// The table, drawn: head, path, board, hand, menu, bar, what you can do, log.

import { html, nothing, type TemplateResult } from 'lit';
import { missedKinds, offersNow } from '../../machines/ui/choosing.ts';
import { situationOf, type TableContext } from '../../machines/ui/table-types.ts';
import { own } from '../../src/core/own.ts';
import type { Seat } from '../../src/core/state.ts';
import { pathWords } from '../../src/play/steps/words.ts';
import { startOf } from '../../src/play/timeline/navigation.ts';
import { problemIn } from '../problem/problem.ts';
import type { Marks } from '../shared/board/mark.ts';
import { breadcrumb } from '../shared/breadcrumb.ts';
import type { GameDisplay } from '../shared/game-display.ts';
import { shownGame } from '../shared/games.ts';
import { icon } from '../shared/icons.ts';
import { sentenceOf } from '../shared/sentence.ts';
import { sharedStrings } from '../shared/strings.ts';
import { type BarModel, barTitle, windowBar } from './bar.ts';
import type { Drawing, OpenParts } from './drawing.ts';
import type { TableGame } from './game.ts';
import { curtain, hand } from './hand.ts';
import { tableHead } from './head.ts';
import { dropsOf, marksOf } from './marks.ts';
import { boardIn } from './places.ts';
import { tableStrings } from './strings.ts';
import type { Table } from './table.ts';
import { todo } from './todo.ts';

/** What a player is called: by the file, or by who plays. */
const nameOf = ({ table, game }: Pick<Drawing, 'table' | 'game'>, seat: Seat): string =>
  game.origin.names[seat] ?? own(tableStrings().players, table.sitting(seat)) ?? table.sitting(seat);

export function tableView(
  table: Table,
  game: TableGame,
  context: TableContext,
  parts: OpenParts,
): TemplateResult {
  const last = game.steps.length - 1;
  const index = Math.min(context.at ?? last, last);
  const step = game.steps.at(index);
  const shown = shownGame(table.edition) as GameDisplay;
  const now: Drawing = { table, game, shown, context, situation: situationOf(context), step, index, parts };
  const bar = barOf(now);
  // What happened, and who is to decide what; not each time that a built-in player does.
  const said =
    context.at === null && !bar.thinking
      ? `${sentenceOf(step, shown.words)} ${barTitle(bar)}`
      : sentenceOf(step, shown.words);
  return html`${head(now)}
    ${whereabouts(now)}
    ${problem(now)} ${lookingBack(now)}
    <div class="table">
      ${board(now)} ${cards(now)} ${parts.cardMenus?.sheet(now) ?? nothing} ${parts.hints?.hints(table, parts.hints.help) ?? nothing}
      ${parts.byHand?.byHand(table, game, context.byHand, parts.byHand.hand) ?? nothing}
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
  const names = game.seats.map((seat) => nameOf(now, seat));
  const players = game.seats.map((seat) => w.playerOf(nameOf(now, seat), seat));
  // Persons at one screen need no names.
  const alike = names.every((name) => name === names[0]);
  return tableHead({
    title: table.heading,
    about: w.about(
      alike ? '' : players.join(' – '),
      game.steps.length,
      game.display.rulesName(session.ruleset.id),
    ),
    question: game.origin.heading.question,
    undo: table.undoable ? () => table.undo() : null,
    redo: session.position < session.length ? () => table.redo() : null,
    hint: game.display.hints && (() => void table.hint()),
    hinting: now.parts.hints !== null,
    save: () => void table.download(),
    menu: () => void table.openTools(),
  });
}

/** Where play is. A pass writes no line: in the present the game itself says where, and whose chance it is. */
function whereabouts({ table, game, shown, context, step, index }: Drawing): TemplateResult {
  const asked = context.at === null ? table.chance : step.asked;
  const { path: states, turn } = context.at === null && asked ? game.game : step.entry;
  const entry = { ...step.entry, path: states, turn };
  const lines = [...table.lines.slice(0, index + 1), { entry }];
  const words = pathWords(states, turn, shown.words.places());
  return breadcrumb({ ...step, asked }, shown.progress({ ...step, entry }), words, (depth) =>
    table.seek(startOf(shown.words.navigation, lines, index + 1, depth)),
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
function handed({ table, game }: Drawing): Seat | null {
  const { perspective } = table;
  if (perspective === 'spectator') return null;
  return perspective === 'both' ? (table.chance ?? (game.seats.at(-1) as Seat)) : perspective;
}

const marksNow = ({ table, game, context, situation }: Drawing): Marks =>
  marksOf(context.choice, situation, (id) => game.shownAs(id, table.perspective));

function board(now: Drawing): TemplateResult {
  const { table, game, context, situation } = now;
  const step = game.steps.at(Math.min(context.at ?? context.moments[0] ?? now.index, game.steps.length - 1));
  const names = Object.fromEntries(
    game.seats.map((seat) => [
      seat,
      table.sitting(seat) === 'human' ? game.origin.names[seat] : nameOf(now, seat),
    ]),
  );
  const heard = (act: (event: Event) => void) => (event: Event) => {
    event.stopPropagation();
    act(event);
  };
  return now.shown.board({
    view: step.viewFor?.(table.perspective) ?? step.view,
    cards: game.cards,
    scene: step.scene ?? null,
    entry: step.entry,
    names,
    cardArt: table.cardArt,
    // Who plays alone sits below.
    flip: table.flipped !== (table.onlyHuman === game.seats[0]),
    still: context.at !== null || table.pace <= 0,
    journeys: null,
    seek: null,
    picking: {
      marks: marksNow(now),
      drops: dropsOf(context.choice, situation, game.display),
      handless: handed(now),
      drawn: boardIn(table),
      pick: heard((event) => {
        const { id, from } = (event as CustomEvent<{ id: string; from: HTMLElement }>).detail;
        table.pick(id, from);
      }),
      inspect: heard(() => {}),
      drop: heard((event) => {
        const { drop } = (event as CustomEvent<{ drop: string }>).detail;
        table.actor.send({ type: 'DROP', target: { place: drop } });
      }),
    },
  });
}

/** The hand, or the curtain before it. */
function cards(now: Drawing): TemplateResult | typeof nothing {
  const { table, game, context, step } = now;
  const { chance, perspective } = table;
  if (perspective === 'spectator' && chance && table.sitting(chance) === 'human')
    return curtain(chance, {
      show: () => table.lookAs(chance),
      pass: table.ending ? () => void table.pass() : null,
    });
  const seat = handed(now);
  if (seat === null) return nothing;
  const marks = context.at === null ? marksNow(now) : {};
  const held = game.display.hand(step.viewFor?.(perspective) ?? step.view, game.cards, seat, {
    marks,
    art: table.cardArt,
    pick: (id, from) => table.pick(id, from),
  });
  return hand(seat, held, Object.keys(marks).length > 0);
}

function barOf(now: Drawing): BarModel {
  const { table, game, context } = now;
  const { chance, mine } = table;
  const { session } = game;
  const { numbers, aside } = context.choice;
  return {
    display: game.display,
    state: game.game,
    waiting: session.waiting,
    result: session.result,
    chance,
    legal: mine ? table.legal : [],
    ending: table.ending,
    who: table.perspective,
    thinking: chance && table.sitting(chance) !== 'human' ? nameOf(now, chance) : null,
    open: mine,
    past: context.at !== null,
    dice: game.dice,
    numbers,
    aside,
    again: tableStrings()[table.live ? 'again' : 'newGame'],
    newGame: () => void table.restart(),
    setNumber: (field, value) => table.actor.send({ type: 'SET_NUMBER', field, value }),
    decide: (decision) => table.actor.send({ type: 'DECIDE', decision }),
    choose: (left) => table.actor.send({ type: 'CHOOSE', card: null, left }),
    whyNot: (decision) => table.whyNot(decision),
    throwDice: (dice) => table.throwDice(dice),
  };
}

function doing({ table, game, context, situation }: Drawing): TemplateResult {
  const { card, asking, refused, unfolded } = context.choice;
  return todo({
    display: game.display,
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

const log = ({ table, shown, index }: Drawing): TemplateResult =>
  html`<section class="panel log">
    <h3 class="label">${sharedStrings().log}</h3>
    <swtcg-log
      .words=${shown.words}
      .lines=${table.lines}
      .index=${index}
      @swtcg-select=${(event: CustomEvent<{ index: number }>) => {
        event.stopPropagation();
        table.seek(event.detail.index);
      }}
    ></swtcg-log>
  </section>`;
