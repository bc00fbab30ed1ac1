// A unit on the board: one markup, its size follows its own width. Up to 127 px a small card, from 128 a dense chip,
// from 216 a chip. The list that holds the units only sets their width.
import { css } from 'lit';

export const unit = css`
  .unit { container: unit / inline-size; position: relative; display: flex; flex-direction: column; min-inline-size: 0; }

  .unit > .card {
    position: relative; z-index: 1; flex: auto; inline-size: 100%; padding: 0; display: grid; text-align: inherit; cursor: pointer;
    border: 1.5px solid var(--t); border-radius: var(--_radius-card); background: var(--_raised); color: var(--_ink);
    box-shadow: 0 1px 2px var(--_shade);
    transition: box-shadow var(--_fast), transform var(--_step) var(--_ease);
  }
  .unit[data-tapped] > .card { background: var(--_sunken); color: var(--_ink-2); box-shadow: none; }

  .unit .band { grid-area: band; display: flex; align-items: center; background: var(--t); color: var(--t-on); min-inline-size: 0; }
  .unit .cost { font-size: var(--_text-2xs); font-weight: 700; line-height: 1; }
  .unit :is(.band, .tap) .icon { inline-size: 13px; block-size: 13px; stroke-width: 1.7; }
  .unit .body { grid-area: body; min-inline-size: 0; }
  .unit .name {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
    font-size: var(--_text-xs); font-weight: 600; line-height: var(--_leading-tight); letter-spacing: -0.005em; overflow-wrap: break-word; hyphens: auto; hyphenate-limit-chars: 9 4 4;
  }
  /* Inline: WebKit would set an ellipsis after a box that ends a name of as many lines as there may be. */
  .ver {
    min-inline-size: 1.4em; padding: 0 0.3em; border: 1px solid currentColor; border-radius: 3px;
    font-size: 0.82em; font-weight: 700; line-height: 1.2; text-align: center; vertical-align: 0.06em; letter-spacing: 0;
  }
  .nb { white-space: nowrap; }
  .twin { font-weight: 400; color: var(--_ink-2); }
  .unit .art { display: none; }
  .unit .line { display: none; font-size: var(--_text-2xs); line-height: 1.25; color: var(--_ink-3); }
  .unit .stats { grid-area: stats; direction: ltr; font-size: var(--_text-xs); font-weight: 600; line-height: 1; white-space: nowrap; }
  .unit .damage, .unit .counter { grid-area: dmg; align-self: center; }
  .unit .tap { grid-area: tap; display: grid; place-items: center; }

  .unit .fan li, .unit .tucked li {
    display: flex; align-items: center; gap: 4px; min-inline-size: 0; font-size: var(--_text-2xs); line-height: 1.2; color: var(--_ink);
    border: 1px solid var(--t); background: color-mix(in srgb, var(--t) 12%, var(--_raised));
  }
  .unit .fan li > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; min-inline-size: 0; }
  .unit .tucked li > span { min-inline-size: 0; overflow-wrap: break-word; }
  .unit :is(.fan, .tucked) .icon { inline-size: 11px; block-size: 11px; }
  .unit .tucked li { padding: 6px 6px 2px; border-block-start: 0; border-radius: 0 0 5px 5px; margin-block-start: -3px; }

  /* chip and dense */
  @container unit (width >= 128px) {
    .unit .name:has(.twin) { display: block; }
    .unit .card { grid-template: "band body tap role stats dmg" minmax(35px, auto) / 28px minmax(0, 1fr) auto auto auto auto; }
    .unit .band { flex-direction: column; justify-content: space-evenly; padding: 2px 1px; border-start-start-radius: 5px; border-end-start-radius: 5px; }
    .unit .body { align-self: center; padding-block: 3px; padding-inline: 8px 4px; }
    .unit .tap { padding-inline: 2px 4px; }
    .unit .stats { display: flex; align-items: center; margin-inline: 6px; }
    .unit .stats > * + *::before { content: "/"; padding-inline: 1px; color: var(--_ink-3); font-weight: 400; }
    .unit .damage, .unit .counter { margin-inline-end: 5px; }
    .unit .fan { display: flex; gap: 3px; margin-inline: 35px 8px; margin-block-end: -2px; }
    .unit .fan li { padding: 1px 5px 4px; border-block-end: 0; border-radius: 5px 5px 0 0; }
    .unit .fan li > span { display: none; }
    .unit .tucked { margin-inline: 35px 8px; }
    [data-tapped] > .card { grid-template: "body tap role stats dmg band" minmax(35px, auto) / minmax(0, 1fr) auto auto auto auto 28px; }
    [data-tapped] .band { border-start-start-radius: 0; border-end-start-radius: 0; border-start-end-radius: 5px; border-end-end-radius: 5px; }
    [data-tapped] :is(.fan, .tucked) { margin-inline: 8px 35px; }
  }
  @container unit (128px <= width < 216px) {
    .unit .card { grid-template: "band body body body body" minmax(19px, auto) "band stats tap role dmg" 18px / 24px minmax(0, 1fr) auto auto auto; }
    .unit .card:not(:has(.stats)) { grid-template: "band body dmg" minmax(37px, auto) / 24px minmax(0, 1fr) auto; }
    .unit .name { font-size: var(--_text-2xs); letter-spacing: -0.01em; }
    .unit :is(.fan, .tucked) { margin-inline: 28px 6px; }
    [data-tapped] :is(.fan, .tucked) { margin-inline: 6px 28px; }
    .unit .body { padding: 3px 5px 0 7px; }
    /* Of a row all names begin, and all figures end, in one line. */
    .unit .body:has(~ .stats) { align-self: start; }
    .unit .stats { margin: 0; padding: 0 4px 2px 7px; }
    .unit .tap { padding-inline: 2px 5px; margin-block-start: -4px; }
    .unit .damage, .unit .counter { inline-size: 20px; block-size: 20px; margin-block: -2px 0; font-size: var(--_text-2xs); }
    [data-tapped] > .card { grid-template: "body body body body band" minmax(19px, auto) "stats tap role dmg band" 18px / minmax(0, 1fr) auto auto auto 24px; }
  }

  @container unit (128px <= width < 136px) { .unit .stats { padding-inline: 5px 0; letter-spacing: -0.03em; } .unit .tap { padding-inline: 0 2px; } }

  @container unit (width >= 216px) { .unit .name { -webkit-line-clamp: 3; } }
  @container unit (170px <= width < 216px) { .unit .name { font-size: var(--_text-xs); } }

  /* medium */
  @container unit (width < 128px) {
    .unit .card { grid-template: "band" 20px "body" minmax(0, 1fr) "stats" 22px / 100%; aspect-ratio: 5 / 7; }
    .unit .card:not(:has(.stats)) { grid-template: "band" 20px "body" minmax(0, 1fr) / 100%; }
    .unit .art { display: block; grid-area: body; position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; opacity: 0.3; }
    .unit .band { justify-content: space-between; padding: 0 5px; border-radius: 5px 5px 0 0; }
    .unit .body { position: relative; padding: 4px 4px 2px 5px; }
    .unit .name { -webkit-line-clamp: 3; font-size: clamp(11px, 12.6cqi, 13px); letter-spacing: -0.015em; }
    /* In its own corner: also a name that is cut off leaves it there. */
    .unit .twin { position: absolute; inset-block-end: 0; inset-inline-start: 5px; font-size: var(--_text-2xs); line-height: 1.2; }
    .unit .stats { display: grid; grid-template-columns: repeat(3, 1fr); align-items: stretch; border-block-start: 1px solid var(--_line); }
    .unit .stats > * { display: grid; place-items: center; }
    .unit .stats > * + * { border-inline-start: 1px solid var(--_line); }
    .unit .damage, .unit .counter { position: absolute; inset-block-end: 18px; inset-inline-end: -8px; inline-size: 21px; block-size: 21px; }
    .unit[data-type="back"] .counter { inset-block-end: 8px; inset-inline-end: 6px; }
    .unit .tap { grid-area: band; color: var(--t-on); }
    .unit :is(.fan, .tucked) { margin-inline: 1px; }
    .unit .fan { margin-block-end: -4px; }
    .unit .fan li { padding: 1px 3px 7px; border-block-end: 0; border-radius: 5px 5px 0 0; }
    .unit .fan li + li { margin-block-start: -6px; }
    .unit .tucked li { display: block; padding: 6px 2px 1px 3px; margin-block-start: -4px; letter-spacing: -0.02em; }
    .unit .tucked .icon { display: inline; inline-size: 9px; block-size: 9px; stroke-width: 1.9; margin-inline-end: 2px; vertical-align: -1px; }
    [data-tapped] > .card { grid-template: "body band" minmax(0, 1fr) "stats band" 22px / minmax(0, 1fr) 20px; aspect-ratio: 7 / 5; }
    [data-tapped] .band { flex-direction: column; padding: 5px 0; border-radius: 0; border-start-end-radius: 5px; border-end-end-radius: 5px; }
    [data-tapped] .name { font-size: clamp(11px, 9cqi, 13px); }
    [data-tapped]:has(.damage) .name { -webkit-line-clamp: 2; }
    [data-tapped] :is(.damage, .counter) { inset-block-end: 24px; inset-inline-end: 22px; }
  }
  @container unit (94px <= width < 128px) {
    .unit:not([data-tapped]) .line { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; margin-block-start: 3px; }
  }

  /* face-down: a hatched back, the counters, the name only for its owner */
  .unit[data-type="back"] .card { background: repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, var(--_ink) 7%, transparent) 5px 6px), var(--_sunken); border-style: dashed; box-shadow: none; }
  .unit[data-type="back"] .name { font-weight: 500; color: var(--_ink-2); }

  .unit > .card:focus-visible { outline: 2.5px solid var(--_focus); outline-offset: 4px; }
`;
