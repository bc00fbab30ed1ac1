import { css } from 'lit';

export const card = css`
  :host {
    position: relative;
    inline-size: 252px;
    max-inline-size: 100%;
    container: card / inline-size;
  }
  :host(:state(lying)) {
    inline-size: 352px;
  }
  :host([size='small']) {
    inline-size: 90px;
  }
  :host([size='small']:state(tapped)) {
    inline-size: 126px;
  }
  :host([size='name']) {
    display: inline;
    inline-size: auto;
    container: none;
    font: inherit;
    color: inherit;
  }

  .face {
    position: relative;
    display: grid;
    inline-size: 252px;
    max-inline-size: 100%;
    block-size: 352px;
    overflow: hidden;
    grid-template: 'head' auto 'art' 84px 'line' auto 'text' minmax(0, 1fr) 'stats' auto 'foot' auto / minmax(0, 1fr);
    border: 5px solid var(--t);
    border-radius: 14px;
    background: linear-gradient(var(--t) 0 24px, var(--_raised) 24px);
    color: var(--_ink);
    font: 400 var(--_text-md) / var(--_leading) var(--_font);
    text-align: start;
    box-shadow: 0 2px 6px var(--_shade);
  }
  .head {
    grid-area: head;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px;
    padding: 6px 8px 7px 6px;
    background: var(--t);
    color: var(--t-on);
  }
  .head .cost {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: 50%;
    background: var(--_raised);
    color: var(--_ink);
    font-size: var(--_text-lg);
    font-weight: 700;
    line-height: 1;
  }
  .head .name {
    font-size: var(--_text-lg);
    font-weight: 650;
    line-height: 1.15;
    letter-spacing: -0.01em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }
  .head .name.long {
    font-size: var(--_text-sm);
  }
  .head .ver {
    font-size: var(--_text-sm);
    padding: 1px 4px;
  }
  .head .close {
    display: grid;
    place-items: center;
    inline-size: var(--_hit);
    block-size: var(--_hit);
    margin-block: -4px;
    margin-inline-end: -4px;
    padding: 0;
    border: 0;
    border-radius: var(--_radius-sm);
    background: none;
    color: inherit;
    cursor: pointer;
  }
  .head .close:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
  .art {
    grid-area: art;
    color: var(--t);
    background: color-mix(in srgb, var(--t) 11%, var(--_raised));
    overflow: hidden;
    border-block-end: 1px solid var(--_line);
  }
  .art :is(svg, img) {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .typeline {
    grid-area: line;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 6px;
    align-items: center;
    padding: 6px 10px;
    border-block-end: 1px solid var(--_line);
    font-size: var(--_text-xs);
    line-height: 1.25;
    color: var(--_ink-2);
  }
  .typeline b {
    color: var(--_ink);
    font-weight: 650;
  }
  .side[data-side='neutral'] {
    background: linear-gradient(90deg, var(--_dark) 50%, var(--_light) 50%);
    color: transparent;
    border-color: var(--_dark-edge);
  }
  .text {
    grid-area: text;
    padding: 8px 10px;
    font-size: var(--_text-sm);
    line-height: 1.38;
    overflow: auto;
    scrollbar-width: thin;
  }
  .text p + p {
    margin-block-start: 6px;
    padding-block-start: 6px;
    border-block-start: 1px dotted var(--_line);
  }
  .text .none {
    color: var(--_ink-3);
  }
  .text swtcg-rule {
    --swtcg-rule-ink: var(--_ink);
    font-weight: 650;
    white-space: nowrap;
  }
  .long .text {
    font-size: var(--_text-xs);
    line-height: 1.34;
    mask: linear-gradient(#000 calc(100% - 18px), transparent);
    padding-block-end: 16px;
  }
  .long .text:focus-visible {
    outline-offset: -3px;
    mask: none;
  }
  .long:not(.wide) {
    grid-template-rows: auto 40px auto minmax(0, 1fr) auto auto;
  }
  .stats {
    grid-area: stats;
  }
  .face .stats {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    border-block-start: 1px solid var(--_line);
    background: var(--_surface);
  }
  .face .stats > div {
    display: grid;
    justify-items: center;
    padding: 5px 2px;
    text-align: center;
  }
  .face .stats > div + div {
    border-inline-start: 1px solid var(--_line);
  }
  .face .stats dt {
    font-size: var(--_text-2xs);
    line-height: 1.2;
    color: var(--_ink-3);
  }
  .face .stats dd {
    font-size: var(--_text-xl);
    font-weight: 700;
    line-height: 1.1;
  }
  .face .stats small {
    display: block;
    font-size: var(--_text-2xs);
    font-weight: 400;
    color: var(--_ink-3);
  }
  .foot {
    grid-area: foot;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    padding: 5px 10px;
    font-size: var(--_text-2xs);
    line-height: 1.3;
    color: var(--_ink-2);
    border-block-start: 1px solid var(--_line);
  }
  .foot > span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .foot :is(.damage, .counter) {
    inline-size: 12px;
    block-size: 12px;
  }

  .face.wide {
    inline-size: 352px;
    block-size: 252px;
    grid-template: 'head head' auto 'art text' minmax(0, 1fr) 'line line' auto 'foot foot' auto / 104px minmax(0, 1fr);
  }
  .wide .art {
    border-block-end: 0;
    border-inline-end: 1px solid var(--_line);
  }
  .wide .typeline {
    border-block: 1px solid var(--_line);
    border-block-end: 0;
  }
  @container card (width < 352px) {
    .face.wide {
      inline-size: 100%;
      block-size: auto;
      min-block-size: 190px;
      grid-template-columns: 72px minmax(0, 1fr);
    }
  }

  .face.back {
    grid-template: 'sign' 1fr 'foot' auto / 1fr;
    place-items: center;
    border-style: dashed;
    border-color: var(--_line-strong);
    border-width: 2px;
    background:
      repeating-linear-gradient(
        135deg,
        transparent 0 7px,
        color-mix(in srgb, var(--_ink) 7%, transparent) 7px 8px
      ),
      var(--_sunken);
    box-shadow: none;
  }
  .face.back > .icon {
    inline-size: 56px;
    block-size: 56px;
    stroke-width: 0.9;
    color: var(--_ink-3);
  }
  .face.back .foot {
    justify-self: stretch;
    justify-content: center;
    background: var(--_surface);
  }

  /* what can be done with it: an edge outside the frame, and always a sign */
  .mark {
    position: absolute;
    z-index: 3;
    inset-block-start: -10px;
    inset-inline-end: -10px;
    display: grid;
    place-items: center;
    inline-size: 18px;
    block-size: 18px;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_accent-on);
    pointer-events: none;
  }
  .mark .icon {
    inline-size: 12px;
    block-size: 12px;
    stroke-width: 2;
  }
  :host([mark='usable']) .mark {
    inset-block-start: -5px;
    inset-inline-end: -5px;
    inline-size: 9px;
    block-size: 9px;
    border: 1.5px solid var(--_surface);
  }
  :host([mark='locked']) .mark {
    background: var(--_surface);
    color: var(--_ink-2);
    border: 1px solid var(--_line-strong);
  }
  :host([mark='usable']) :is(.unit > .card, .face) {
    box-shadow:
      0 0 0 1.5px var(--_accent),
      0 0 12px 2px var(--_accent-glow);
  }
  :host([mark='selected']) :is(.unit > .card, .face) {
    outline: 2.5px solid var(--_accent);
    outline-offset: 2px;
    box-shadow: 0 6px 16px var(--_shade);
  }
  :host([mark='target']) :is(.unit > .card, .face) {
    outline: 2px dashed var(--_accent);
    outline-offset: 2px;
  }
  :host([mark='locked']) .unit > .card {
    background: var(--_surface);
    color: var(--_ink-3);
    border-color: color-mix(in srgb, var(--t) 55%, var(--_surface));
    box-shadow: none;
  }
  :host([mark='locked']) .unit .band {
    background: color-mix(in srgb, var(--t) 35%, var(--_surface));
    color: var(--_ink);
  }
  :host([mark]) .unit > .card:focus-visible {
    outline: 2.5px solid var(--_focus);
    outline-offset: 4px;
  }
  @media (prefers-reduced-motion: no-preference) {
    :host([mark='usable']) :is(.unit > .card, .face) {
      animation: glow 2.4s var(--_ease) infinite alternate;
    }
  }
  @keyframes glow {
    from {
      box-shadow:
        0 0 0 1.5px var(--_accent),
        0 0 6px 0 var(--_accent-glow);
    }
  }

  /* a name in running text */
  .name-only {
    font-weight: 600;
    text-decoration: underline dotted 1px;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .name-only .icon {
    display: inline;
    margin-inline-end: 0.2em;
    vertical-align: -0.1em;
    color: var(--t);
  }
  .name-only .ver {
    font-size: 0.8em;
  }
  .name-only:hover {
    text-decoration-style: solid;
  }

  .sheet {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    overflow: visible;
  }
  .sheet .face {
    max-inline-size: calc(100vw - 16px);
    box-shadow:
      0 10px 32px var(--_shade),
      0 2px 6px var(--_shade);
  }

  .problem {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 8px;
    padding: var(--_space-4);
    border: 1px solid var(--_bad);
    border-radius: var(--_radius-lg);
    background: var(--_bad-soft);
    color: var(--_ink);
    font-size: var(--_text-sm);
    overflow-wrap: anywhere;
  }
  .problem .icon {
    color: var(--_bad);
  }
  .problem p + p {
    grid-column: 2;
    color: var(--_ink-2);
  }
  code {
    font: 500 var(--_text-xs) / 1.35 var(--_font-mono);
  }

  @media (forced-colors: active) {
    .head {
      border-block-end: 1px solid CanvasText;
    }
    .face,
    .unit > .card {
      border-color: CanvasText;
    }
    .unit .band {
      border: 1px solid CanvasText;
    }
    .mark {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
