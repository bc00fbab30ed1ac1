// The menu of the table: a new game, giving up, sharing, saving, the judge's hand, keys. Fetched when it is opened.

import { css, html, nothing, type TemplateResult } from 'lit';
import { keys as keyStyles } from '../details/key-list.styles.ts';
import { menu as menuStyles } from '../shared/menu.styles.ts';
import { type Copied, copiedWords, copyText, item, openAt, saveFile } from '../shared/menu.ts';
import { sharedStrings } from '../shared/strings.ts';
import type { TableGame } from './game.ts';
import { linkTo } from './share.ts';
import { tableStrings } from './strings.ts';
import type { Table } from './table.ts';

export { openAt };

/** The first list has nothing above it to be divided from, the last key nothing below. */
const edges = css`
  .menu > ul:first-child, .keys dl > div:last-child { border: 0; }
  .keys > p { padding-block: var(--_space-3) var(--_space-2); }
`;

export const styles = [menuStyles, keyStyles, edges] as const;

const KEYS = [
  ['pass', 'P'],
  ['giveUp', 'Esc'],
  ['undo', 'U'],
  ['redo', 'Y'],
  ['hint', 'H'],
  ['byHand', 'J'],
  ['keys', '?'],
] as const;

async function share(table: Table, game: TableGame): Promise<void> {
  const link = await linkTo(game, table.id);
  const copied = link === null ? { text: tableStrings().notShared, done: false } : await copyText(link);
  table.actor.send({ type: 'COPIED', copied });
}

export function tools(table: Table, game: TableGame, copied: Copied | null): TemplateResult {
  const w = tableStrings();
  const people = game.seats.filter((seat) => table.sitting(seat) === 'human');
  const over = game.session.result !== null;
  return html`<ul>
      ${item('play', table.live ? w.again : w.newGame, () => void table.restart())}
      ${over ? nothing : people.map((seat) => item('cross', w.concede(seat), () => table.concede(seat)))}
      ${over || people.length < 2 ? nothing : item('check', w.draw, () => table.draw())}
      ${game.display.byHand ? item('hand', w.byHandLong, () => void table.byHand(null), { key: 'J' }) : nothing}
    </ul>
    <ul>
      ${item('discard', w.saveReplay, () => void table.download())}
      ${item('deck', w.saveGame, () => saveFile(table.toJSON(), 'swtcg-game.json'))}
      ${table.live ? nothing : item('list', w.shareLink, () => void share(table, game))}
      ${item('flip', sharedStrings().flipTable, () => {
        table.flipped = !table.flipped;
      })}
      ${item('full', sharedStrings().fullScreen, () => table.fullScreen())}
    </ul>
    ${copiedWords(copied)}
    <section class="keys" aria-label=${sharedStrings().keys}>
      <p>${w.keysAct}</p>
      <dl>
        ${KEYS.map(([words, key]) => html`<div><dt>${w.keyWords[words]}</dt><dd><kbd>${key}</kbd></dd></div>`)}
      </dl>
    </section>`;
}
