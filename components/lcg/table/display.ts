// How this game is shown at a table (components/shared/table-display.ts). It brings the rules along: load it by import() only.
import { choosing } from '../../../src/lcg/choosing/index.ts';
import { def } from '../../../src/lcg/model/zones.ts';
import type { LcgTypes } from '../../../src/lcg/types.ts';
import { shownAll } from '../../../src/lcg/view/table-view.ts';
import { counters } from '../../shared/board/counters.styles.ts';
import { marks } from '../../shared/board/marks.styles.ts';
import type { TableDisplay } from '../../shared/table-display.ts';
import { unit as unitStyles } from '../board/unit.styles.ts';
import { ALONE, unit } from '../board/unit.ts';
import { affiliations } from '../look/affiliations.styles.ts';
import { artOf } from '../look/face.ts';
import { icons } from '../look/icons.styles.ts';
import { toComeStyles } from '../odds/to-come.styles.ts';
import { answers, endsAlone } from './answers.ts';
import { DECISION_ICONS } from './decision-icons.ts';
import {
  answerWords,
  askedWords,
  optionWords,
  pointsLeft,
  price,
  questionWords,
  rows,
  sharesWords,
  unread,
} from './menu-rows.ts';
import { playStrings } from './strings.ts';
import { resultWords, windowWords } from './window-words.ts';
import { decisionWords, nameOf, offerWords, rowWords } from './words.ts';

/** What an edge battle, and then a strike, has come to. */
const STRIKES = { unit: 5, tactics: 6, blast: 7 } as const;

export const tableDisplay: TableDisplay<LcgTypes> = {
  choosing,
  builtIn: ['random', 'greedy'],
  styles: [affiliations, counters, icons, unitStyles, marks, toComeStyles],
  rulesName: (ruleset) => playStrings().rules(/\d{4}$/.exec(ruleset)?.[0] ?? ''),

  decisionWords,
  deedWords: (deed) => playStrings().todo[deed],
  deedIcon: (deed) => DECISION_ICONS[deed],
  cardName: (game, card) => nameOf(game, card),
  offerWords,
  resultWords,

  window: windowWords,
  answers,
  endsAlone,

  rowWords,
  rowIcon: ({ do: deed }) => DECISION_ICONS[deed],
  rows,
  price,
  questionWords,
  askedWords,
  answerWords,
  numberWords: (field) => playStrings().numbers[field] ?? field,
  sharesWords,
  optionWords,
  pointsLeft,
  title: (game, card) => nameOf(game, card),
  unread,
  die: () => null,

  hand: (view, cards, side, { marks: marked, art, pick }) =>
    shownAll(view, cards, view[side].hand).map((one) =>
      unit(one, { ...ALONE, marks: marked, art: artOf(art, one.face), inspect: pick }),
    ),
  drops(game, seat, card, offers) {
    const place = choosing.hasCard(game, card) && card in game.box.index && def(game, card).type;
    const where = place === 'Enhancement' ? 'enhancements' : 'units';
    const goes = offers.some(({ decisions }) => decisions.some((one) => choosing.goesTo(one, where)));
    return goes ? { [`${seat}:${where}`]: playStrings().playHere } : {};
  },
  stage(scene) {
    const { edgeBattle, strike } = scene ?? {};
    if (strike) return strike.icon ? STRIKES[strike.icon] : 4;
    if (!edgeBattle) return 0;
    return edgeBattle.winner ? 3 : edgeBattle.revealed ? 2 : 1;
  },

  hints: async () => (await import('./hints.ts')).hints,
  byHand: async () => (await import('./by-hand.ts')).byHand,
  starter: async (_ruleset, seed) => (await import('../../../src/lcg/starter/game.ts')).starterGame(seed),
  decks: null,
};
