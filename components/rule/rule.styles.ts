import { css } from 'lit';

export const rule = css`
  :host {
    display: inline-block;
  }
  :host([inline]) {
    display: inline;
    font: inherit;
    color: inherit;
  }
  .cite {
    display: inline-flex;
    align-items: baseline;
    gap: 5px;
    min-block-size: 24px;
    padding: 3px 8px;
    border: 1px solid color-mix(in srgb, var(--_accent) 40%, var(--_line));
    border-radius: var(--_radius-sm);
    background: transparent;
    color: var(--_accent);
    font-size: var(--_text-xs);
    font-weight: 500;
    line-height: 1.35;
    text-align: start;
    cursor: pointer;
  }
  .cite::before {
    content: '§';
    font-family: var(--_font-rule);
    font-weight: 700;
  }
  .cite:hover {
    background: var(--_accent-soft);
  }
  :host([compact]) .cite {
    min-inline-size: 24px;
    padding: 0 7px;
    border-color: transparent;
  }
  @media (pointer: coarse) {
    .cite {
      min-block-size: 40px;
      align-items: center;
    }
  }
  /* in running text: a dotted line beneath words that break like any others */
  .ref {
    color: var(--swtcg-rule-ink, var(--_accent));
    text-decoration: underline dotted 1px;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  .ref:hover {
    text-decoration-style: solid;
  }
  .note {
    color: var(--_bad);
    font: 500 var(--_text-xs) / 1.35 var(--_font);
  }
  .ref .note {
    margin-inline-start: 0.4em;
  }
  .unknown.cite {
    border-style: dashed;
    border-color: var(--_bad);
    color: var(--_bad);
  }
  @media (forced-colors: active) {
    .ref {
      color: LinkText;
    }
  }
`;
