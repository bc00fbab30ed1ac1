// The color of each card type. Every typed thing reads `--t` (the band) and `--t-on` (the ink on it); a page sets them as
// `--swtcg-type-…` and `--swtcg-type-…-on`.
import { css } from 'lit';

export const types = css`
  [data-type="space"] {
    --t: var(--swtcg-type-space, light-dark(#2663a8, #4a8bd6));
    --t-on: var(--swtcg-type-space-on, light-dark(#ffffff, #061525));
  }
  [data-type="ground"] {
    --t: var(--swtcg-type-ground, light-dark(#2f7537, #55a65e));
    --t-on: var(--swtcg-type-ground-on, light-dark(#ffffff, #06180a));
  }
  [data-type="character"] {
    --t: var(--swtcg-type-character, light-dark(#6d3fa3, #a37ad8));
    --t-on: var(--swtcg-type-character-on, light-dark(#ffffff, #170a26));
  }
  [data-type="multi"] {
    --t: var(--swtcg-type-multi, light-dark(#6a4628, #a87a50));
    --t-on: var(--swtcg-type-multi-on, light-dark(#ffffff, #1a0f05));
  }
  [data-type="battle"] {
    --t: var(--swtcg-type-battle, light-dark(#a9221d, #e0615a));
    --t-on: var(--swtcg-type-battle-on, light-dark(#ffffff, #210504));
  }
  [data-type="mission"] {
    --t: var(--swtcg-type-mission, light-dark(#f0c53a, #e8c04a));
    --t-on: var(--swtcg-type-mission-on, #221a02);
  }
  [data-type="trap"] {
    --t: var(--swtcg-type-trap, light-dark(#0b7a74, #35b3a8));
    --t-on: var(--swtcg-type-trap-on, light-dark(#ffffff, #021b19));
  }
  [data-type="campaign"] {
    --t: var(--swtcg-type-campaign, light-dark(#a9cb3c, #a9cc4a));
    --t-on: var(--swtcg-type-campaign-on, #161c02);
  }
  [data-type="equipment"] {
    --t: var(--swtcg-type-equipment, light-dark(#a6aeb8, #a9b3be));
    --t-on: var(--swtcg-type-equipment-on, #14181d);
  }
  [data-type="skill"] {
    --t: var(--swtcg-type-skill, light-dark(#c8982b, #cfa33c));
    --t-on: var(--swtcg-type-skill-on, #211703);
  }
  [data-type="trait"] {
    --t: var(--swtcg-type-trait, light-dark(#96592b, #c08355));
    --t-on: var(--swtcg-type-trait-on, light-dark(#ffffff, #1e0f04));
  }
  [data-type="resource"] {
    --t: var(--swtcg-type-resource, light-dark(#e6812a, #ea8c3c));
    --t-on: var(--swtcg-type-resource-on, #241002);
  }
  [data-type="event"] {
    --t: var(--swtcg-type-event, light-dark(#b3227f, #dc5fae));
    --t-on: var(--swtcg-type-event-on, light-dark(#ffffff, #25031a));
  }
  [data-type="back"] {
    --t: var(--_line-strong);
    --t-on: var(--_raised);
  }
`;
