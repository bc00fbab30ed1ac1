import { css } from 'lit';

export const controls = css`
  .base {
    container: controls / inline-size;
  }
  .controls {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--_space-3);
    align-items: center;
    padding: 10px var(--_space-4);
    background: var(--_surface);
  }
  /* Time runs from left to right, as on every player. */
  .scrub,
  .buttons {
    grid-column: 1 / -1;
    direction: ltr;
    text-align: left;
  }
  .scrub {
    position: relative;
    block-size: 47px;
  }
  .turns,
  .names,
  .played {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 17px;
    block-size: 10px;
    display: flex;
    gap: 2px;
    border-radius: 3px;
  }
  .turns > li {
    display: flex;
    min-inline-size: 0;
    border-radius: 3px;
    overflow: hidden;
    background: var(--_line);
    forced-color-adjust: none;
  }
  .turns span {
    background: color-mix(in srgb, var(--_line) 55%, var(--_surface));
  }
  .turns .command {
    background: color-mix(in srgb, var(--_line-strong) 26%, var(--_surface));
  }
  .turns .battle {
    background: color-mix(in srgb, var(--_line-strong) 55%, var(--_surface));
  }
  .names {
    inset-block-start: 34px;
    block-size: auto;
    font-size: var(--_text-2xs);
    line-height: 1.2;
    color: var(--_ink-3);
  }
  .names > li {
    min-inline-size: 0;
    overflow: hidden;
    white-space: nowrap;
    padding-inline-start: 1px;
  }
  .names .now {
    min-inline-size: max-content;
    padding-inline-end: 3px;
    color: var(--_ink);
    font-weight: 650;
  }
  .marks > li,
  .notes > li {
    position: absolute;
    inset-block-start: 8px;
    translate: -50% 0;
  }
  .marks > li {
    inline-size: 5px;
    block-size: 5px;
    rotate: 45deg;
    background: var(--_attack);
    forced-color-adjust: none;
  }
  .notes > li {
    inset-block-start: -5px;
    font-size: var(--_text-xs);
    font-weight: 700;
    line-height: 1;
    color: var(--_ink);
  }
  .played {
    background: var(--_accent);
    opacity: 0.42;
  }
  input {
    position: absolute;
    inset: 0 -6px;
    inline-size: calc(100% + 12px);
    block-size: 44px;
    appearance: none;
    background: none;
    cursor: pointer;
  }
  input::-webkit-slider-runnable-track {
    block-size: 44px;
    background: none;
  }
  input::-moz-range-track {
    block-size: 44px;
    background: none;
  }
  input::-webkit-slider-thumb {
    appearance: none;
    inline-size: 12px;
    block-size: 20px;
    margin-block-start: 12px;
    border-radius: 4px;
    background: var(--_accent);
    border: 2px solid var(--_surface);
    box-shadow: 0 0 0 1px var(--_accent);
  }
  input::-moz-range-thumb {
    inline-size: 8px;
    block-size: 16px;
    border-radius: 4px;
    background: var(--_accent);
    border: 2px solid var(--_surface);
    box-shadow: 0 0 0 1px var(--_accent);
  }
  .buttons {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--_space-2);
  }
  .btn {
    min-block-size: max(42px, var(--_hit));
    padding: 0;
  }
  .where {
    white-space: nowrap;
    font-size: var(--_text-xs);
    color: var(--_ink-2);
  }
  .where b {
    color: var(--_ink);
    font-weight: 650;
  }
  .choices {
    display: flex;
    gap: var(--_space-2);
    grid-column: 1 / -1;
  }
  .choice {
    position: relative;
    display: block;
    flex: 4 1 0;
    min-inline-size: 0;
  }
  .choice + .choice {
    flex-grow: 3;
  }
  .choice > span {
    position: absolute;
    inset-block-start: 5px;
    inset-inline-start: 10px;
    font-size: var(--_text-2xs);
    line-height: 1;
    color: var(--_ink-3);
    pointer-events: none;
  }
  .choice select {
    appearance: none;
    inline-size: 100%;
    min-block-size: 42px;
    margin: 0;
    padding: 1.1em 9px 0;
    padding-inline-end: 20px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: var(--_ink);
    font: inherit;
    font-size: var(--_text-sm);
    font-weight: 500;
    line-height: 1.2;
    text-overflow: ellipsis;
    cursor: pointer;
  }
  .choice .icon {
    position: absolute;
    inset-block-start: 15px;
    inset-inline-end: 5px;
    color: var(--_ink-3);
    pointer-events: none;
  }
  .branch {
    flex: none;
    inline-size: 42px;
  }
  .branch .t {
    display: none;
  }
  @container controls (width >= 680px) {
    .controls {
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 6px 14px;
    }
    .buttons {
      grid-column: auto;
      grid-template-columns: repeat(5, 42px);
    }
    .choices {
      grid-column: auto;
    }
    .choice {
      flex: none;
      inline-size: 138px;
    }
    .choice + .choice {
      inline-size: 84px;
    }
  }
  @container controls (width >= 800px) {
    .branch {
      inline-size: auto;
      padding: 0 14px;
    }
    .branch .t {
      display: inline;
    }
  }
  @media (forced-colors: active) {
    .played {
      background: Highlight;
      opacity: 1;
      forced-color-adjust: none;
    }
  }
`;
