// The keywords: what the rulebook calls each, the rule that says what it does, and where it does it.
import type { Keyword } from '../language/terms.ts';
import type { RuleId } from '../rulebook/ids.ts';

interface KeywordFacts {
  readonly name: string;
  readonly rule: RuleId;
}

export const KEYWORDS: Readonly<Record<Keyword, KeywordFacts>> = {
  /** edge.ts; added to the totals of an edge battle: `edgeTotal` in rules/engagement/edge.ts. */
  edge: { name: 'Edge', rule: 'keyword.edge' },
  /** A second token in the refresh phase: `removeFocus` in rules/turn/phases.ts. */
  elite: { name: 'Elite', rule: 'keyword.elite' },
  /** Asked and counted as the card is played: rules/effects/plan.ts and use.ts. */
  limited: { name: 'Limited', rule: 'keyword.limited' },
  /** No host for an enhancement: `hostsOf` in instructions/putting.ts. */
  'no-enhancements': { name: 'No Enhancements', rule: 'keyword.no-enhancements' },
  /** protect.ts */
  protect: { name: 'Protect', rule: 'keyword.protect' },
  /** shielding.ts */
  shielding: { name: 'Shielding', rule: 'keyword.shielding' },
  /** More targets for unit damage: `unitTargets` in rules/engagement/strike.ts. */
  'targeted-strike': { name: 'Targeted Strike', rule: 'keyword.targeted-strike' },
};
