// A unit that has just attacked may attack again without tapping (Keywords, Double Strike; Tenacity).
import { hasKeyword, keywordValues } from '../../effects/abilities.ts';
import { forbiddenBy } from '../../effects/forbidden.ts';
import { type Refusal, refuse } from '../../model/refusal.ts';
import { type Attack, type CardId, type GameState, other } from '../../model/state.ts';
import { openWindow } from '../../model/windows.ts';
import { card, inArena, label, unitsOf } from '../../model/zones.ts';
import { attackRefusal } from '../attack/may-attack.ts';

const has = (game: GameState, unit: CardId, keyword: string): boolean =>
  hasKeyword(game, unit, keyword) && !forbiddenBy(game, unit, { kind: 'keyword', keyword });

/** Attacks of a unit this turn are counted so that the first is known (Tenacity). */
const attackedKey = (game: GameState, unit: CardId): string => `attacked ${unit}@turn ${game.turn}`;

/** What an attack that has ended leaves: who may attack again, and the unit that did too little damage may attack whom. */
export function afterAttack(
  game: GameState,
  attack: Attack,
): Pick<GameState, 'striker' | 'twice' | 'again' | 'used'> {
  const { attacker, defender, tapped, disrupted, done } = attack;
  const { used } = game;
  if (disrupted) return { striker: null, twice: false, again: null, used };
  const key = attackedKey(game, attacker);
  const there = inArena(game, attacker);
  const [most = 0] =
    there && has(game, attacker, 'Tenacity') ? keywordValues(game, attacker, 'Tenacity') : [];
  return {
    striker: tapped && there ? attacker : null,
    // What it has for this attack, or while it attacks such a unit, is over with the attack: it is looked at now.
    twice: there && has(game, attacker, 'Double Strike'),
    again: !used.includes(key) && done < most ? defender : null,
    used: used.includes(key) ? used : [...used, key],
  };
}

/** Why the unit that attacked last may not attack this one again now, or null. */
export function strikeRefusal(game: GameState, unit: CardId, target: CardId): Refusal | null {
  if (game.again === target) return null;
  if (!game.twice)
    return refuse('keyword.tenacity', `${label(game, unit)} may attack only the same unit again`);
  return card(game, target).controller === card(game, unit).controller
    ? refuse('keyword.double-strike', `${label(game, target)} is on the same side as ${label(game, unit)}`)
    : null;
}

/** Whether the unit that attacked last may strike again at somebody. */
export function strikesAgain(game: GameState): boolean {
  const { striker } = game;
  if (striker === null || game.result || !inArena(game, striker)) return false;
  const { again, twice } = game;
  if (!twice && !again) return false;
  const foes = unitsOf(game, other(card(game, striker).controller));
  const targets = again && !foes.includes(again) && inArena(game, again) ? [...foes, again] : foes;
  return targets.some(
    (foe) => strikeRefusal(game, striker, foe) === null && attackRefusal(game, striker, foe) === null,
  );
}

export function askStrike(game: GameState): GameState {
  const { striker, twice } = game;
  if (striker === null) return game;
  return openWindow(game, {
    kind: 'strike',
    rule: twice ? 'keyword.double-strike' : 'keyword.tenacity',
    solo: card(game, striker).controller,
    arena: game.arena,
    options: [striker],
  });
}
