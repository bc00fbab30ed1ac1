import { css } from 'lit';

export const problem = css`
  .error {
    overflow: hidden;
    border-radius: calc(var(--_radius-lg) - 1px);
  }
  .problem .error {
    border: 1px solid var(--_bad);
  }
  .error header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    padding: 14px var(--_space-5);
    background: var(--_bad-soft);
  }
  .error header .icon {
    margin-block-start: 1px;
    color: var(--_bad);
  }
  .error h3 {
    font-size: var(--_text-lg);
    font-weight: 650;
    line-height: 1.3;
  }
  .error header p {
    margin-block-start: 2px;
    font-size: var(--_text-sm);
    color: var(--_ink-2);
  }
  .error dl {
    padding: var(--_space-2) var(--_space-5);
  }
  .error dl > div {
    display: grid;
    gap: 1px var(--_space-4);
    padding: 9px 0;
    border-block-end: 1px solid var(--_line);
    font-size: var(--_text-sm);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  .error dl > div:last-child {
    border: 0;
  }
  .error dt {
    color: var(--_ink-3);
  }
  .act {
    padding: 4px var(--_space-5) var(--_space-5);
  }
  code {
    padding: 1px var(--_space-2);
    border-radius: 3px;
    background: var(--_sunken);
    font: 500 0.92em / 1.4 var(--_font-mono);
    overflow-wrap: anywhere;
  }

  @container swtcg (width >= 460px) {
    .error dl > div {
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }
`;
