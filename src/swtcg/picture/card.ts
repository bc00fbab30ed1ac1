// A card of a picture: a chip with a band for cost and sign, its name, its figures and what lies on it.
import { type CardFace, isLocation, typeOf } from '../view/card-face.ts';
import type { Shown } from '../view/table-view.ts';
import type { Color, Palette } from './palette.ts';
import type { SignName } from './signs.ts';
import { cut, element, lines, sign, text } from './svg.ts';

export interface Chip {
  readonly height: number;
  draw(x: number, y: number): string;
}

export interface ChipOptions {
  readonly width: number;
  readonly color: Palette;
  readonly role: 'attacker' | 'defender' | null;
  /** Whether the reader may know a face-down card. */
  readonly known: boolean;
  /** Cards under it. */
  readonly stack: readonly Shown[];
  /** Pilots and equipment on it. */
  readonly tucked: readonly Shown[];
}

const BAND = 24;
const NAME = 12;
const ROW = 14;

export const nameOf = ({ name, version }: CardFace): string =>
  name === '?' ? 'Unknown card' : version ? `${name} ${version}` : name;

export const signOf = (face: CardFace): SignName => (isLocation(face) ? 'location' : typeOf(face));

const figure = (total: number | null, printed: CardFace['speed']): string => String(total ?? printed ?? '–');

const isUnit = ({ speed, power, health }: CardFace): boolean =>
  speed !== null || power !== null || health !== null;

/** The colors of a type's band, and of the ink on it. */
export function bandOf(face: CardFace | null, color: Palette): readonly [band: string, ink: string] {
  const type = face ? typeOf(face) : 'back';
  if (type === 'back') return [color('sunken'), color('ink-3')];
  return [color(`type-${type}` as Color), color(`type-${type}-on` as Color)];
}

/** Twelve points around a middle: the burst of a damage counter. */
const BURST = Array.from({ length: 24 }, (_, i) => {
  const [angle, reach] = [(i * Math.PI) / 12, i % 2 === 0 ? 11 : 8.9];
  return `${(Math.sin(angle) * reach).toFixed(1)},${(-Math.cos(angle) * reach).toFixed(1)}`;
}).join(' ');
const HEXAGON = '-5.5,-10 5.5,-10 11,0 5.5,10 -5.5,10 -11,0';

function counter(x: number, y: number, count: number, points: string, fill: string, ink: string): string {
  return element(
    'g',
    { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
    element('polygon', { points, fill }),
    text(0, 4, String(count), { size: 11.5, weight: 700, fill: ink, anchor: 'middle' }),
  );
}

export function chip(one: Shown, { width, color, role, known, stack, tucked }: ChipOptions): Chip {
  const { card, face } = one;
  const back = card.faceDown;
  const hidden = back && !known;
  // Counters lie on the upper right corner. Bold letters are wider by a tenth.
  const room = (width - BAND - (card.damage > 0 || card.build > 0 ? 24 : 12)) / 1.1;
  const names = lines(hidden ? 'Face-down' : nameOf(face), room, NAME, 2);
  const figures =
    !back && isUnit(face)
      ? [figure(card.speed, face.speed), figure(card.power, face.power), figure(card.health, face.health)]
      : null;
  const more = [
    ...(stack.length > 0 ? [`stack of ${stack.length + 1}`] : []),
    ...tucked.map(({ face: on }) => `+ ${nameOf(on)}`),
  ];
  const body = Math.max(36, names.length * ROW + (figures ? 16 : 0) + 9);
  const height = body + more.length * ROW + (role ? 13 : 0);
  return { height, draw };

  function draw(x: number, top: number): string {
    const y = top + (role ? 13 : 0);
    const [band, ink] = bandOf(back ? null : face, color);
    const edge = role ? color('attack') : color('line-strong');
    const parts = [
      element('rect', {
        x,
        y,
        width,
        height: body,
        rx: 6,
        fill: color(card.tapped || back ? 'sunken' : 'raised'),
        stroke: edge,
        'stroke-width': role ? 2 : 1,
        'stroke-dasharray': role === 'defender' || back ? '4 3' : null,
      }),
      element('path', {
        d: `M${x + 6} ${y + 0.5}h${BAND - 6}v${body - 1}h-${BAND - 6}a5.5 5.5 0 0 1-5.5-5.5v-${body - 12}a5.5 5.5 0 0 1 5.5-5.5z`,
        fill: band,
      }),
      sign(back ? 'back' : signOf(face), x + 5, y + body - 19, 14, ink),
    ];
    if (!back)
      parts.push(
        text(x + BAND / 2, y + 15, String(face.cost ?? '–'), {
          size: 11.5,
          weight: 700,
          fill: ink,
          anchor: 'middle',
        }),
      );
    names.forEach((line, i) => {
      parts.push(text(x + BAND + 7, y + 16 + i * ROW, line, { size: NAME, weight: 600, fill: color('ink') }));
    });
    if (figures)
      parts.push(
        element(
          'text',
          { x: x + BAND + 7, y: y + body - 8, 'font-size': 12, fill: color('ink-2') },
          `${figures[0]} / <tspan font-weight="700" fill="${color('ink')}">${figures[1]}</tspan> / ${figures[2]}`,
        ),
      );
    const right = x + width;
    if (card.tapped) parts.push(sign('tap', right - 20, y + body - 20, 13, color('ink-2')));
    more.forEach((line, i) => {
      parts.push(
        text(x + BAND + 7, y + body + 11 + i * ROW, cut(line, width - BAND - 10, 10.5), {
          size: 10.5,
          fill: color('ink-2'),
        }),
      );
    });
    if (role)
      parts.push(
        text(x + 2, top + 9, role === 'attacker' ? 'Attacks' : 'Defends', {
          size: 10.5,
          weight: 700,
          fill: color('attack'),
        }),
      );
    if (card.damage > 0)
      parts.push(counter(right - 6, y + 8, card.damage, BURST, color('damage'), color('damage-on')));
    if (card.build > 0)
      parts.push(
        counter(
          right - (card.damage > 0 ? 30 : 6),
          y + 8,
          card.build,
          HEXAGON,
          color('build'),
          color('build-on'),
        ),
      );
    return parts.join('');
  }
}
