// A step as an image: one SVG without scripts, styles or fonts of its own, for hosts that allow nothing else.

import type { Perspective } from '../../core/game/game-steps.ts';
import type { ToldFile } from '../../play/steps/recorded-steps.ts';
import { sentence } from '../../play/steps/sentence.ts';
import type { Step } from '../../play/steps/step.ts';
import { escaped } from '../../play/steps/transcript.ts';
import { pathWords } from '../../play/steps/words.ts';
import { places } from '../log/places.ts';
import { isMask } from '../model/mask.ts';
import { ARENAS, type Arena, type CardId, other, type Side } from '../model/state.ts';
import { ruleIn } from '../rulebook/rulebooks.ts';
import type { SwtcgTypes } from '../types.ts';
import { cardsIn, locationIn, type Shown, shownAll, unitsIn } from '../view/table-view.ts';
import type { View } from '../view/view.ts';
import { type Chip, chip, nameOf } from './card.ts';
import { lane } from './lane.ts';
import { type Palette, palette, type Theme } from './palette.ts';
import type { SignName } from './signs.ts';
import { cut, element, lines, SANS, SERIF, sign, text, widthOf } from './svg.ts';

export interface PictureOptions {
  readonly theme?: Theme;
  readonly perspective?: Perspective<Side>;
  /** Light above, Dark below. */
  readonly flip?: boolean;
}

const WIDTH = 960;
const EDGE = 20;
const INNER = WIDTH - 2 * EDGE;
const GAP = 8;

interface Block {
  readonly height: number;
  draw(y: number): string;
}

const sideName = (side: Side): string => (side === 'dark' ? 'Dark Side' : 'Light Side');

/** The picture of one step of a file. */
export function pictureOf(file: ToldFile<SwtcgTypes>, index: number, options: PictureOptions = {}): string {
  const step = file.account.at(index);
  const { theme = 'light', perspective = 'both', flip = false } = options;
  const drawing = new Drawing(file, step, step.viewFor?.(perspective) ?? step.view, palette(theme));
  const above: Side = flip ? 'light' : 'dark';
  const blocks = [
    drawing.head(),
    drawing.player(above),
    drawing.arenas(above),
    drawing.player(other(above)),
    drawing.said(),
  ];
  let y = 0;
  const drawn = blocks.map((block) => {
    const top = y;
    y += block.height;
    return block.draw(top);
  });
  const title = file.heading.title ?? 'A step of a game';
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${Math.ceil(y)}`,
      width: WIDTH,
      height: Math.ceil(y),
      'font-family': SANS,
      role: 'img',
      'aria-labelledby': 'swtcg-title swtcg-desc',
    },
    element('title', { id: 'swtcg-title' }, escaped(title)),
    element('desc', { id: 'swtcg-desc' }, escaped(`${drawing.where}. ${sentence(step)}`)),
    element('rect', { width: WIDTH, height: Math.ceil(y), rx: 10, fill: palette(theme)('surface') }),
    ...drawn,
  )}\n`;
}

class Drawing {
  readonly #file: ToldFile<SwtcgTypes>;
  readonly #step: Step<SwtcgTypes>;
  readonly #view: View;
  readonly #color: Palette;

  constructor(file: ToldFile<SwtcgTypes>, step: Step<SwtcgTypes>, view: View, color: Palette) {
    this.#file = file;
    this.#step = step;
    this.#view = view;
    this.#color = color;
  }

  get where(): string {
    const { path, turn } = this.#step.entry;
    return pathWords(path, turn, places).join(' › ');
  }

  head(): Block {
    const color = this.#color;
    const { title } = this.#file.heading;
    return {
      height: 66,
      draw: (y) =>
        text(EDGE, y + 32, cut(title ?? 'A game', INNER, 20), {
          size: 20,
          weight: 650,
          fill: color('ink'),
        }) + text(EDGE, y + 52, cut(this.where, INNER, 12), { size: 12, fill: color('ink-3') }),
    };
  }

