// Steps for the stories of log, controls and viewer: one for each kind of window that the engine opens.

import type { LogLine } from '../../components/log/log.ts';
import type { Step } from '../../components/shared/steps.ts';
import { lineOf } from '../../src/play/steps/step.ts';
import type { Side } from '../../src/swtcg/language/terms.ts';
import type { LogEvent } from '../../src/swtcg/log/types.ts';
import type { WindowKind } from '../../src/swtcg/model/state.ts';
import type { RuleId } from '../../src/swtcg/rulebook/ids.ts';
import type { SwtcgTypes } from '../../src/swtcg/types.ts';
import { attack, view } from './table.ts';

type Told = readonly [path: string, rule: RuleId, text: string];

/** Where each kind of window opens, its rule, and a sentence as the log has it. */
export const WINDOWS: Readonly<Record<WindowKind, Told>> = {
  sides: ['preparation sides', 'prepare.sides', 'The players choose their sides.'],
  event: ['preparation event', 'prepare.event', 'Dark chooses an Event.'],
  resource: ['preparation resource', 'prepare.resource', 'Light chooses a Resource.'],
  mulligan: ['preparation mulligan', 'prepare.mulligan', 'Dark keeps the hand.'],
  setup: ['preparation setup', 'prepare.setup', 'Light sets up Lantern Wing in Space.'],
  'turn-start': ['turn ready turnStart', 'turn.start', 'Nobody plays anything as the turn starts.'],
  untap: ['turn ready untap', 'turn.untap', 'All units untap.'],
  'gain-force': ['turn ready gainForce', 'turn.force', 'Each player gets 4 Force.'],
  reroll: ['turn ready rollForBuild', 'pop.reroll', 'Nobody has the build die rolled again.'],
  rolled: ['turn ready rollForBuild', 'turn.roll', 'Both players pass after the roll for build.'],
  'build-start': ['turn command darkBuild start', 'turn.build-start', "Dark's build step starts."],
  build: ['turn command darkBuild during', 'turn.build', 'Dark pays 3 build points for Silent Alarm.'],
  upkeep: ['turn command darkBuild start', 'keyword.upkeep', 'Dark pays the upkeep of Quiet Hulk.'],
  retreat: ['turn command lightRetreat during', 'turn.retreat', 'Light retreats with nobody.'],
  'retreat-end': ['turn command lightRetreat end', 'turn.retreat-end', "Light's retreat step ends."],
  'battle-start': ['turn battle start', 'battle.start', 'Nobody plays anything as the battle phase starts.'],
  'step-start': ['turn battle space start', 'battle.step-start', 'The Space battle step starts.'],
  general: ['turn battle space general', 'pop.general', 'Nobody plays anything before the next attack.'],
  speed: ['turn battle space speedCheck', 'battle.speed', 'Night Flight attacks Lantern Wing.'],
  strike: ['turn battle space doubleStrike', 'keyword.double-strike', 'Night Flight attacks once more.'],
  disrupt: ['turn battle space attack declareAttack', 'pop.disrupt', 'Nobody disrupts it.'],
  attack: ['turn battle space attack attackPop', 'attack.pop', 'Nobody plays anything before the dice.'],
  predict: ['turn battle space attack diceRoll', 'attack.predict', 'Light foretells 2 hits.'],
  pending: [
    'turn battle space attack pendingDamage',
    'damage.pending',
    '2 damage are pending to Lantern Wing.',
  ],
  prevention: [
    'turn battle space attack damagePrevention',
    'pop.prevention',
    'Lantern Wing evades 1 damage.',
  ],
  placement: [
    'turn battle space attack damagePlacement',
    'damage.placement',
    'Lantern Wing gets 1 damage counter.',
  ],
  discard: ['turn battle space attack unitDiscard', 'unit.discard', 'Lantern Wing is discarded.'],
  'attack-end': ['turn battle space attack attackEnd', 'attack.end', 'The attack ends.'],
  trigger: [
    'turn battle space attack attackEnd',
    'effect.triggered',
    'Dark chooses which effect comes first.',
  ],
  choice: ['turn battle space attack damagePrevention resolving', 'effect.choose', 'Light chooses a unit.'],
  duplicate: [
    'turn battle space attack damagePrevention resolving',
    'unique.one',
    'Dark keeps one of the two.',
  ],
  pilots: ['turn battle space general', 'pilot.most', 'Dark chooses which Pilot falls off Lantern Wing.'],
  contests: ['turn battle space general', 'unique.contest', 'Dark chooses which contest comes first.'],
  bid: ['turn battle space general', 'unique.contest', 'Light bids 2 Force.'],
  'step-end': ['turn battle space end', 'battle.step-end', 'The Space battle step ends.'],
  'turn-end': ['turn end endOfTurn', 'turn.end', 'Nobody plays anything as the turn ends.'],
};

export const KINDS = Object.keys(WINDOWS) as WindowKind[];

const whose = (text: string): Side | null =>
  text.startsWith('Dark') ? 'dark' : text.startsWith('Light') ? 'light' : null;

function stepOf([path, rule, text]: Told): Step<SwtcgTypes> {
  const states = path.split(' ');
  const by = whose(text) ?? null;
  const entry: LogEvent = {
    type: 'sentence-kept',
    kind: by ? 'deed' : 'window',
    by,
    cards: { named: [] },
    numbers: {},
    words: { text },
    rule,
    path: states,
    turn: 3,
  };
  return { view, entry, text, by, scene: { attack: states.includes('attack') ? attack : null, plays: [] } };
}

export const steps: readonly Step<SwtcgTypes>[] = KINDS.map((kind) => stepOf(WINDOWS[kind]));

export const lines: readonly LogLine[] = steps.map(lineOf);
