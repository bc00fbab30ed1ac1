// What a rule says, in a sheet at its citation. Fetched when a citation is opened.

import { html, nothing, type TemplateResult } from 'lit';
import { ancestor } from '../shared/ancestor.ts';
import { hang } from '../shared/hang.ts';
import { icon } from '../shared/icons.ts';
import type { ExplainedRule } from '../shared/rules.ts';
import { sharedStrings } from '../shared/strings.ts';
import { explanation as styles } from './explanation.styles.ts';
import type { SwtcgRule } from './rule.ts';
import { ruleStrings } from './strings.ts';

export { styles };

/** Rulings of the project and guards of the engine stand in no book. */
const source = ({ section }: ExplainedRule, ruleset: string): string =>
  /^(Project rulings|Engine|Rulebook of)/.test(section)
    ? section
    : ruleStrings().rulebook(section, yearOf(ruleset));

/** The edition's year, which its name ends in. */
const yearOf = (ruleset: string): string => /\d{4}$/.exec(ruleset)?.[0] ?? '2022';

/**
 * Where the judge's desk has everything on a rule: on this page, if a desk is there, else on the page that the nearest
 * `data-rulings` names. The rules that the desk has by their ids are those of 2022.
 */
function deskAddress(cited: SwtcgRule, ruleset: string): string | null {
  if (ruleset !== '' && ruleset !== 'swtcg-2022') return null;
  const there = document.querySelector('swtcg-rulings:not([game]), swtcg-rulings[game^="swtcg"]');
  const page = there ? '' : ancestor(cited, '[data-rulings]')?.getAttribute('data-rulings');
  return page == null ? null : pageAddress(`${page}#ruling=${cited.rule}`);
}

/** An address that leads to a page; null for one that would run a script, which authors of a wiki could write. */
function pageAddress(address: string): string | null {
  const url = URL.parse?.(address, document.baseURI) ?? null;
  return url !== null && /^(?:https?|file):$/.test(url.protocol) ? address : null;
}

function toDesk(cited: SwtcgRule, ruleset: string): TemplateResult | typeof nothing {
  const address = deskAddress(cited, ruleset);
  return address === null
    ? nothing
    : html`<p class="desk"><a href=${address} @click=${() => cited.close()}>${ruleStrings().allRulings}</a></p>`;
}

export function explanation(
  cited: SwtcgRule,
  known: ExplainedRule | undefined,
  ruleset: string,
): TemplateResult {
  const own = [ruleStrings().ownWords, cited.x && ruleStrings().xIs(cited.x)].filter(Boolean).join(' ');
  return html`<header>
      <div>
        <p class="label">${known ? source(known, ruleset) : sharedStrings().rule}</p>
        <h4>${known?.title ?? cited.rule}</h4>
      </div>
      <button class="close" type="button" aria-label=${sharedStrings().close} @click=${() => cited.close()}>${icon('cross')}</button>
    </header>
    <p class="text">${known?.text ?? ruleStrings().noRuleIn(cited.rule)}</p>
    ${known ? html`<p class="own">${own}</p>${toDesk(cited, ruleset)}` : nothing}`;
}

/** Hangs the sheet at the citation, and takes the focus into it. */
export function openAt(sheet: HTMLElement, place: Element): void {
  hang(sheet, place, 'below');
  sheet.querySelector<HTMLElement>('.close')?.focus();
}
