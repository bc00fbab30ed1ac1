// The bar above the table at which a reader plays on.
import { css } from 'lit';

export const liveTable = css`
  .elsewhere select {
    margin-inline-start: auto;
    max-inline-size: 100%;
    min-block-size: max(32px, var(--_hit));
    padding-inline: 6px;
    border: 1px solid var(--_line-strong);
    border-radius: var(--_radius);
    background: var(--_raised);
    color: inherit;
    font: inherit;
    font-size: var(--_text-sm);
    font-weight: 400;
  }
  .elsewhere select + .btn {
    margin-inline-start: 0;
  }
  @container swtcg (width < 560px) {
    .elsewhere select {
      flex: 1 1 100px;
      inline-size: 100px;
    }
  }
  /* The frame of the viewer is its frame. */
  swtcg-table::part(frame) {
    border: 0;
    border-radius: 0;
  }
`;
