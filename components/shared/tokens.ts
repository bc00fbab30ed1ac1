// The tokens of the look. Every value can be set from outside, on the element or on any ancestor, as `--swtcg-…`;
// inside the elements it is read as `--_…`. Two names, so that an element within an element doesn't reset what the page set.
import { css } from 'lit';

export const tokens = css`
  :host {
    /* type */
    --_font: var(--swtcg-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif);
    --_font-rule: var(--swtcg-font-rule, 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif);
    --_font-mono: var(--swtcg-font-mono, ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace);
    --_font-size: var(--swtcg-font-size, 14px);
    --_text-2xs: var(--swtcg-text-2xs, calc(var(--_font-size) * 0.786));
    --_text-xs: var(--swtcg-text-xs, calc(var(--_font-size) * 0.857));
    --_text-sm: var(--swtcg-text-sm, calc(var(--_font-size) * 0.929));
    --_text-md: var(--swtcg-text-md, var(--_font-size));
    --_text-lg: var(--swtcg-text-lg, calc(var(--_font-size) * 1.143));
    --_text-xl: var(--swtcg-text-xl, calc(var(--_font-size) * 1.429));
    --_leading-tight: var(--swtcg-leading-tight, 1.18);
    --_leading: var(--swtcg-leading, 1.45);
    --_leading-rule: var(--swtcg-leading-rule, 1.5);
    --_tracking-caps: var(--swtcg-tracking-caps, 0.06em);

    /* space, shape */
    --_space-1: var(--swtcg-space-1, 2px);
    --_space-2: var(--swtcg-space-2, 4px);
    --_space-3: var(--swtcg-space-3, 8px);
    --_space-4: var(--swtcg-space-4, 12px);
    --_space-5: var(--swtcg-space-5, 16px);
    --_space-6: var(--swtcg-space-6, 24px);
    --_radius-sm: var(--swtcg-radius-sm, 4px);
    --_radius: var(--swtcg-radius, 6px);
    --_radius-lg: var(--swtcg-radius-lg, 10px);
    --_radius-card: var(--swtcg-radius-card, 7px);
    --_hit: var(--swtcg-hit, 32px);

    /* surfaces */
    --_page: var(--swtcg-page, light-dark(#f1eee7, #0b0e13));
    --_surface: var(--swtcg-surface, light-dark(#fbfaf6, #12161d));
    --_raised: var(--swtcg-raised, light-dark(#ffffff, #1a202a));
    --_sunken: var(--swtcg-sunken, light-dark(#efece4, #0d1117));
    --_table: var(--swtcg-table, light-dark(#ebe7de, #0e1218));
    --_half-dark: var(--swtcg-half-dark, light-dark(#e4e0d6, #0a0d12));
    --_half-light: var(--swtcg-half-light, light-dark(#f5f3ed, #161c25));
    --_line: var(--swtcg-line, light-dark(#d9d3c6, #262e3a));
    --_line-strong: var(--swtcg-line-strong, light-dark(#827c6e, #66748a));
    --_shade: var(--swtcg-shade, light-dark(rgb(40 34 20 / 0.10), rgb(0 0 0 / 0.5)));

    /* ink */
    --_ink: var(--swtcg-ink, light-dark(#191b1f, #edf0f4));
    --_ink-2: var(--swtcg-ink-2, light-dark(#474a52, #b8c1cd));
    --_ink-3: var(--swtcg-ink-3, light-dark(#5f6169, #939fae));

    /* meaning */
    --_accent: var(--swtcg-accent, light-dark(#0a6178, #6bd0ec));
    --_accent-on: var(--swtcg-accent-on, light-dark(#ffffff, #04222b));
    --_accent-soft: var(--swtcg-accent-soft, light-dark(#d5e9ee, #12303a));
    --_accent-glow: var(--swtcg-accent-glow, light-dark(rgb(10 97 120 / 0.28), rgb(107 208 236 / 0.34)));
    --_attack: var(--swtcg-attack, light-dark(#ac3906, #ff9a5a));
    --_attack-on: var(--swtcg-attack-on, light-dark(#ffffff, #2b1102));
    --_damage: var(--swtcg-damage, light-dark(#c01f23, #d9363b));
    --_damage-on: var(--swtcg-damage-on, #ffffff);
    --_build: var(--swtcg-build, light-dark(#1b7440, #23834b));
    --_build-on: var(--swtcg-build-on, #ffffff);
    --_good: var(--swtcg-good, light-dark(#186b3a, #6fd39a));
    --_good-soft: var(--swtcg-good-soft, light-dark(#dcefe2, #12301f));
    --_warn: var(--swtcg-warn, light-dark(#7f5300, #f0bd5b));
    --_warn-soft: var(--swtcg-warn-soft, light-dark(#f7ebcf, #332811));
    --_bad: var(--swtcg-bad, light-dark(#a81c20, #ff9191));
    --_bad-soft: var(--swtcg-bad-soft, light-dark(#f9e0de, #381719));
    --_focus: var(--swtcg-focus, light-dark(#0a6178, #9be4f7));

    /* sides: by value, not by hue. Dark is a filled disc, Light an open one. */
    --_dark: var(--swtcg-dark, #14171c);
    --_dark-on: var(--swtcg-dark-on, #ffffff);
    --_dark-edge: var(--swtcg-dark-edge, light-dark(#14171c, #8a97a8));
    --_light: var(--swtcg-light, #ffffff);
    --_light-on: var(--swtcg-light-on, #14171c);
    --_light-edge: var(--swtcg-light-edge, light-dark(#14171c, #ffffff));

    /* motion */
    --_fast: var(--swtcg-fast, 120ms);
    --_step: var(--swtcg-step, 220ms);
    --_slow: var(--swtcg-slow, 420ms);
    --_ease: var(--swtcg-ease, cubic-bezier(0.2, 0.7, 0.2, 1));
  }

  @media (pointer: coarse) {
    :host {
      --_hit: var(--swtcg-hit, 44px);
    }
  }

  @media (prefers-reduced-motion: reduce) {
    :host {
      --_fast: 0ms;
      --_step: 0ms;
      --_slow: 0ms;
    }
  }
`;
