// What a whole card of this game has besides what all cards have.
import { css } from 'lit';

export const face = css`
  .head .cost .icon { inline-size: 17px; block-size: 17px; }
  .head .unique { color: inherit; }
  .typeline i { font-style: normal; color: var(--_ink-3); }
  .text b { font-weight: 650; }
  .text .combat { min-inline-size: 15px; block-size: 15px; margin-inline: 1px; padding-inline: 1px; vertical-align: -2.5px; }
  .symbol { color: var(--t); }
  .symbol .icon { display: inline; vertical-align: -2px; }
  .face .stats { grid-template-columns: repeat(var(--stats), auto); }
  .face .stats dd { min-block-size: 22px; display: grid; place-items: center; }
  .face .stats .icons { justify-content: center; }
  .face .stats .combat { min-inline-size: 20px; block-size: 20px; font-size: var(--_text-xs); }
  .face .stats .glyph { inline-size: 12px; block-size: 12px; }
  .foot .token { inline-size: 12px; block-size: 12px; outline: 0; }
  .foot .set { margin-inline-start: auto; color: var(--_ink-3); }
  .face.wide { grid-template: 'head head' auto 'art text' minmax(0, 1fr) 'line line' auto 'stats stats' auto 'foot foot' auto / 92px minmax(0, 1fr); }
  .face.wide .stats > div { display: flex; justify-content: center; align-items: baseline; gap: 6px; padding-block: 4px; }
  .face.wide .stats dd { min-block-size: 0; font-size: var(--_text-lg); }
  :host([size='small']) { inline-size: 92px; }
  :host([size='small']) .unit:not([data-kind='unit']) > .card { min-block-size: 64px; }
`;
