// Forced colors (Windows' contrast themes): every word can be read, and what color says is also said without it.
import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { recorded, settled, shown } from './games.ts';
import { allInside, inside } from './helpers.ts';

const force = (value: 'active' | 'none') =>
  executeServerCommand('real-media', { features: [{ name: 'forced-colors', value }] });

type Color = readonly [red: number, green: number, blue: number];

const WHITE: Color = [1, 1, 1];

/** Red, green and blue, from 0 to 1, and how opaque. */
function channels(color: string): { readonly solid: Color; readonly opacity: number } {
  const [r = 0, g = 0, b = 0, opacity = 1] = (color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const most = color.startsWith('color(') ? 1 : 255;
  return { solid: [r / most, g / most, b / most], opacity };
}

/** One color, laid over another. */
function over(color: string, ground: Color): Color {
  const { solid, opacity } = channels(color);
  const mixed = (i: 0 | 1 | 2) => solid[i] * opacity + ground[i] * (1 - opacity);
  return [mixed(0), mixed(1), mixed(2)];
}

function luminance([r, g, b]: Color): number {
  const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function contrast(one: Color, other: Color): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const above = (element: Element): Element | null =>
  element.assignedSlot ??
  element.parentElement ??
  (element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : null);

/** The color behind an element's words: its own ground over all those that it lies on. */
function behind(element: Element | null): Color {
  if (!element) return WHITE;
  const { backgroundColor } = getComputedStyle(element);
  return channels(backgroundColor).opacity === 1
    ? channels(backgroundColor).solid
    : over(backgroundColor, behind(above(element)));
}

/** All that is drawn inside an element, through the shadow trees. */
function* drawn(root: ParentNode): Generator<HTMLElement> {
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    if (one.shadowRoot) yield* drawn(one.shadowRoot);
    if (one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) yield one;
  }
}

const says = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Words that can't be told from what is behind them. */
function unreadable(element: Element): string[] {
  const found: string[] = [];
  for (const one of drawn(element.shadowRoot as ShadowRoot)) {
    if (!says(one) || one.closest('.vh, svg, style')) continue;
    const { color, backgroundImage } = getComputedStyle(one);
    const ground = behind(one);
    const ratio = contrast(over(color, ground), ground);
    if (backgroundImage === 'none' && ratio < 4.5)
      found.push(`${one.localName}.${one.className} "${one.textContent?.trim()}" ${ratio.toFixed(1)}`);
  }
  return found;
}

describe('forced colors', () => {
  before(() => force('active'));
  after(() => force('none'));

  it('are what the browser shows here', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true);
  });

  for (const width of [320, 1000]) {
    it(`leave every word of the viewer readable at ${width} px, at the start and in an attack`, async () => {
      const element = await shown(recorded(), { width });
      const attack = element.timeline.lines.findIndex(({ entry }) => entry.rule === 'attack.declare');
      expect(attack).to.be.above(0);
      for (const at of [0, attack + 4, element.timeline.length - 1]) {
        element.seek(at);
        await settled(element);
        const words = [...drawn(element.shadowRoot as ShadowRoot)].filter(says);
        expect(words.length, `words at step ${at}`).to.be.above(40);
        expect(unreadable(element), `at step ${at}`).to.eql([]);
      }
    });
  }

  it('leave the sides, the present line and the part of the game that was played to be told apart', async () => {
    const element = await shown(recorded());
    element.seek(40);
    await settled(element);
    const board = inside(element, 'swtcg-board');
    const ground = (side: string) => behind(inside(board, `.side[data-side=${side}]`));
    expect(contrast(ground('dark'), ground('light'))).to.be.above(4.5);
    const log = inside(element, 'swtcg-log');
    const present = getComputedStyle(inside(log, '.line[aria-current]')).backgroundColor;
    for (const line of allInside(log, '.line:not([aria-current])').slice(0, 60))
      expect(getComputedStyle(line).backgroundColor).to.not.equal(present);
    const played = getComputedStyle(inside(inside(element, 'swtcg-controls'), '.played'));
    expect(played.backgroundColor).to.equal(present);
  });

  it('leave edges and marks: cards, arenas, who attacks and who defends, tapped cards, the present place', async () => {
    const element = await shown(recorded());
    const attack = element.timeline.lines.findIndex(
      ({ entry }) => entry.kind === 'roll' && entry.path.includes('attack'),
    );
    element.seek(attack);
    await settled(element);
    const board = inside(element, 'swtcg-board');
    const edge = (one: Element, kind: 'border-top' | 'outline') => {
      const style = getComputedStyle(one);
      const ground = behind(above(one));
      expect(style.getPropertyValue(`${kind}-style`), `${kind} of ${one.className}`).to.not.equal('none');
      expect(Number.parseFloat(style.getPropertyValue(`${kind}-width`))).to.be.at.least(1);
      const color = over(style.getPropertyValue(`${kind}-color`), ground);
      expect(contrast(color, ground), `${kind} of ${one.className}`).to.be.above(3);
      return style.getPropertyValue(`${kind}-style`);
    };
    for (const card of allInside(board, '.unit > .card, .tag, .place')) edge(card, 'border-top');
    for (const part of allInside(board, '.arena, .player')) edge(part, 'outline');
    const attacker = edge(inside(board, '[data-role=attacker] > .card'), 'outline');
    const defender = edge(inside(board, '[data-role=defender] > .card'), 'outline');
    expect(attacker).to.not.equal(defender);
    const tapped = allInside(board, '.unit[data-tapped] .tap .icon');
    expect(tapped.length).to.be.above(0);
    for (const sign of tapped) {
      const ground = behind(sign);
      expect(contrast(over(getComputedStyle(sign).stroke, ground), ground)).to.be.above(3);
    }
    const here = getComputedStyle(inside(element, '.crumbs .here'));
    expect(here.backgroundColor).to.equal(
      getComputedStyle(inside(inside(element, 'swtcg-log'), '.line[aria-current]')).backgroundColor,
    );
  });

  it('leave a ring around what has the focus', async () => {
    const element = await shown(recorded());
    const button = inside(inside(element, 'swtcg-controls'), 'button');
    button.focus({ focusVisible: true } as FocusOptions);
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(button);
    expect(outlineStyle).to.equal('solid');
    expect(Number.parseFloat(outlineWidth)).to.be.at.least(2);
    const ground = behind(button.parentElement);
    expect(contrast(over(outlineColor, ground), ground)).to.be.above(3);
  });
});
