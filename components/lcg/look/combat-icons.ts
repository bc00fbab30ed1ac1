// Combat icons: a normal one is a filled square, an edge-enabled one an open disc. Shape says it, not color.
import { html, nothing, type TemplateResult } from 'lit';
import { ICON_TYPES, type IconCount, type Icons } from '../../../src/lcg/language/terms.ts';
import { glyph } from './signs.ts';
import { lcgStrings } from './strings.ts';

const row = (counts: IconCount, kind: 'normal' | 'edge'): TemplateResult[] =>
  ICON_TYPES.filter((type) => counts[type] > 0).map(
    (type) =>
      html`<span class="combat ${kind}" data-icon=${type}>${glyph(type)}${counts[type] > 1 ? html`<b>${counts[type]}</b>` : nothing}</span>`,
  );

/** The words that go with the icons are said elsewhere: screen readers skip them. */
export const combatIcons = (icons: Icons): TemplateResult | typeof nothing => {
  const all = [...row(icons, 'normal'), ...row(icons.edge, 'edge')];
  return all.length > 0 ? html`<span class="icons" aria-hidden="true">${all}</span>` : nothing;
};

/** The icons of a strength, without regard to the edge. */
export const strengthIcons = (counts: IconCount): TemplateResult =>
  html`<span class="icons" aria-hidden="true">${row(counts, 'normal')}</span>`;

const counted = (counts: IconCount): string[] =>
  ICON_TYPES.filter((type) => counts[type] > 0).map((type) => lcgStrings().icon(type, counts[type]));

export const strengthWords = (counts: IconCount): string =>
  counted(counts).join(', ') || lcgStrings().nothing;

/** "2 unit damage, 1 blast damage, edge-enabled: 1 tactics". */
export function iconWords(icons: Icons): string[] {
  const edge = counted(icons.edge);
  return [...counted(icons), ...(edge.length > 0 ? [lcgStrings().edgeIcons(edge.join(', '))] : [])];
}
