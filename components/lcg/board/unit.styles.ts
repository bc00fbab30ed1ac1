// A card in play on the board: one markup, its size follows its own width. Up to 127 px a small card, from 128 a chip. The list
// that holds the cards only sets their width.
import { css } from 'lit';

export const unit = css`
  .unit { container: unit / inline-size; position: relative; display: flex; flex-direction: column; min-inline-size: 0; }
  .unit > .card {
    position: relative; z-index: 1; flex: auto; inline-size: 100%; padding: 0; display: grid; text-align: inherit; cursor: pointer;
    border: 1.5px solid var(--t); border-radius: var(--_radius-card); background: var(--_raised); color: var(--_ink);
    box-shadow: 0 1px 2px var(--_shade);
    transition: box-shadow var(--_fast), transform var(--_step) var(--_ease);
  }
  .unit[data-exhausted] > .card { background: var(--_sunken); color: var(--_ink-2); box-shadow: none; }
  .unit .band { grid-area: band; display: flex; align-items: center; min-inline-size: 0; background: var(--t); color: var(--t-on); }
  .unit .cost { font-size: var(--_text-2xs); font-weight: 700; line-height: 1; }
  .unit .band .icon { inline-size: 13px; block-size: 13px; stroke-width: 1.7; }
  .unit .body { grid-area: body; min-inline-size: 0; }
  .unit .name {
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden;
    font-size: var(--_text-xs); font-weight: 600; line-height: var(--_leading-tight); letter-spacing: -0.005em; overflow-wrap: break-word; hyphens: auto; hyphenate-limit-chars: 9 4 4;
  }
  .nb { white-space: nowrap; }
  .twin { font-weight: 400; color: var(--_ink-2); }
  .unit .art { display: none; }
  .unit .figures { grid-area: figures; display: flex; flex-wrap: wrap; align-items: center; gap: 2px 4px; direction: ltr; min-inline-size: 0; }
  .unit .facts { display: inline-flex; align-items: center; gap: 5px; margin-inline-start: auto; }
  .unit > .card > .tokens { z-index: 2; }
  .unit[data-exhausted] .combat.edge { background: var(--_sunken); }

  /* the Force card of a committed unit, behind it */
  .force-card {
    display: flex; align-items: center; gap: 3px; align-self: start; max-inline-size: calc(100% - 12px); margin-inline: 6px; margin-block-end: -3px; padding: 1px 6px 4px 4px; overflow: hidden;
    border: 1px solid var(--_dark-edge); border-block-end: 0; border-radius: 5px 5px 0 0; background: var(--_dark); color: var(--_dark-on);
    font-size: var(--_text-2xs); font-weight: 600; line-height: 1.2; white-space: nowrap; forced-color-adjust: none;
  }
  .force-card[data-side='light'] { border-color: var(--_light-edge); background: var(--_light); color: var(--_light-on); }
  .force-card .icon { inline-size: 11px; block-size: 11px; stroke-width: 1.9; }

  /* what hangs on it, and what is captured there */
  .hangings, .captured { display: grid; margin-inline: 4px; }
  .hangings > li, .captured > .hanging { position: relative; margin-block-start: -3px; }
  .hangings .tag, .captured .tag { inline-size: 100%; min-block-size: 24px; padding: 6px 5px 3px 4px; gap: 4px; border-block-start: 0; border-radius: 0 0 5px 5px; background: color-mix(in srgb, var(--t) 12%, var(--_raised)); }
  :is(.hangings, .captured) .tag > .icon { align-self: center; inline-size: 11px; block-size: 11px; padding: 0; background: none; color: inherit; stroke-width: 1.9; }
  .hangings .tag > span:not(.tokens, .vh) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; min-inline-size: 0; }
  .hangings .tokens { margin-inline-start: auto; }
  .hangings .token { inline-size: 17px; block-size: 17px; }
  .captured { display: flex; flex-wrap: wrap; gap: 2px 3px; margin-block-start: -1px; }
  .captured .hanging { flex: 1 1 100%; margin-block-start: 0; }
  .captured .tag { padding-block: 3px; border-block-start: 1px solid var(--t); border-radius: var(--_radius-sm); border-style: dashed; }
  .cover { display: grid; place-items: center; inline-size: 22px; block-size: 22px; border: 1px dashed var(--_line-strong); border-radius: 3px; color: var(--_ink-3); background: repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, var(--_ink) 9%, transparent) 4px 5px), var(--_sunken); }
  .cover .icon { inline-size: 12px; block-size: 12px; }

  /* chip */
  @container unit (width >= 128px) {
    .unit .card { grid-template: 'band body tokens' minmax(20px, auto) 'band figures figures' auto / 24px minmax(0, 1fr) auto; align-items: center; }
    .unit .band { align-self: stretch; flex-direction: column; justify-content: space-evenly; padding: 2px 1px; border-start-start-radius: 5px; border-end-start-radius: 5px; }
    .unit .body { padding: 3px 4px 0 7px; align-self: center; }
    .unit .name:has(.twin) { display: block; }
    .unit .figures { padding: 2px 5px 4px 7px; min-block-size: 22px; }
    .unit > .card > .tokens { grid-area: tokens; align-self: center; flex-wrap: wrap; justify-content: end; padding: 3px 4px 0 0; max-inline-size: 66px; }
  }
  @container unit (128px <= width < 216px) {
    .unit .name { font-size: var(--_text-2xs); letter-spacing: -0.01em; }
    .unit > .card > .tokens { max-inline-size: 46px; }
    .unit > .card > .tokens .token { inline-size: 19px; block-size: 19px; }
  }
  @container unit (128px <= width < 168px) {
    .unit > .card > .tokens { max-inline-size: 25px; }
  }
  @container unit (width >= 260px) {
    .unit .card { grid-template: 'band body figures tokens' minmax(38px, auto) / 26px minmax(0, 1fr) auto auto; }
    .unit .body { padding-block: 3px; }
    .unit .figures { padding-block: 3px; max-inline-size: 150px; }
    .unit > .card > .tokens { padding-block: 3px; max-inline-size: none; }
  }

  /* small card */
  @container unit (width < 128px) {
    .unit .card { grid-template: 'band' 20px 'body' minmax(0, 1fr) 'figures' auto / 100%; }
    .unit[data-kind='unit'] > .card { min-block-size: calc(100cqi * 1.4); }
    .unit .art { display: block; position: absolute; inset: 20px 0 0; inline-size: 100%; block-size: calc(100% - 20px); object-fit: cover; opacity: 0.3; border-radius: 0 0 5px 5px; }
    .unit .band { justify-content: space-between; padding: 0 5px; border-radius: 5px 5px 0 0; }
    .unit .band .icon:only-child { margin-inline-start: auto; }
    .unit .body { position: relative; padding: 4px 4px 3px 5px; }
    .unit .name { -webkit-line-clamp: 3; font-size: clamp(11px, 12.6cqi, 13px); letter-spacing: -0.015em; }
    .unit .twin { font-size: var(--_text-2xs); }
    .unit .figures { position: relative; padding: 0 4px 4px; align-items: end; }
    .unit .facts { gap: 4px; }
    /* tokens lie on the lower edge, beneath the figures; rows of cards are further apart than they stick out */
    .unit > .card > .tokens { position: absolute; inset-block-end: -11px; inset-inline-start: 4px; }
    .unit[data-kind='unit'] > .card:has(> .tokens) > .figures { padding-block-end: 12px; }
    .unit:has(> .card > .tokens) > .hangings > :first-child > .tag { padding-block-start: 14px; }
    /* objectives are lower: their tokens have a line of their own */
    .unit:not([data-kind='unit']) > .card { grid-template: 'band' 20px 'body' minmax(0, 1fr) 'tokens' auto 'figures' auto / 100%; }
    .unit:not([data-kind='unit']) > .card > .tokens { grid-area: tokens; position: static; justify-self: end; padding: 0 4px 3px; }
    .hangings { margin-inline: 1px; }
    .force-card { margin-inline: 2px; padding-inline: 3px 4px; max-inline-size: calc(100% - 4px); letter-spacing: -0.02em; }
  }

  /* facedown: a hatched back, the name only for its owner */
  .unit[data-facedown] > .card { background: repeating-linear-gradient(135deg, transparent 0 5px, color-mix(in srgb, var(--_ink) 7%, transparent) 5px 6px), var(--_sunken); border-style: dashed; box-shadow: none; }
  .unit[data-facedown] > .card { min-block-size: 44px; }
  .unit[data-facedown] .name { font-weight: 500; color: var(--_ink-2); }

  .unit > .card:focus-visible { outline: 2.5px solid var(--_focus); outline-offset: 4px; z-index: 3; }

  /* the engagement: who attacks is framed, who is attacked dashed */
  .unit[data-role='attacker'] > .card:where(:not(:focus-visible)) { outline: 2px solid var(--_attack); outline-offset: 1px; }
  .unit:is([data-role='defender'], [data-role='engaged']) > .card:where(:not(:focus-visible)) { outline: 2px dashed var(--_attack); outline-offset: 1px; }
  .unit > .role {
    position: absolute; z-index: 4; inset-block-start: -9px; inset-inline-start: 50%; translate: -50% 0; display: inline-flex; align-items: center; gap: 3px; padding: 0 5px 0 3px; border-radius: 3px;
    background: var(--_attack); color: var(--_attack-on); font-size: var(--_text-2xs); font-weight: 600; line-height: 16px; white-space: nowrap;
  }
  .unit > .role .icon { inline-size: 11px; block-size: 11px; stroke-width: 1.9; }
  .unit > .role:not(:has(span)) { padding: 2px; }
  @media (forced-colors: active) {
    .unit .band, .tag .lead { border: 1px solid CanvasText; }
    .unit > .card, .tag { border-color: CanvasText; }
    .unit[data-role] > .card { outline-color: CanvasText; }
  }
`;
