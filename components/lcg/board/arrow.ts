// The arrows of a strike, from the unit that strikes to what it strikes, worked out from where they lie.
import { html, type TemplateResult } from 'lit';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const HEAD = 8;
/** The sign of its part in the strike sticks out above a card. */
const SIGN = 9;

/** What they are drawn into. */
export const ARROWS: TemplateResult = html`<svg class="arrow" aria-hidden="true"><path></path><path class="tip"></path></svg>`;

const middle = (low: number, high: number): number => (low + high) / 2;

/** Skips arrows that are already drawn. */
function put(path: SVGPathElement | undefined, d: string): void {
  if (path && (path.getAttribute('d') ?? '') !== d) path.setAttribute('d', d);
}

/** From edge to edge, in a slight bend; the tip points along its end. */
function arrow(from: Box, to: Box): readonly [line: string, tip: string] {
  const down = from.bottom <= to.top + 4;
  const up = to.bottom <= from.top + 4;
  if (!down && !up) {
    // Side by side.
    const right = from.right <= to.left;
    const [x1, x2] = right ? [from.right, to.left] : [from.left, to.right];
    const [y1, y2] = [middle(from.top, from.bottom), middle(to.top, to.bottom)];
    const back = right ? -HEAD : HEAD;
    const bend = middle(x1, x2);
    return [`M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2 + back} ${y2}`, `M${x2} ${y2}l${back} -5v10z`];
  }
  const [y1, y2] = down ? [from.bottom, to.top] : [from.top, to.bottom];
  // From below it comes beside the tokens, which lie at the start of the lower edge.
  const x1 = middle(from.left, from.right);
  const x2 = down ? middle(to.left, to.right) : to.left + 0.72 * (to.right - to.left);
  const back = down ? -HEAD : HEAD;
  const bend = middle(y1, y2);
  return [`M${x1} ${y1}C${x1} ${bend} ${x2} ${bend} ${x2} ${y2 + back}`, `M${x2} ${y2}l-5 ${back}h10z`];
}

/** Draws them into the board's svg; wipes it where nobody strikes. */
export function drawArrows(root: HTMLElement | DocumentFragment): void {
  const drawing = root.querySelector<SVGElement>('svg.arrow');
  const field = root.querySelector<HTMLElement>('.table');
  if (!drawing || !field) return;
  const [line, tip] = [...drawing.querySelectorAll('path')];
  const at = field.getBoundingClientRect();
  const boxes = (selector: string): Box[] =>
    [...root.querySelectorAll(selector)]
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return {
          left: left - at.left,
          right: right - at.left,
          top: top - at.top - SIGN,
          bottom: bottom - at.top,
        };
      });
  const [from] = boxes('[data-strike="strikes"] > .card');
  const drawn = from
    ? boxes('[data-strike="struck"] > :is(.card, p, button)').map((to) => arrow(from, to))
    : [];
  put(line, drawn.map(([one]) => one).join(''));
  put(tip, drawn.map(([, one]) => one).join(''));
}
