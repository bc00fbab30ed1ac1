// The odds of an attack as a small chart: exact, with the same in a table for those who hear it.

import { html, nothing, type TemplateResult } from 'lit';
import {
  type AttackDice,
  type AttackOdds,
  atLeast,
  attackOdds,
  type Distribution,
  expected,
} from '../../../src/swtcg/rules/dice/odds.ts';
import { SwtcgElement } from '../../shared/element.ts';
import { sharedStrings } from '../../shared/strings.ts';
import { odds } from './odds.styles.ts';
import { oddsStrings } from './strings.ts';

/** More dice than any attack of the game has. */
const MOST_DICE = 60;

/** What is left of each amount when up to so much of it is prevented. */
const prevented = (damage: Distribution, most: number): Distribution => {
  const left: number[] = [];
  damage.forEach((chance, n) => {
    const to = Math.max(0, n - most);
    left[to] = (left[to] ?? 0) + chance;
  });
  return left;
};

/**
 * How likely each number of hits, or each amount of damage, of an attack is: worked out exactly, not tried out. The dice
 * come from the attributes, or as a whole from the property `dice`; `odds` takes odds that are worked out already, as
 * the engine gives them for a position. Rerolls are left out: they are the players' choice.
 *
 * @attr {number} power - dice of the attack, before Shields
 * @attr {number} shields - dice that the defender takes away
 * @attr {number} accuracy - added to each die
 * @attr {number} hit-on - the least number that hits: 4, or 5 against Armor
 * @attr {number} critical-hit - extra damage for a six
 * @attr {number} fury - dice added for a four
 * @attr {number} parry - damage prevented by a one
 * @attr {boolean} unpreventable - Parry prevents nothing
 * @attr {boolean} double-damage - the damage counts twice
 * @attr {number} health - what the defender can still take; from that much damage on it is discarded
 * @attr {number} evade - damage that the defender can prevent, drawn as a second bar
 * @attr {'damage'|'hits'} of - what is counted
 * @attr {number} result - what the roll came to; marked
 * @attr {boolean} tiny - bars alone, to stand beside a roll
 * @attr {string} heading - what the chart is of
 * @csspart base - the figure
 * @csspart chart - the bars
 */
export class SwtcgOdds extends SwtcgElement {
  static override properties = {
    dice: { attribute: false },
    odds: { attribute: false },
    power: { type: Number },
    shields: { type: Number },
    accuracy: { type: Number },
    hitOn: { type: Number, attribute: 'hit-on' },
    criticalHit: { type: Number, attribute: 'critical-hit' },
    fury: { type: Number },
    parry: { type: Number },
    unpreventable: { type: Boolean },
    doubleDamage: { type: Boolean, attribute: 'double-damage' },
    health: { type: Number },
    evade: { type: Number },
    of: { type: String },
    result: { type: Number },
    tiny: { type: Boolean, reflect: true },
    heading: { type: String },
  };

  static override styles = [SwtcgElement.styles, odds];

  /** All that decides about the dice, instead of the attributes. */
  declare dice: AttackDice | null;
  /** Odds that are worked out already. */
  declare odds: AttackOdds | null;
  declare power: number;
  declare shields: number;
  declare accuracy: number;
  declare hitOn: number;
  declare criticalHit: number;
  declare fury: number;
  declare parry: number;
  declare unpreventable: boolean;
  declare doubleDamage: boolean;
  declare health: number | null;
  declare evade: number;
  declare of: 'damage' | 'hits';
  declare result: number | null;
  declare tiny: boolean;
  declare heading: string;

  constructor() {
    super();
    this.dice = null;
    this.odds = null;
    this.power = 0;
    this.shields = 0;
    this.accuracy = 0;
    this.hitOn = 4;
    this.criticalHit = 0;
    this.fury = 0;
    this.parry = 0;
    this.unpreventable = false;
    this.doubleDamage = false;
    this.health = null;
    this.evade = 0;
    this.of = 'damage';
    this.result = null;
    this.tiny = false;
    this.heading = '';
  }

