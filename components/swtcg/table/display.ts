// How this game is shown at a table (components/shared/table-display.ts). It brings the rules along: load it by import() only.
import { byRuleset } from '../../../src/core/game/rulesets.ts';
import { numberTwins } from '../../../src/core/twins.ts';
import { choosing } from '../../../src/swtcg/choosing/index.ts';
import { ARENAS, type GameState } from '../../../src/swtcg/model/state.ts';
import { def, label } from '../../../src/swtcg/model/zones.ts';
import type { SwtcgTypes } from '../../../src/swtcg/types.ts';
import { shownAll } from '../../../src/swtcg/view/table-view.ts';
import { counters } from '../../shared/board/counters.styles.ts';
import { marks } from '../../shared/board/marks.styles.ts';
import { define } from '../../shared/element.ts';
import type { TableDisplay } from '../../shared/table-display.ts';
import { action } from '../board/board.ts';
import { decor } from '../board/decor.styles.ts';
import { artOf, nameOf } from '../board/face.ts';
import { motifs } from '../board/motifs.styles.ts';
import { types } from '../board/types.styles.ts';
import { unit as unitStyles } from '../board/unit.styles.ts';
import { unit } from '../board/unit.ts';
import { decisionWords } from '../decisions/decision-words.ts';
import { answers, endsAlone } from './answers.ts';
import { DECISION_ICONS } from './decision-icons.ts';
import { answerWords, askedWords, pointsLeft, price, questionWords, rows, unread } from './menu-rows.ts';
import { iconOf, offerWords, rowWords } from './row-words.ts';
import { playStrings } from './strings.ts';
import { resultWords, windowWords } from './window-words.ts';

/** The games between starter decks, by their edition: each is fetched when it is played. */
const STARTERS: Readonly<Record<string, () => Promise<(seed: number | string) => GameState>>> = {
  'swtcg-2022': async () => (await import('../../../src/swtcg/starter/game.ts')).starterGame,
  'swtcg-2002': async () => (await import('../../../src/swtcg/starter/game-2002.ts')).starterGame2002,
};

export const tableDisplay: TableDisplay<SwtcgTypes> = {
  choosing,
  builtIn: ['random', 'greedy'],
  styles: [types, counters, unitStyles, marks, decor, motifs],
  rulesName: (ruleset) => playStrings().rules(/\d{4}$/.exec(ruleset)?.[0] ?? ''),

  decisionWords,
  deedWords: (deed) => playStrings().todo[deed],
  deedIcon: (deed) => DECISION_ICONS[deed],
  cardName: (game, card) => numberTwins(label(game, card)),
  offerWords,
  resultWords,

  window: windowWords,
  answers,
  endsAlone,

  rowWords,
  rowIcon: iconOf,
  rows,
  price,
  questionWords,
  askedWords,
  answerWords,
  numberWords: (field) => playStrings().numbers[field] ?? field,
  sharesWords: (_game, _decision, field) => playStrings().numbers[field] ?? field,
  optionWords: (_field, value) => value,
  pointsLeft,
  title: (game, card) => nameOf(def(game, card)),
  unread,
  die(host, value) {
    const drawn = action.for(host);
    return drawn && { styles: drawn.diceStyles, drawn: drawn.die({ value, hit: false }) };
  },

  hand: (view, cards, side, { marks: marked, art, pick }) =>
    shownAll(view, cards, view[side].hand).map((one) =>
      unit(one, {
        role: null,
        known: true,
        stack: [],
        tucked: [],
        art: artOf(art, one.face),
        mark: marked[one.id],
        inspect: pick,
      }),
    ),
  drops(game, seat, card, offers) {
    const found: Record<string, string> = {};
    // A unit that is completed is deployed; a Location is not, nor is a unit in setup.
    const deploys = def(game, card).kind === 'unit';
    for (const { deed, decisions } of offers)
      for (const arena of ARENAS)
        if (decisions.some((one) => choosing.reach(one).includes(arena)))
          found[`${seat}:${arena}`] =
            deploys && deed === 'complete' ? playStrings().deployHere : playStrings().putHere;
    return found;
  },
  /** How far an attack is: declared, rolled, counted, done. */
  stage(scene) {
    const attack = scene?.attack;
    if (!attack) return 0;
    if (attack.sum) return attack.sum.placed ? 4 : 3;
    return attack.dice.length > 0 ? 2 : 1;
  },

  async hints() {
    const [{ hints }, { SwtcgOdds }] = await Promise.all([import('./hints.ts'), import('../odds/odds.ts')]);
    define('swtcg-odds', SwtcgOdds);
    return hints;
  },
  byHand: async () => (await import('./by-hand.ts')).byHand,
  starter: async (ruleset, seed) => (await byRuleset(STARTERS, ruleset)())(seed),
  async decks({ dark, light }, cards, seed, ruleset) {
    const { deckGame } = await import('../../../src/swtcg/pool/deck-game.ts');
    return deckGame({ dark, light }, cards, seed, ruleset);
  },
};
