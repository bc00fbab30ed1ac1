// Shield tokens: each prevents one damage or one focus token that an attack or an enemy effect is about to place (Shield
// Tokens, Using Shields; Ruling 41).
import { derive } from '../derived/derive.ts';
import { statics } from '../derived/rules.ts';
import type { Act } from '../model/acts.ts';
import type { OccurrenceFrame } from '../model/frames.ts';
import { type CardId, DIAL, type GameState, type Side } from '../model/state.ts';
import { card } from '../model/zones.ts';

export type Preventable = Extract<Act, { readonly do: 'damage' | 'focus' }>;

/**
 * What an attack or the enemy is about to place; costs, one's own effects and the token of striking are not met by shields.
 * Damage that an enemy effect sends on is the enemy's for its new card, wherever it came from (Ruling 44).
 */
function isMet(game: GameState, act: Act): act is Preventable {
  if ((act.do !== 'damage' && act.do !== 'focus') || act.n <= 0 || act.card === DIAL) return false;
  if (act.kind === 'cost' || act.kind === 'strike' || act.kind === 'resource') return false;
  const { controller } = card(game, act.card);
  const sentBy = act.do === 'damage' ? act.sentBy : undefined;
  if (act.who === controller && (sentBy ?? controller) === controller) return false;
  const d = derive(game);
  const { source } = act;
  return (
    source === null ||
    act.do === 'focus' ||
    !statics(game, 'unpreventable').some((one) => d.means(one, one.part.of, source))
  );
}

/** What a shield on this card could prevent now. */
export const preventable = (
  game: GameState,
  { acts }: OccurrenceFrame,
  id: CardId,
): Preventable | undefined =>
  card(game, id).shields > 0
    ? acts.find((act): act is Preventable => isMet(game, act) && act.card === id)
    : undefined;

export const shielders = (game: GameState, frame: OccurrenceFrame, side: Side): readonly CardId[] => [
  ...new Set(
    frame.acts
      .filter((act): act is Preventable => isMet(game, act))
      .map(({ card: id }) => id)
      .filter((id) => card(game, id).controller === side && card(game, id).shields > 0),
  ),
];