  /** One player: name, Force, build points, how many cards lie where, and what is being built. */
  player(side: Side): Block {
    const color = this.#color;
    const { force, buildPoints, hand, deck, discard } = this.#view[side];
    const built = cardsIn(this.#view, this.#file.cards, 'build', side);
    const chips = this.#rows(built, INNER, 6);
    const name = this.#file.names[side];
    const height = 44 + chips.height + (built.length > 0 ? 10 : 0);
    const draw = (y: number): string => {
      const parts = [this.#disc(side, EDGE + 11, y + 22)];
      const words = name ? `${name} · ${sideName(side)}` : sideName(side);
      parts.push(text(EDGE + 30, y + 27, cut(words, 330, 15), { size: 15, weight: 650, fill: color('ink') }));
      let x = WIDTH - EDGE;
      const counts: readonly (readonly [string, number, SignName?])[] = [
        ['Discard', discard.length],
        ['Deck', deck.length],
        ['Hand', hand.length],
        ['Build', buildPoints, 'build'],
        ['Force', force, 'force'],
      ];
      for (const [label, count, mark] of counts) {
        parts.push(
          text(x, y + 27, String(count), { size: 15, weight: 700, fill: color('ink'), anchor: 'end' }),
        );
        x -= widthOf(String(count), 15) + 8;
        parts.push(text(x, y + 27, label, { size: 12, fill: color('ink-3'), anchor: 'end' }));
        x -= widthOf(label, 12);
        if (mark) {
          x -= 18;
          parts.push(sign(mark, x, y + 15, 14, color('ink-3')));
        }
        x -= 18;
      }
      return parts.join('') + chips.draw(EDGE, y + 44);
    };
    return { height, draw };
  }

  #disc(side: Side, x: number, y: number): string {
    const color = this.#color;
    return (
      element('circle', {
        cx: x,
        cy: y,
        r: 10,
        fill: color(side),
        stroke: color(`${side}-edge`),
        'stroke-width': 1.5,
      }) +
      text(x, y + 4, side === 'dark' ? 'D' : 'L', {
        size: 11,
        weight: 700,
        fill: color(`${side}-on`),
        anchor: 'middle',
      })
    );
  }

  /** Chips in rows of so many. */
  #rows(cards: readonly Shown[], width: number, across: number) {
    const each = (width - (across - 1) * GAP) / across;
    const rows: { readonly height: number; readonly chips: readonly Chip[] }[] = [];
    for (let i = 0; i < cards.length; i += across) {
      const chips = cards.slice(i, i + across).map((one) => this.#chip(one, each));
      rows.push({ chips, height: Math.max(...chips.map(({ height }) => height)) });
    }
    const height = rows.reduce((sum, row) => sum + row.height + GAP, 0);
    const places = new Map<CardId, readonly [x: number, y: number, height: number]>();
    const draw = (x: number, y: number): string => {
      let top = y;
      let n = 0;
      return rows
        .map(({ chips, height: tall }) => {
          const row = chips.map((one, i) => {
            const left = x + i * (each + GAP);
            const { id } = cards[n++] as Shown;
            places.set(id, [left + each / 2, top, one.height]);
            return one.draw(left, top);
          });
          top += tall + GAP;
          return row.join('');
        })
        .join('');
    };
    return { height, draw, places };
  }

  #chip(one: Shown, width: number): Chip {
    const attack = this.#step.scene?.attack;
    const { stack, pilots, equipment } = one.card;
    const all = (ids: readonly CardId[]) => shownAll(this.#view, this.#file.cards, ids);
    return chip(one, {
      width,
      color: this.#color,
      role: attack?.attacker === one.id ? 'attacker' : attack?.defender === one.id ? 'defender' : null,
      known: !isMask(one.id),
      stack: all(stack),
      tucked: all([...pilots, ...equipment]),
    });
  }

  /** The three arenas side by side, the halves of a row equally high. */
  arenas(above: Side): Block {
    const width = (INNER - 2 * GAP) / 3;
    const color = this.#color;
    const columns = ARENAS.map((arena) => {
      const half = (side: Side) =>
        this.#rows(unitsIn(this.#view, this.#file.cards, arena, side), width - 20, 2);
      return { arena, top: half(above), bottom: half(other(above)), middle: this.#middle(arena, width - 20) };
    });
    const tallest = (of: (column: (typeof columns)[number]) => number) => Math.max(...columns.map(of));
    const top = Math.max(48, tallest((column) => column.top.height) + 12);
    const middle = tallest((column) => column.middle.height);
    const bottom = Math.max(48, tallest((column) => column.bottom.height) + 12);
    const height = 34 + top + middle + bottom;
    const draw = (y: number): string =>
      columns
        .map((column, i) => {
          const x = EDGE + i * (width + GAP);
          const half = (side: Side, at: number, tall: number) =>
            element('rect', { x, y: at, width, height: tall, fill: color(`half-${side}`) });
          const empty = (rows: { readonly height: number }, at: number, side: Side) =>
            rows.height > 0
              ? ''
              : text(x + width / 2, at + 28, `No ${side === 'dark' ? 'Dark' : 'Light'} units`, {
                  size: 12,
                  fill: color('ink-3'),
                  anchor: 'middle',
                });
          // Units gather towards the middle.
          const topAt = y + 34 + top - column.top.height - 4;
          const bottomAt = y + 34 + top + middle + 10;
          return [
            element('rect', { x, y, width, height: height - 4, rx: 8, fill: color('sunken') }),
            this.#arenaHead(column.arena, x, y, width),
            half(above, y + 34, top),
            half(other(above), y + 34 + top + middle, bottom - 4),
            empty(column.top, y + 34 + top - 46, above),
            empty(column.bottom, y + 34 + top + middle, other(above)),
            ...this.#fight(column, above, [
              column.top.draw(x + 10, topAt),
              column.bottom.draw(x + 10, bottomAt),
              column.middle.draw(x + 10, y + 34 + top),
            ]),
            element('rect', { x, y, width, height: height - 4, rx: 8, fill: 'none', stroke: color('line') }),
          ].join('');
        })
        .join('');
    return { height: height + 6, draw };
  }

