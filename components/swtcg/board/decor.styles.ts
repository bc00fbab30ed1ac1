// Quiet drawings of our own: a motif on small units, the ground of the arenas. Decoration only.
import { css } from 'lit';

export const decor = css`
  [data-type="space"] { --motif: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'><circle cx='96' cy='58' r='44'/><path d='M-4 34C34 10 84 0 124 4v3C84 3 36 14-4 37z'/><circle cx='16' cy='14' r='1.6'/><circle cx='44' cy='30' r='1.2'/><circle cx='66' cy='6' r='1.4'/><circle cx='30' cy='38' r='1.3'/></svg>"); }
  [data-type="ground"] { --motif: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'><path d='M0 30 22 14l18 14L62 6l26 22 14-10 18 12v14H0z' opacity='.6'/><path d='M0 38 30 24l30 16 24-12 36 12v10H0z'/></svg>"); }
  [data-type="character"] { --motif: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'><g fill='none' stroke='%23000'><circle cx='60' cy='26' r='34' opacity='.5'/><circle cx='60' cy='26' r='25' opacity='.7'/></g><circle cx='60' cy='18' r='9'/><path d='M38 46c2-13 10-19 22-19s20 6 22 19z'/></svg>"); }
  [data-type="multi"] { --motif: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 44' preserveAspectRatio='xMidYMax slice'><circle cx='46' cy='20' r='18' opacity='.6'/><circle cx='74' cy='20' r='18' opacity='.6'/><circle cx='60' cy='38' r='18' opacity='.8'/></svg>"); }
  @container unit (width < 128px) {
    .unit:not([data-type="back"]) .card::before { content: ""; grid-area: body; align-self: end; block-size: min(46%, 34px); background: var(--t); opacity: 0.15; mask: var(--motif, none) center / cover no-repeat; }
    [data-tapped] > .card::before { opacity: 0.1; }
  }
  .arena[data-arena="space"] .half { background-image: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'><g fill='%23808890' opacity='.5'><circle cx='20' cy='30' r='1'/><circle cx='90' cy='12' r='.8'/><circle cx='150' cy='60' r='1'/><circle cx='60' cy='100' r='.8'/><circle cx='120' cy='130' r='1.1'/><circle cx='180' cy='110' r='.8'/><circle cx='30' cy='150' r='.9'/><circle cx='100' cy='180' r='.8'/></g><g fill='none' stroke='%23808890' stroke-opacity='.22'><circle cx='200' cy='200' r='90'/><circle cx='200' cy='200' r='130'/></g></svg>"); }
  .arena[data-arena="ground"] .half { background-image: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'><g fill='none' stroke='%23808890' stroke-opacity='.2'><path d='M0 30c30-16 60 14 100 0s70-14 100 0M0 60c34-22 58 22 100 2s66-22 100-2M0 96c28-18 62 16 100-2s72-10 100 2M0 130c30-12 64 20 100 0s70-18 100 0M0 166c36-14 60 12 100-2s64-10 100 2'/></g></svg>"); }
  .arena[data-arena="character"] .half { background-image: url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 200'><g fill='none' stroke='%23808890' stroke-opacity='.2'><circle cx='100' cy='100' r='30'/><circle cx='100' cy='100' r='55'/><circle cx='100' cy='100' r='80'/><path d='M100 0v200M0 100h200'/></g></svg>"); }
  .half { background-size: 200px; }
`;
