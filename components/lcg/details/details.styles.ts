// The explanation of a step, below its sentence in a viewer.
import { css } from 'lit';

export const details = css`
  .insight .worth { display: grid; gap: 2px; margin-block-start: 2px; }
  .insight .worth .side { vertical-align: -2px; }
`;
