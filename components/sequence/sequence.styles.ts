import { css } from 'lit';

export const sequence = css`
  .base {
    container: sequence / inline-size;
  }
  .seq {
    display: grid;
    gap: var(--_space-2);
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--_space-2) 10px;
    font-size: var(--_text-md);
    font-weight: 650;
    line-height: 1.3;
  }
  h3 small {
    font-weight: 400;
    font-size: var(--_text-xs);
    color: var(--_ink-3);
  }
  .wait {
    min-block-size: 92px;
    color: var(--_ink-3);
    font-size: var(--_text-sm);
  }
  .phases {
    display: flex;
    gap: 14px;
  }
  .phases > li {
    flex: var(--n) 1 0;
    min-inline-size: 0;
  }
  .phases .label {
    display: block;
    padding-block: 6px var(--_space-3);
  }
  .steps {
    display: flex;
  }
  .seq > .steps {
    padding-block-start: var(--_space-3);
  }
  .steps > li {
    position: relative;
    flex: 1 1 0;
    min-inline-size: 0;
    display: grid;
    grid-template-rows: 26px auto;
    justify-items: center;
    gap: 6px;
    padding-inline: 3px;
    text-align: center;
    font-size: var(--_text-xs);
    line-height: 1.25;
    color: var(--_ink-2);
  }
  .steps > li::before {
    content: '';
    position: absolute;
    inset-block-start: 12px;
    inset-inline: -50% 50%;
    block-size: 2px;
    background: var(--_line);
  }
  .steps > li:first-child::before {
    display: none;
  }
  .dot {
    position: relative;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    border-radius: 50%;
    border: 1.5px solid var(--_line-strong);
    background: var(--_surface);
    color: var(--_ink-2);
    font-size: var(--_text-xs);
    font-weight: 650;
    line-height: 1;
  }
  .done .dot {
    background: var(--_ink-3);
    border-color: var(--_ink-3);
    color: var(--_surface);
  }
  .steps > :is(.done, [aria-current])::before {
    background: var(--_ink-3);
  }
  [aria-current] {
    color: var(--_ink);
    font-weight: 650;
  }
  [aria-current] .dot {
    background: var(--_accent);
    border-color: var(--_accent);
    color: var(--_accent-on);
    box-shadow: 0 0 0 4px var(--_accent-glow);
  }
  swtcg-rule {
    --swtcg-rule-ink: currentColor;
  }
  .sub {
    display: block;
    font-weight: 400;
    color: var(--_ink-2);
  }
  @container sequence (width < 900px) {
    .phases {
      display: grid;
      grid-template-columns: 2fr 1fr;
      gap: 14px 10px;
    }
  }
  @container sequence (width < 560px) {
    .phases {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--_space-2);
    }
    .phases > li {
      display: grid;
      grid-template-columns: 86px minmax(0, 1fr);
      align-items: center;
    }
    .phases .label {
      padding: 0;
    }
    .steps {
      flex-wrap: wrap;
      gap: 0 var(--_space-3);
    }
    .steps > li {
      flex: 0 0 auto;
      display: flex;
      align-items: center;
      gap: 6px;
      padding: var(--_space-2) 0;
    }
    .steps > li::before {
      inset-inline: -8px auto;
      inline-size: 8px;
      inset-block-start: 16px;
    }
    /* dots alone; the heading names the present step, and a name shows while it has the focus */
    .name:not(:focus-within) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @container sequence (width < 300px) {
    .steps {
      gap: 0 5px;
    }
    .steps > li::before {
      inset-inline: -5px auto;
      inline-size: 5px;
    }
  }
  @media (forced-colors: active) {
    [aria-current] .dot {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    .done .dot {
      background: CanvasText;
      color: Canvas;
      forced-color-adjust: none;
    }
  }
`;
