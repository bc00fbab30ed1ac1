// The color of each affiliation. Every card reads `--t` (the band) and `--t-on` (the ink on it); a page sets them as
// `--swtcg-affiliation-…` and `--swtcg-affiliation-…-on`.
import { css } from 'lit';

export const affiliations = css`
  [data-affiliation='jedi'] {
    --t: var(--swtcg-affiliation-jedi, light-dark(#0b7a74, #35b3a8));
    --t-on: var(--swtcg-affiliation-jedi-on, light-dark(#ffffff, #021b19));
  }
  [data-affiliation='rebel'] {
    --t: var(--swtcg-affiliation-rebel, light-dark(#2663a8, #5a98de));
    --t-on: var(--swtcg-affiliation-rebel-on, light-dark(#ffffff, #061525));
  }
  [data-affiliation='smugglers'] {
    --t: var(--swtcg-affiliation-smugglers, light-dark(#d3a02c, #dcb24a));
    --t-on: var(--swtcg-affiliation-smugglers-on, #211703);
  }
  [data-affiliation='sith'] {
    --t: var(--swtcg-affiliation-sith, light-dark(#8c1f63, #d66caf));
    --t-on: var(--swtcg-affiliation-sith-on, light-dark(#ffffff, #25031a));
  }
  [data-affiliation='navy'] {
    --t: var(--swtcg-affiliation-navy, light-dark(#46566a, #93a7be));
    --t-on: var(--swtcg-affiliation-navy-on, light-dark(#ffffff, #0b131d));
  }
  [data-affiliation='scum'] {
    --t: var(--swtcg-affiliation-scum, light-dark(#7d4d22, #c58f5a));
    --t-on: var(--swtcg-affiliation-scum-on, light-dark(#ffffff, #1e0f04));
  }
  [data-affiliation='neutral'] {
    --t: var(--swtcg-affiliation-neutral, light-dark(#77726a, #a8a49a));
    --t-on: var(--swtcg-affiliation-neutral-on, light-dark(#ffffff, #17150f));
  }
  [data-affiliation='back'] {
    --t: var(--_line-strong);
    --t-on: var(--_raised);
  }
`;
