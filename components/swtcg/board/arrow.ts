// The arrow from attacker to defender, worked out from where the two stand. Chips: a rail in the gutter. Cards: a stub
// into the lane and one out of it.
import { html, type TemplateResult } from 'lit';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const RAIL = 8;
const HEAD = 7;

/** What it is drawn into. */
export const ARROW: TemplateResult = html`<svg class="arrow" aria-hidden="true"><path></path><path class="tip"></path></svg>`;

/** Draws it into the board's svg; wipes it where nobody fights. */
export function drawArrow(root: HTMLElement | DocumentFragment): void {
  const sheet = root.querySelector<SVGElement>('svg.arrow');
  const field = root.querySelector<HTMLElement>('.arenas');
  if (!sheet || !field) return;
  const [line, tip] = [...sheet.querySelectorAll('path')];
  if (!root.querySelector('[data-role]')) {
    put(line, '');
    put(tip, '');
    return;
  }
  const at = field.getBoundingClientRect();
  const box = (element: Element | null | undefined): Box | null => {
    if (!element || element.getClientRects().length === 0) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left: left - at.left, right: right - at.left, top: top - at.top, bottom: bottom - at.top };
  };
  const part = (role: string, inside: string) => box(root.querySelector(`[data-role='${role}'] ${inside}`));
  const from = part('attacker', '> .card');
  const to = part('defender', '> .card');
  const lane = box(root.querySelector('.lane'));
  const drawn =
    from && to
      ? arrow(from, to, lane, [part('attacker', '> .role'), part('defender', '> .role')], {
          rtl: getComputedStyle(field).direction === 'rtl',
          width: at.width,
        })
      : null;
  put(line, drawn?.line ?? '');
  put(tip, drawn?.tip ?? '');
}

/** What is there already is not drawn again. */
function put(path: SVGPathElement | undefined, d: string): void {
  if (path && (path.getAttribute('d') ?? '') !== d) path.setAttribute('d', d);
}

const middle = (low: number, high: number): number => (low + high) / 2;

function arrow(
  from: Box,
  to: Box,
  lane: Box | null,
  [fromSign, toSign]: readonly [Box | null, Box | null],
  { rtl, width }: { readonly rtl: boolean; readonly width: number },
) {
  const down = from.top < to.top;
  if (!fromSign || !toSign) {
    // Chips: along the gutter, into the defender from the side.
    const [y1, y2] = [middle(from.top, from.bottom), middle(to.top, to.bottom)];
    const turn = down ? 6 : -6;
    if (rtl) {
      const x = Math.min(width - RAIL, Math.max(from.right, to.right) + 11);
      return {
        line: `M${from.right + 2} ${y1}H${x - 6}q6 0 6 ${turn}V${y2 - turn}q0 ${turn} -6 ${turn}H${to.right + HEAD}`,
        tip: `M${to.right + 2} ${y2}l${HEAD} -5v10z`,
      };
    }
    const x = Math.max(RAIL, Math.min(from.left, to.left) - 11);
    return {
      line: `M${from.left - 2} ${y1}H${x + 6}q-6 0-6 ${turn}V${y2 - turn}q0 ${turn} 6 ${turn}H${to.left - HEAD}`,
      tip: `M${to.left - 2} ${y2}l-${HEAD} -5v10z`,
    };
  }
  const x1 = middle(fromSign.left, fromSign.right);
  const x2 = middle(toSign.left, toSign.right);
  const start = down ? fromSign.bottom : fromSign.top;
  const end = down ? toSign.top : toSign.bottom;
  const head = down ? end - HEAD : end + HEAD;
  const tip = `M${x2} ${end}l-5 ${down ? -HEAD : HEAD}h10z`;
  if (!lane) {
    const y = middle(start, end);
    return { line: `M${x1} ${start}C${x1} ${y} ${x2} ${y} ${x2} ${head}`, tip };
  }
  const [into, out] = down ? [lane.top, lane.bottom] : [lane.bottom, lane.top];
  const inside = (x: number) => Math.max(lane.left + 8, Math.min(x, lane.right - 8));
  const bend = (x: number, y1: number, y2: number) => `M${x} ${y1}L${inside(x)} ${y2}`;
  return { line: `${bend(x1, start, into)}M${inside(x2)} ${out}L${x2} ${head}`, tip };
}
