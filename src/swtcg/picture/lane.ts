// The middle of an arena: the ground that is fought over, the dice, and the sum of what they do.
import type { DieView } from '../../core/game/game-steps.ts';
import type { AttackSum, AttackView } from '../view/attack-view.ts';
import type { Palette } from './palette.ts';
import { cut, element, lines, sign, text, widthOf } from './svg.ts';

/** Where the pips of each number lie on a face of 28 × 28. */
const PIPS: readonly (readonly number[])[] = [
  [],
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];
const DIE = 28;
const ROOM = DIE + 5;

function die({ value, hit }: DieView, x: number, y: number, color: Palette): string {
  const pips = (PIPS[value] ?? []).map((place) =>
    element('circle', {
      cx: x + 8 + (place % 3) * 6,
      cy: y + 8 + Math.floor(place / 3) * 6,
      r: 2.3,
      fill: color(hit ? 'accent' : 'ink-3'),
    }),
  );
  const edge = {
    fill: color('raised'),
    stroke: color(hit ? 'accent' : 'line-strong'),
    'stroke-width': hit ? 2 : 1,
    'stroke-dasharray': value === 0 ? '3 3' : null,
  };
  return (
    element('rect', { x: x + 1, y: y + 1, width: DIE - 2, height: DIE - 2, rx: 6, ...edge }) + pips.join('')
  );
}

const sumWords = ({ hits, added, prevented, damage }: AttackSum): string =>
  [
    `${hits} ${hits === 1 ? 'hit' : 'hits'}`,
    ...(added === 0 ? [] : [`${added > 0 ? '+' : '−'} ${Math.abs(added)} by effects`]),
    ...(prevented > 0 ? [`− ${prevented} prevented`] : []),
    `= ${damage} damage`,
  ].join(' ');

export function lane(attack: AttackView | null, location: string | null, width: number, color: Palette) {
  const place = location ?? (attack ? null : 'No Location');
  const across = Math.max(1, Math.floor(width / ROOM));
  const rows = attack ? Math.ceil(attack.dice.length / across) : 0;
  const caption = attack ? lines(attack.caption, width, 11.5, 3) : [];
  const sum = attack?.sum ? sumWords(attack.sum) : null;
  const height = 12 + (place ? 18 : 0) + caption.length * 16 + rows * (DIE + 8) + (sum ? 22 : 0);
  const draw = (x: number, y: number): string => {
    const parts: string[] = [];
    let at = y + 6;
    if (place) {
      const words = cut(place, width - 20, 12);
      const left = x + (width - widthOf(words, 12) - 16) / 2;
      const ink = color(location ? 'ink-2' : 'ink-3');
      parts.push(
        sign('location', left - 4, at + 1, 13, ink),
        text(left + 13, at + 12, words, { size: 12, fill: ink }),
      );
      at += 18;
    }
    for (const line of caption) {
      parts.push(text(x, at + 12, line, { size: 11.5, fill: color('ink-2') }));
      at += 16;
    }
    attack?.dice.forEach((one, i) => {
      parts.push(die(one, x + (i % across) * ROOM, at + 4 + Math.floor(i / across) * (DIE + 8), color));
    });
    at += rows * (DIE + 8);
    if (sum) parts.push(text(x, at + 15, cut(sum, width, 13), { size: 13, weight: 700, fill: color('ink') }));
    return parts.join('');
  };
  return { height, draw };
}
