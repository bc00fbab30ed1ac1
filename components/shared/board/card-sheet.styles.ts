// The full card, for reading: it hangs at the card that was asked for.
import { css } from 'lit';

export const sheet = css`
  .inspect {
    position: fixed;
    inset: auto;
    margin: 0;
    padding: 0;
    border: 0;
    max-inline-size: calc(100vw - 16px);
    max-block-size: calc(100vh - 16px);
    background: none;
    color: inherit;
    border-radius: 14px;
    overflow: auto;
    scrollbar-width: thin;
    box-shadow:
      0 10px 32px var(--_shade),
      0 2px 6px var(--_shade);
  }
  .journeys {
    margin: 4px;
    max-block-size: 132px;
    overflow-y: auto;
    scrollbar-width: thin;
    padding: 6px 4px 4px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-lg);
    background: var(--_raised);
    color: var(--_ink);
  }
  .inspect:has(.journeys) {
    background: var(--_surface);
  }
  .journeys h4 {
    padding: 0 6px 2px;
  }
  .journeys button {
    display: flex;
    justify-content: space-between;
    gap: 8px;
    inline-size: 100%;
    min-block-size: max(24px, var(--_hit) - 8px);
    padding: 2px 6px;
    align-items: center;
    border: 0;
    border-radius: var(--_radius-sm);
    background: none;
    color: var(--_accent);
    font-size: var(--_text-xs);
    text-align: start;
    cursor: pointer;
  }
  .journeys button:hover,
  .journeys [aria-current] {
    background: var(--_accent-soft);
  }
  .journeys small {
    color: var(--_ink-3);
  }
`;
