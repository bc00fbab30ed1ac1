// How a chart is drawn: the path of active states, and the states as nested boxes.
import { html, nothing, type TemplateResult } from 'lit';
import type { PlaceWords } from '../../src/core/game/presentation.ts';
import { pathWords, plain } from '../../src/play/steps/words.ts';
import type { GameCharts, StateItem } from '../shared/game-charts.ts';
import { chartStrings } from './strings.ts';
import type { Row } from './tree.ts';

export interface Drawing {
  readonly charts: GameCharts;
  /** Words for places in play. */
  readonly places: PlaceWords;
  readonly ruleset: string;
  readonly of: string;
  readonly path: readonly string[];
  readonly turn: number;
  /** The active states, outermost first. */
  readonly active: readonly string[];
  /** The innermost state of the path before. */
  readonly before: string | null;
  readonly opened: ReadonlySet<string>;
  /** The state that the Tab key comes to; null: the one where play is, or the first. */
  readonly focus: string | null;
  /** The open states in their order, filled as they are drawn. */
  readonly rows: Row[];
  goTo(id: string): void;
  toggle(id: string, open: boolean): void;
}

/** Where play is; each part that is drawn leads to its box. */
export function pathView({ charts, places, of, path, turn, active, goTo }: Drawing): TemplateResult {
  const names = pathWords(path, turn, places);
  const crumb = (name: string, i: number) => {
    const id = charts.activeIn(of, path.slice(0, i + 1)).at(-1);
    if (id === undefined || !active.includes(id)) return html`<span>${name}</span>`;
    const current = i === names.length - 1 ? 'step' : nothing;
    return html`<button type="button" aria-current=${current} @click=${() => goTo(id)}>${name}</button>`;
  };
  return html`<ol class="path" part="path" aria-label=${chartStrings().path}>
      ${names.map((name, i) => (name === '' ? nothing : html`<li>${crumb(name, i)}</li>`))}
    </ol>
    ${active.length === 0 ? html`<p class="note">${chartStrings().outside}</p>` : nothing}`;
}

const nameOf = ({ places }: Drawing, key: string): string => {
  const { states, charts } = chartStrings();
  return (
    states[key] ??
    (key === 'turn' ? charts.turn : undefined) ??
    (pathWords([key], 0, places)[0] || plain(key))
  );
};

/** For a screen reader: what others see by how a box is drawn. */
const unseen = (text: string) => html`<span class="vh">, ${text}</span>`;

/** What a state waits for, what it runs and where it leads. */
function aboutView(drawing: Drawing, { invokes, tags, next }: StateItem): TemplateResult {
  const said = chartStrings();
  const facts = tags.map((tag) => said.waits[tag] ?? tag);
  if (invokes !== null) facts.push(said.runs(said.charts[invokes] ?? invokes));
  const then = next.map((key) => nameOf(drawing, key)).join(', ');
  return html`<p class="about">
    ${facts.map((fact) => html`<span class="fact">${fact}</span> `)}${
      then
        ? html`<span class="then"><span class="vh">${said.leadsTo} </span><span class="arrow" aria-hidden="true">→</span> ${then}</span>`
        : nothing
    }
  </p>`;
}

interface Place {
  readonly parent: string | null;
  readonly level: number;
  readonly at: number;
  readonly of: number;
}

function stateView(drawing: Drawing, item: StateItem, { parent, level, at, of }: Place): TemplateResult {
  const { active: all, before: previous, opened, rows } = drawing;
  const said = chartStrings();
  const { id, key, rule, final, initial, transient, hasStates } = item;
  const name = nameOf(drawing, key);
  const open = hasStates ? opened.has(id) : null;
  const active = all.includes(id);
  const here = all.at(-1) === id;
  const before = !active && previous === id;
  const focus = drawing.focus ?? all.at(-1) ?? rows[0]?.id ?? id;
  rows.push({ id, parent, open });
  const marks = { active, here, before, final, initial, transient, open, even: level % 2 === 0 };
  const click = (event: Event) => {
    drawing.goTo(id);
    // The name opens the rule; what is around it opens the state.
    if (open !== null && !(event.target as Element).closest('swtcg-rule')) drawing.toggle(id, !open);
  };
  return html`<li
    class="state ${Object.entries(marks)
      .filter(([, is]) => is)
      .map(([mark]) => mark)
      .join(' ')}"
    part="state"
    role="none"
  >
    <div
      class="item"
      role="treeitem"
      data-id=${id}
      tabindex=${focus === id ? 0 : -1}
      aria-level=${level}
      aria-posinset=${at + 1}
      aria-setsize=${of}
      aria-expanded=${open ?? nothing}
      aria-current=${here ? 'step' : nothing}
      @click=${click}
    >
      <div class="head">
        ${hasStates ? html`<span class="twist" aria-hidden="true"></span>` : nothing}
        <span class="dot" aria-hidden="true"></span>
        <span class="name"
          >${rule ? html`<swtcg-rule inline tabindex="-1" rule=${rule} ruleset=${drawing.ruleset}>${name}</swtcg-rule>` : name}</span
        >
        ${here || before ? html`<span class="chip">${here ? said.now : said.before}</span>` : active ? unseen(said.active) : nothing}
        ${initial ? unseen(said.first) : nothing}${final ? unseen(said.ends) : nothing}
      </div>
      ${aboutView(drawing, item)}
    </div>
    ${
      open
        ? html`<ul class="group" role="group" aria-label=${name}>
            ${statesView(drawing, drawing.charts.statesIn(item), id, level + 1)}
          </ul>`
        : nothing
    }
  </li>`;
}

export const statesView = (
  drawing: Drawing,
  states: readonly StateItem[],
  parent: string | null = null,
  level = 1,
): TemplateResult[] =>
  states.map((item, at) => stateView(drawing, item, { parent, level, at, of: states.length }));