  get #dice(): AttackDice {
    if (this.dice) return this.dice;
    const { power, shields, accuracy, hitOn, criticalHit, fury, parry, unpreventable, doubleDamage } = this;
    return { power, shields, accuracy, hitOn, criticalHit, fury, parry, unpreventable, doubleDamage };
  }

  /** What is wrong with what was given. */
  #wrong(dice: AttackDice): string | null {
    const figures = Object.values(dice).filter((one) => typeof one !== 'boolean' && one !== undefined);
    if (!figures.every(Number.isInteger) || dice.power < 0) return oddsStrings().notDice;
    return Math.max(...figures) > MOST_DICE ? oddsStrings().tooManyDice(MOST_DICE) : null;
  }

  override render(): TemplateResult {
    const dice = this.#dice;
    const wrong = this.odds ? null : this.#wrong(dice);
    if (wrong) return html`<p class="problem" part="base" role="alert">${wrong}</p>`;
    const found = this.odds ?? attackOdds(dice);
    const chances = this.of === 'hits' ? found.hits : found.damage;
    if (this.tiny) return this.#tiny(chances);
    const after = this.of === 'damage' && this.evade > 0 ? prevented(chances, this.evade) : null;
    return html`<div class="base">
      <figure part="base">
        ${this.heading ? html`<h3>${this.heading}</h3>` : nothing}
        ${this.odds ? nothing : html`<ul class="terms" aria-label=${oddsStrings().whatDecides}>${this.#terms(dice).map((term) => html`<li>${term}</li>`)}</ul>`}
        ${this.#chart(chances, after)} ${this.#keys(after)} ${this.#facts(chances, after)}
        ${this.#table(chances, after)}
      </figure>
    </div>`;
  }

  /** From so much on the defender is discarded. */
  get #deadly(): number {
    return this.of === 'damage' && this.health !== null && this.health > 0
      ? this.health
      : Number.POSITIVE_INFINITY;
  }

  #terms(dice: AttackDice): string[] {
    const { accuracy = 0, hitOn = 4, criticalHit = 0, fury = 0, parry = 0, shields = 0 } = dice;
    const { hitOn: hits, keyword, ofNoUse, healthOf } = oddsStrings();
    const rolled = Math.max(0, dice.power - shields);
    const terms = [sharedStrings().plural(rolled, 'die', 'dice'), hits(Math.max(1, hitOn - accuracy))];
    if (shields > 0) terms.push(keyword('Shields', shields));
    if (accuracy !== 0) terms.push(keyword('Accuracy', accuracy));
    if (criticalHit > 0) terms.push(keyword('Critical Hit', criticalHit));
    if (fury > 0) terms.push(keyword('Fury', fury));
    const term = keyword('Parry', parry);
    if (parry > 0) terms.push(dice.unpreventable ? ofNoUse(term) : term);
    if (dice.doubleDamage) terms.push('Double Damage');
    if (Number.isFinite(this.#deadly)) terms.push(healthOf(this.#deadly));
    if (this.of === 'damage' && this.evade > 0) terms.push(keyword('Evade', this.evade));
    return terms;
  }

  #chart(chances: Distribution, after: Distribution | null): TemplateResult {
    const top = Math.max(...chances, ...(after ?? [0]));
    const bar = (chance: number, look = '') =>
      html`<span class=${look} .style=${`--p: ${(chance / top) * 100}`}><b>${Math.round(chance * 100)}</b></span>`;
    return html`<ol
      class="chart ${after ? '' : 'plain'}"
      part="chart"
      aria-hidden="true"
      .style=${`--k: ${chances.length}`}
    >
      ${chances.map(
        (chance, n) => html`<li class="${n >= this.#deadly ? 'gone' : ''} ${n === this.result ? 'now' : ''}">
          <span class="col">${bar(chance)}${after?.[n] ? bar(after[n] ?? 0, 'after') : nothing}</span>
          <span class="n">${n}</span>
        </li>`,
      )}
    </ol>`;
  }

  #keys(after: Distribution | null): TemplateResult {
    const deadly = this.#deadly;
    return html`<p class="keys" aria-hidden="true">
      <span>${oddsStrings().chanceOf[this.of]}</span>
      ${
        Number.isFinite(deadly)
          ? html`<span><i></i>${oddsStrings().stays}</span><span><i class="gone"></i>${oddsStrings().discardedFrom(deadly)}</span>`
          : nothing
      }
      ${after ? html`<span><i class="after"></i>${oddsStrings().afterEvade(this.evade)}</span>` : nothing}
      ${this.result === null ? nothing : html`<span><i class="here"></i>${oddsStrings().thisRoll}</span>`}
    </p>`;
  }

  #facts(chances: Distribution, after: Distribution | null): TemplateResult {
    const deadly = this.#deadly;
    const facts: [string, string | TemplateResult][] = [];
    if (Number.isFinite(deadly)) {
      facts.push([oddsStrings().discarded, sharedStrings().percent(atLeast(chances, deadly))]);
      if (after)
        facts.push([oddsStrings().discardedWithEvade, sharedStrings().percent(atLeast(after, deadly))]);
    }
    const mean = expected(chances).toFixed(2);
    facts.push([
      oddsStrings().mean[this.of],
      after ? html`${mean} <small>${oddsStrings().meanWithEvade(expected(after).toFixed(2))}</small>` : mean,
    ]);
    if (this.result !== null)
      facts.push([oddsStrings().orMore(this.result), sharedStrings().percent(atLeast(chances, this.result))]);
    return html`<dl class="facts">${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;
  }

  /** The chart in words. */
  #table(chances: Distribution, after: Distribution | null): TemplateResult {
    return html`<div class="vh"><table>
      <caption>
        ${this.heading || oddsStrings().chanceOf[this.of]}
      </caption>
      <thead>
        <tr>
          <th scope="col">${oddsStrings().amount[this.of]}</th>
          <th scope="col">${oddsStrings().chance}</th>
          ${after ? html`<th scope="col">${oddsStrings().withEvade(this.evade)}</th>` : nothing}
        </tr>
      </thead>
      <tbody>
        ${chances.map(
          (chance, n) => html`<tr>
            <th scope="row">${oddsStrings().row(n, n >= this.#deadly, n === this.result)}</th>
            <td>${sharedStrings().percent(chance)}</td>
            ${after ? html`<td>${sharedStrings().percent(after[n] ?? 0)}</td>` : nothing}
          </tr>`,
        )}
      </tbody>
    </table></div>`;
  }

  #tiny(chances: Distribution): TemplateResult {
    const top = Math.max(...chances);
    return html`<ul class="bars" part="base chart" aria-label=${this.heading || oddsStrings().odds} .style=${`--k: ${chances.length}`}>
      ${chances.map(
        (
          chance,
          n,
        ) => html`<li class=${n === this.result ? 'now' : ''} .style=${`--p: ${(chance / top) * 100}`}>
          <i></i><span>${n}<span class="vh"> ${oddsStrings().spokenBar(this.of, sharedStrings().percent(chance), n === this.result)}</span></span>
        </li>`,
      )}
    </ul>`;
  }
}
