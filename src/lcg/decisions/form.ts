// Whether a decision has the form of one: it may come from anywhere.
import { type Refusal, refuse } from '../model/refusal.ts';
import { DIAL, type GameState, SIDES } from '../model/state.ts';
import { DEEDS, type Decision, type Deed } from './decision.ts';

type Kind = 'card' | 'cards' | 'objective';

/** The fields that a deed needs. */
const NEEDS: Readonly<Partial<Record<Deed, Readonly<Record<string, Kind>>>>> = {
  objectives: { cards: 'cards' },
  balance: { target: 'card' },
  discard: { card: 'card' },
  play: { card: 'card' },
  use: { card: 'card' },
  engage: { objective: 'objective', attackers: 'cards' },
  defend: { defenders: 'cards' },
  edge: { card: 'card' },
  strike: { unit: 'card' },
  shield: { card: 'card' },
  protect: { unit: 'card' },
  commit: { unit: 'card' },
};

const isCard = ({ box }: GameState, value: unknown): boolean =>
  typeof value === 'string' && box.index[value] !== undefined;

function fits(game: GameState, value: unknown, kind: Kind): boolean {
  if (kind === 'cards') return Array.isArray(value) && value.every((one) => isCard(game, one));
  return isCard(game, value) || (kind === 'objective' && value === DIAL);
}

export function whyNotForm(game: GameState, decision: Decision): Refusal | null {
  const given = decision as unknown as Record<string, unknown> | null;
  if (typeof given !== 'object' || given === null) return refuse('window.chance', 'this is no decision');
  if (!SIDES.includes(given.by as never)) return refuse('window.chance', 'no player of this game decides so');
  if (!DEEDS.includes(given.do as never)) return refuse('window.chance', 'there is no such deed');
  for (const [field, kind] of Object.entries(NEEDS[given.do as Deed] ?? {}))
    if (!fits(game, given[field], kind))
      return refuse(
        'window.chance',
        `"${field}" has to name ${kind === 'cards' ? 'cards' : 'a card'} of the game`,
      );
  if (given.do === 'choose' && given.value === undefined) return refuse('effect.choose', 'nothing is chosen');
  return null;
}
