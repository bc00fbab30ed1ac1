// What a seat may know (Information Sharing): neither its view, nor its log, nor what it may decide, nor what it is refused
// with holds anything of the cards that are hidden from it.

import assert from 'node:assert/strict';
import { cardsIn, eventFor } from '../../../src/core/log-event.ts';
import type { Decision } from '../../../src/swtcg/decisions/decision.ts';
import type { LogEvent, LogType } from '../../../src/swtcg/log/types.ts';
import { inEnglish } from '../../../src/swtcg/model/in-english.ts';
import { isMask } from '../../../src/swtcg/model/mask.ts';
import { type CardId, type GameState, SIDES, type Side } from '../../../src/swtcg/model/state.ts';
import { def, label } from '../../../src/swtcg/model/zones.ts';
import { masks } from '../../../src/swtcg/view/hidden.ts';
import { seatView, seatWhyNot, unmasked } from '../../../src/swtcg/view/seat-view.ts';
import type { Chance } from '../../helpers/chance.ts';
import { wild } from './answers.ts';
import type { Look } from './play.ts';

/** Cards that are shown to the other player, in the preparation (Pull Resource, Mulligan) and by effects. */
const SHOWING: ReadonlySet<LogType> = new Set<LogType>([
  'resource-pulled',
  'cards-set-aside',
  'cards-shown',
  'cards-searched',
]);

/** Lines that tell of cards because both players see them. */
export const isShown = ({ type }: Pick<LogEvent, 'type'>): boolean => SHOWING.has(type);

const OF_THE_TABLE = ['dark', 'light', 'winner', 'control'];

/** Watches one game from its start: what each seat has come to know, and that it knows nothing else. */
export class Secrets {
  readonly #seen: Readonly<Record<Side, Set<string>>> = { dark: new Set(), light: new Set() };
  #hidden: Readonly<Record<Side, ReadonlyMap<CardId, string>>> | null = null;

  /** Called at every decision. */
  watch({ table: { game } }: Look): void {
    const now = { dark: masks(game, 'dark'), light: masks(game, 'light') };
    for (const seat of SIDES) {
      const seen = this.#seen[seat];
      for (const id of game.box.ids) if (!now[seat].has(id)) seen.add(def(game, id).name);
      for (const entry of game.log) this.#checkLine(game, seat, entry, now[seat]);
    }
    this.#hidden = now;
  }

  /** A card that was hidden all the time is not told of. */
  #checkLine(game: GameState, seat: Side, entry: LogEvent, now: ReadonlyMap<CardId, string>): void {
    const { rule } = entry;
    const event = eventFor(entry, seat);
    const text = inEnglish(event, game);
    const named = new Set(cardsIn(event));
    const seen = this.#seen[seat];
    for (const id of now.keys()) {
      const { name } = def(game, id);
      if (named.has(id) && !isShown(entry))
        assert.ok(seen.has(name), `${seat} is given ${id} (${rule}): ${JSON.stringify(event)}`);
      if (!text.includes(name)) continue;
      if (isShown(entry)) {
        seen.add(name);
        continue;
      }
      if (!seen.has(name))
        assert.ok(!this.#beyond(seat, text).includes(name), `${seat} is told of ${name} (${rule}): ${text}`);
      const told = label(game, id);
      const was = this.#hidden?.[seat].has(id) ?? true;
      if (was && told !== name)
        assert.ok(!text.includes(told), `${seat} is told of ${told} (${rule}): ${text}`);
    }
  }

  /** What is said beyond the names that the seat knows: a name may be a part of another. */
  #beyond(seat: Side, text: string): string {
    const known = [...this.#seen[seat]].sort((a, b) => b.length - a.length);
    return known.reduce((rest, name) => rest.replaceAll(name, '…'), text);
  }

  /** Looks through all that each seat is given, and at the answers to guesses of its own. */
  search({ table: { game }, chance }: Look): void {
    for (const seat of SIDES) {
      const hidden = [...masks(game, seat).keys()];
      const unknown = hidden.map((id) => def(game, id).name).filter((name) => !this.#seen[seat].has(name));
      const view = seatView(game, seat);
      const { log: _log, ...rest } = view;
      const text = JSON.stringify(rest);
      for (const id of hidden) assert.ok(!text.includes(`"${id}"`), `${seat} sees ${id}`);
      for (const name of unknown)
        if (text.includes(name)) assert.ok(!this.#beyond(seat, text).includes(name), `${seat} sees ${name}`);
      for (const decision of view.decisions) {
        const plain = unmasked(game, seat, decision);
        assert.ok(plain && seatWhyNot(game, seat, decision) === null, `${seat}: ${JSON.stringify(decision)}`);
      }
      for (let i = 0; i < 12; i++) {
        const guess = guessOf(chance, seat, Object.keys(view.state), hidden);
        const told = seatWhyNot(game, seat, guess)?.message ?? '';
        const leak = unknown.find((name) => told.includes(name) && this.#beyond(seat, told).includes(name));
        assert.equal(leak, undefined, `${seat} is refused with "${told}": ${JSON.stringify(guess)}`);
      }
    }
  }
}

/** What a player could think of saying: any deed with any card on the table, known, masked, or one that it can't know of. */
function guessOf(chance: Chance, by: Side, names: readonly string[], hidden: readonly CardId[]): Decision {
  const ids = names.filter((id) => !OF_THE_TABLE.includes(id));
  const masked = ids.filter(isMask);
  const list = chance.below(3) === 0 && masked.length > 0 ? masked : ids;
  const all = chance.below(8) === 0 && hidden.length > 0 ? hidden : list;
  return { ...wild(chance, all), by };
}
