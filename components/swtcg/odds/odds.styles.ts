import { css } from 'lit';

export const odds = css`
  .base {
    container: odds / inline-size;
  }
  figure {
    display: grid;
    gap: var(--_space-4);
    margin: 0;
    padding: var(--_space-5);
    border: 1px solid var(--_line);
    border-radius: var(--_radius-lg);
    background: var(--_surface);
  }
  h3 {
    font-size: var(--_text-md);
    font-weight: 650;
    line-height: 1.3;
    text-wrap: balance;
  }
  .terms {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .terms li {
    padding: 2px var(--_space-3);
    border: 1px solid var(--_line);
    border-radius: 99px;
    font-size: var(--_text-xs);
    color: var(--_ink-2);
    background: var(--_raised);
  }
  .chart {
    display: grid;
    grid-template-columns: repeat(var(--k), minmax(0, 72px));
    gap: clamp(2px, 1.2cqi, 10px);
    padding-block-start: 20px;
  }
  .chart li {
    position: relative;
    display: grid;
    grid-template: 132px auto / minmax(0, 1fr);
    gap: var(--_space-2);
    font-size: var(--_text-xs);
    text-align: center;
    color: var(--_ink-2);
  }
  .col {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 2px;
    align-items: end;
    border-block-end: 1px solid var(--_line-strong);
  }
  .plain .col {
    grid-template-columns: 1fr;
  }
  .col > span {
    position: relative;
    display: block;
    block-size: calc(var(--p) * 1%);
    min-block-size: 2px;
    border-radius: 3px 3px 0 0;
    background: color-mix(in srgb, var(--_line-strong) 62%, var(--_surface));
  }
  .col > .after {
    background: none;
    border: 1.5px solid var(--_ink-2);
    border-block-end: 0;
  }
  .gone .col > span {
    background: repeating-linear-gradient(
      135deg,
      var(--_damage) 0 5px,
      color-mix(in srgb, var(--_damage) 76%, var(--_surface)) 5px 8px
    );
  }
  .gone .col > .after {
    background: none;
    border-color: var(--_bad);
  }
  .col b {
    position: absolute;
    inset-inline: -8px;
    inset-block-end: calc(100% + 2px);
    font-size: var(--_text-2xs);
    font-weight: 500;
    line-height: 1.1;
    color: var(--_ink-2);
  }
  .now {
    font-weight: 700;
  }
  .chart .now {
    color: var(--_ink);
  }
  .now .col b {
    color: var(--_ink);
    font-weight: 700;
  }
  .n {
    justify-self: center;
    white-space: nowrap;
  }
  .now .n {
    padding-inline: 4px;
    border-radius: var(--_radius-sm);
    background: var(--_accent);
    color: var(--_accent-on);
  }
  .keys {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space-2) var(--_space-5);
    font-size: var(--_text-xs);
    line-height: 1.35;
    color: var(--_ink-2);
  }
  .keys span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .keys i {
    flex: none;
    inline-size: 14px;
    block-size: 10px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--_line-strong) 60%, var(--_surface));
  }
  .keys .gone {
    background: repeating-linear-gradient(
      135deg,
      var(--_damage) 0 3px,
      color-mix(in srgb, var(--_damage) 80%, var(--_surface)) 3px 5px
    );
  }
  .keys .after {
    background: none;
    border: 1.5px solid var(--_ink-2);
  }
  .keys .here {
    background: var(--_accent);
  }
  .facts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 112px), 1fr));
    gap: var(--_space-3);
  }
  /* The figures of a row stand in one line, however long the words above them are. */
  .facts div {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
    row-gap: 0;
    padding: var(--_space-3) 10px;
    border-radius: var(--_radius);
    background: var(--_sunken);
  }
  .facts dt {
    align-self: end;
    font-size: var(--_text-xs);
    line-height: 1.3;
    color: var(--_ink-2);
  }
  .facts dd {
    font-size: var(--_text-xl);
    font-weight: 700;
    line-height: 1.25;
  }
  .facts small {
    display: block;
    font-size: var(--_text-xs);
    font-weight: 400;
    color: var(--_ink-3);
  }

  /* beside a roll: bars and numbers alone */
  .bars {
    display: grid;
    grid-template-columns: repeat(var(--k), minmax(0, 22px));
    gap: 3px;
    align-items: end;
  }
  .bars li {
    display: grid;
    grid-template: 40px 1.1em / minmax(0, 1fr);
    justify-items: center;
    gap: 2px;
    font-size: var(--_text-2xs);
    line-height: 1.1;
    color: var(--_ink-3);
  }
  .bars i {
    align-self: end;
    inline-size: 100%;
    block-size: max(2px, calc(var(--p) * 1%));
    border-radius: 2px 2px 0 0;
    background: color-mix(in srgb, var(--_line-strong) 50%, transparent);
  }
  .bars .now {
    color: var(--_ink);
  }
  .bars .now i {
    background: var(--_accent);
  }
  /* Many numbers don't fit in a line: every fifth is told, and what was rolled. */
  .bars:has(> :nth-child(13)) li:not(.now):is(:not(:nth-child(5n + 1)), .now + li, :has(+ .now)) > span {
    font-size: 0;
  }
  .problem {
    padding: var(--_space-4);
    border: 1px solid var(--_bad);
    border-radius: var(--_radius-lg);
    background: var(--_bad-soft);
    font-size: var(--_text-sm);
  }

  @container odds (width < 520px) {
    .chart:has(> :nth-child(13)) li:not(.now):is(:not(:nth-child(5n + 1)), .now + li, :has(+ .now)) .n,
    .chart:has(> :nth-child(13)) li:not(.now) b {
      visibility: hidden;
    }
  }
  @container odds (width < 360px) {
    figure {
      padding: var(--_space-4);
    }
    .chart li {
      grid-template-rows: 104px auto;
    }
    .keys {
      gap: var(--_space-1) var(--_space-4);
    }
  }
  @media (forced-colors: active) {
    .col > span,
    .bars i,
    .keys i {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .gone .col > span,
    .keys .gone {
      background: repeating-linear-gradient(135deg, CanvasText 0 3px, Canvas 3px 6px);
    }
    .col > .after,
    .gone .col > .after,
    .keys .after {
      background: none;
      border-color: CanvasText;
    }
    .col b {
      color: CanvasText;
    }
    .now .n,
    .bars .now i,
    .keys .here {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
