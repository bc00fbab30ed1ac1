// The order of play, drawn from the statecharts that carry it out.

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PlaceWords } from '../../src/core/game/presentation.ts';
import { pathWords } from '../../src/play/steps/words.ts';
import { SwtcgRule } from '../rule/rule.ts';
import { SwtcgElement } from '../shared/element.ts';
import { type GameCharts, gameCharts, type OutlineStep } from '../shared/game-charts.ts';
import { gameWords } from '../shared/game-words.ts';
import { rulesetOf } from '../shared/ruleset.ts';
import { sharedStrings } from '../shared/strings.ts';
import { sequence } from './sequence.styles.ts';
import { sequenceStrings } from './strings.ts';

/** The charts that are a line of steps: of one game, or of another. */
export type SequenceOf = 'turn' | 'attack' | 'damage' | 'preparation' | 'engagement' | 'edgeBattle' | 'setup';

/** A path in an attribute: the states, outermost first, with blanks, dots or › between them. */
const path = {
  fromAttribute: (text: string | null): readonly string[] => (text ?? '').split(/[\s.›>/]+/).filter(Boolean),
  toAttribute: (states: readonly string[]): string => states.join(' '),
};

/**
 * The steps of a turn, an attack, of damage or of the preparation (or of an engagement and its edge battle), in their order: what is done, where play is now, what
 * is still to come. They are read off the engine's own statecharts. Each name opens the rule that the step carries out.
 *
 * @attr {'turn'|'attack'|'damage'|'preparation'|'engagement'|'edgeBattle'|'setup'} of - which sequence; each game has its own
 * @attr {string} ruleset - the game or edition, such as `swtcg-2002` or `swlcg-2012`; that of 2022 by default
 * @attr {string} path - where play is: the path of states, as a log line has it, such as `turn battle space attack diceRoll`
 * @attr {number} turn - the number of the turn, for the heading
 * @attr {string} note - a few words under the present step
 * @csspart base - all of it
 * @csspart step - one step
 */
export class SwtcgSequence extends SwtcgElement {
  static override parts = { 'swtcg-rule': SwtcgRule };

  static override properties = {
    of: { type: String, reflect: true },
    ruleset: { type: String, reflect: true },
    path: { converter: path },
    turn: { type: Number },
    note: { type: String },
    _charts: { state: true },
    _failed: { state: true },
  };

  static override styles = [SwtcgElement.styles, sequence];

  declare of: SequenceOf;
  declare ruleset: string;
  declare path: readonly string[];
  declare turn: number;
  declare note: string;
  /** The charts that have come, and of which game. */
  declare _charts: { readonly ruleset: string; readonly charts: GameCharts } | null;
  declare _failed: boolean;

  #steps: readonly OutlineStep[] = [];

  constructor() {
    super();
    this.of = 'turn';
    this.ruleset = '';
    this.path = [];
    this.turn = 0;
    this.note = '';
    this._charts = null;
    this._failed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#load();
  }

  get #ruleset(): string {
    return this.ruleset || rulesetOf(this);
  }

  /** Fetches the charts of the game, where they are not those that are there. */
  #load(): void {
    const ruleset = this.#ruleset;
    if (this._charts?.ruleset === ruleset) return;
    gameCharts
      .of(ruleset)
      .load()
      .then(
        (charts) => {
          if (this.#ruleset === ruleset) this._charts = { ruleset, charts };
        },
        () => {
          this._failed = true;
        },
      );
  }

  override willUpdate(changed: PropertyValues<this>): void {
    this.#load();
    const charts = this._charts?.charts;
    if (charts && (changed.has('of') || changed.has('_charts')))
      this.#steps = charts.sequences.includes(this.of) ? charts.stepsOf(this.of) : [];
  }

  override render(): TemplateResult {
    if (this._failed) return html`<p class="wait" part="base" role="alert">${sequenceStrings().noCharts}</p>`;
    if (!this._charts) return html`<p class="wait" part="base" role="status">${sharedStrings().loading}</p>`;
    const { charts } = this._charts;
    if (!charts.sequences.includes(this.of))
      return html`<p class="wait" part="base" role="alert">${sequenceStrings().noSequence(this.of)}</p>`;
    const now = charts.stepAt(this.#steps, this.path);
    const title =
      this.of === 'turn' && this.turn > 0
        ? sharedStrings().turn(this.turn)
        : sequenceStrings().sequences[this.of];
    const count = sequenceStrings().steps(this.#steps.length);
    const step = this.#steps[now];
    return html`<div class="base" part="base">
      <section class="seq" aria-label=${title}>
        <h3>
          ${title}
          <small>${count}${step ? `, ${sequenceStrings().nowAt(now + 1, this.#words(step))}` : nothing}</small>
        </h3>
        ${this.#phases(now)}
      </section>
    </div>`;
  }

  #phases(now: number): TemplateResult {
    const phases: { phase: string | null; from: number; steps: OutlineStep[] }[] = [];
    this.#steps.forEach((step, i) => {
      const last = phases.at(-1);
      if (last && last.phase === step.phase) last.steps.push(step);
      else phases.push({ phase: step.phase, from: i, steps: [step] });
    });
    const [first] = phases;
    if (phases.length === 1 && first) return this.#line(first.steps, 0, now);
    return html`<ol class="phases">
      ${phases.map(
        ({ phase, from, steps }) => html`<li .style=${`--n: ${steps.length}`}>
          <span class="label">${pathWords([phase ?? ''], 0, this.#places)[0]}</span>
          ${this.#line(steps, from, now)}
        </li>`,
      )}
    </ol>`;
  }

  #line(steps: readonly OutlineStep[], from: number, now: number): TemplateResult {
    return html`<ol class="steps" start=${from + 1}>
      ${steps.map((step, i) => {
        const at = from + i;
        const present = at === now;
        return html`<li
          part="step"
          class=${at < now ? 'done' : ''}
          aria-current=${present ? 'step' : nothing}
        >
          <span class="dot" aria-hidden="true">${at + 1}</span>
          <span class="name"
            ><swtcg-rule inline rule=${step.rule}>${pathWords([step.key], 0, this.#places)[0]}</swtcg-rule>${present && this.#side(step) ? html`<span class="sub">${this.#side(step)}</span>` : nothing}${present && this.note ? html`<span class="sub">${this.note}</span>` : nothing}</span
          >
        </li>`;
      })}
    </ol>`;
  }

  /** Until the words of the game have come, states are called by their names. */
  get #places(): PlaceWords {
    const words = gameWords.of(this.#ruleset).for(this);
    return words?.places() ?? { turn: (n) => sharedStrings().turn(n), places: {} };
  }

  /** The step as the path of the game names it: "Dark's build step". */
  #words({ places, key }: OutlineStep): string {
    const here = places.flat().filter((state) => this.path.includes(state));
    return pathWords([here.at(-1) ?? key], 0, this.#places)[0] ?? key;
  }

  /** Whose turn at the step it is, where both have one. */
  #side({ places }: OutlineStep): string | null {
    if (places.length < 2) return null;
    const state = places.flat().find((one) => /^(dark|light)[A-Z]/.test(one) && this.path.includes(one));
    if (!state) return null;
    return sharedStrings().side(state.startsWith('dark') ? 'dark' : 'light');
  }
}
