// A card's text: combat icons and affiliation symbols in square brackets are drawn, keywords and kinds of effects stand out.
import { html, type TemplateResult } from 'lit';
import type { Affiliation, IconType } from '../../../src/lcg/language/terms.ts';
import { AFFILIATION_SIGNS, glyph, sign } from '../look/signs.ts';
import { lcgStrings } from '../look/strings.ts';

const ICONS: Readonly<Record<string, readonly [type: IconType, edge: boolean]>> = {
  'Unit Damage': ['unit', false],
  Tactics: ['tactics', false],
  'Blast Damage': ['blast', false],
  'Edge-Enabled Unit Damage': ['unit', true],
  'Edge-Enabled Tactics': ['tactics', true],
  'Edge-Enabled Blast Damage': ['blast', true],
};

const LEAD =
  /^((?:Forced )?(?:Action|Reaction|Interrupt):|(?:Edge \([^)]*\)|Elite|Limited|No [Ee]nhancements|Protect [^.]+|Shielding|Targeted Strike)(?=\.))/;

function drawn(name: string): unknown {
  const icon = ICONS[name];
  if (icon) {
    const [type, edge] = icon;
    const words = lcgStrings().icon(type, 1);
    return html`<span class="combat ${edge ? 'edge' : 'normal'}">${glyph(type)}<span class="vh">${edge ? lcgStrings().edgeIcons(words) : words}</span></span>`;
  }
  if (Object.hasOwn(AFFILIATION_SIGNS, name))
    return html`<span class="symbol" data-affiliation=${AFFILIATION_SIGNS[name as Affiliation]}>${sign(AFFILIATION_SIGNS[name as Affiliation], 'sm')}<span class="vh">${name}</span></span>`;
  return `[${name}]`;
}

const withIcons = (text: string): unknown[] =>
  text.split(/\[([^\]]+)\]/).map((part, i) => (i % 2 === 1 ? drawn(part) : part));

export function paragraph(text: string): TemplateResult {
  const [lead = ''] = LEAD.exec(text) ?? [];
  return html`<p>${lead ? html`<b>${withIcons(lead)}</b>` : ''}${withIcons(text.slice(lead.length))}</p>`;
}