  #arenaHead(arena: Arena, x: number, y: number, width: number): string {
    const color = this.#color;
    const by = this.#view.control[arena];
    const fought = this.#step.scene?.attack?.arena === arena;
    const state = fought ? 'Attack' : by ? `${by === 'dark' ? 'Dark' : 'Light'} controls` : '';
    const name = arena.charAt(0).toUpperCase() + arena.slice(1);
    return (
      sign(arena, x + 10, y + 9, 16, color(`type-${arena}`)) +
      text(x + 33, y + 22, name, { size: 14, weight: 650, fill: color('ink') }) +
      text(x + width - 10, y + 22, state, {
        size: 12,
        weight: fought ? 700 : 400,
        fill: color(fought ? 'attack' : 'ink-3'),
        anchor: 'end',
      })
    );
  }

  /** Between the halves: the attack's dice and their sum, or the Location. */
  #middle(arena: Arena, width: number) {
    const location = locationIn(this.#view, this.#file.cards, arena);
    const attack = this.#step.scene?.attack?.arena === arena ? this.#step.scene.attack : null;
    return lane(attack, location ? nameOf(location.face) : null, width, this.#color);
  }

  /** The arrow lies under the dice and the cards; where those lie is known once they are drawn. */
  #fight(column: Fought, above: Side, drawn: readonly string[]): readonly string[] {
    return [this.#arrow(column, above), ...drawn];
  }

  /** From who attacks to who defends. */
  #arrow({ arena, top, bottom }: Fought, above: Side): string {
    const attack = this.#step.scene?.attack;
    if (attack?.arena !== arena) return '';
    const place = (id: CardId) => top.places.get(id) ?? bottom.places.get(id);
    const [from, to] = [place(attack.attacker), place(attack.defender)];
    if (!from || !to) return '';
    const down = attack.by === above;
    const [x1, y1] = [from[0], down ? from[1] + from[2] + 2 : from[1] + 4];
    const [x2, y2] = [to[0], down ? to[1] + 6 : to[1] + to[2] + 6];
    const tip = down ? -7 : 7;
    const stroke = this.#color('attack');
    const line = {
      fill: 'none',
      stroke,
      'stroke-width': 2,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    };
    return element('path', {
      ...line,
      opacity: 0.6,
      d: `M${x1} ${y1}C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2}M${x2 - 6} ${y2 + tip}L${x2} ${y2}L${x2 + 6} ${y2 + tip}`,
    });
  }

  /** The sentence of the step, and its rule. */
  said(): Block {
    const color = this.#color;
    const { entry } = this.#step;
    const said = lines(sentence(this.#step), INNER, 17, 4);
    const { title, section } = ruleIn(this.#file.game.id, entry.rule);
    return {
      height: 34 + said.length * 24 + 24,
      draw: (y) =>
        said
          .map((line, i) =>
            text(EDGE, y + 32 + i * 24, line, { size: 17, weight: 600, fill: color('ink'), family: SERIF }),
          )
          .join('') +
        text(EDGE, y + 32 + said.length * 24, cut(`${title} · 2022 rulebook, ${section}`, INNER, 12), {
          size: 12,
          fill: color('accent'),
        }),
    };
  }
}

interface Fought {
  readonly arena: Arena;
  readonly top: Places;
  readonly bottom: Places;
}

interface Places {
  readonly places: ReadonlyMap<CardId, readonly [x: number, y: number, height: number]>;
}
