// For every kind of refusal a position and a decision that is refused so. Plain data: the browser reads the reasons off the
// table.
import type { Decision } from '../../src/swtcg/decisions/decision.ts';
import type { WindowKind } from '../../src/swtcg/model/state.ts';
import type { RuleId } from '../../src/swtcg/rulebook/ids.ts';
import { POSITIONS } from '../../stories/samples/tables.ts';

export interface Refused {
  readonly rule: RuleId;
  readonly file: unknown;
  /** The window that it is asked in, and whose chance it is there. */
  readonly at: WindowKind | null;
  readonly side: 'dark' | 'light';
  /** What is decided before, as soon as it is legal. */
  readonly first: readonly Decision[];
  readonly decision: Decision;
  /** Words of the reason. */
  readonly says: string;
}

type Card = Readonly<Record<string, unknown>>;

const unit = (name: string, side: string, type: string, more: Card = {}): Card => ({
  name,
  side,
  type,
  subtype: `Test ${type === 'Space' ? 'Starfighter' : 'Soldier'}`,
  cost: 3,
  speed: 40,
  power: 3,
  health: 4,
  text: [],
  ...more,
});

const other = (name: string, side: string, type: string, more: Card = {}): Card => ({
  name,
  side,
  type,
  subtype: '',
  cost: null,
  speed: null,
  power: null,
  health: null,
  text: [],
  ...more,
});

const PILOT = '[Pilot] Starfighter Pilot. The Starfighter gets: * +20 speed.';

const file = (cards: Readonly<Record<string, Card>>, more: Card): unknown => ({
  format: 'swtcg-scenario/1',
  ruleset: 'swtcg-2022',
  seed: 3,
  shuffle: false,
  until: 'game-over',
  cards,
  ...more,
});

/** Light's build step, with what is refused there. */
const BUILDING = file(
  {
    wing: unit('Lantern Wing', 'light', 'Space'),
    bot: unit('Rattle', 'light', 'Space', { subtype: 'Test Droid Starfighter' }),
    rover: unit('Field Rover', 'light', 'Ground/Character'),
    ace: unit('Tam Orrel', 'light', 'Character', { version: 'A', cost: 4, text: [PILOT] }),
    aceB: unit('Tam Orrel', 'light', 'Character', { version: 'B', cost: 4 }),
    second: unit('Bo Vask', 'light', 'Character', { text: [PILOT] }),
    four: unit('Old Friend', 'light', 'Character', { version: 'A' }),
    fourB: unit('Old Friend', 'light', 'Character', { version: 'B' }),
    fourC: unit('Old Friend', 'light', 'Character', { version: 'C' }),
    fourD: unit('Old Friend', 'light', 'Character', { version: 'D' }),
    fourE: unit('Old Friend', 'light', 'Character', { version: 'E' }),
    pair: unit('Dry Wit', 'light', 'Character', { version: 'A' }),
    pairB: unit('Dry Wit', 'light', 'Character', { version: 'B' }),
    band: unit('Tin Band', 'light', 'Character', { text: ['Stack: any Droid.'] }),
    duo: unit('Two Places', 'light', 'Ground/Character', { version: 'A' }),
    duoB: unit('Two Places', 'light', 'Character', { version: 'B' }),
    skill: other('Steady Hand', 'light', 'Equipment', {
      subtype: 'Character - Skill',
      cost: 1,
      text: ['Pay 0 Force -> Equip', 'Equipped unit gets +1 power.'],
    }),
    trap: other('Loose Stones', 'light', 'Mission - Trap', {
      cost: 1,
      text: ["Whenever one of your opponent's units attacks, gain 2 Force."],
    }),
    mint: other('Coin Press', 'light', 'Resource', {
      cost: 2,
      text: ['Add 1 counter -> Gain 1 Force. Play only during your build step.'],
    }),
    foe: unit('Night Flight', 'dark', 'Space'),
  },
  {
    at: 'light-build',
    dark: { space: ['foe'] },
    light: {
      force: 1,
      buildPoints: 12,
      space: [
        { id: 'wing', card: 'wing', pilots: [{ id: 'second', card: 'second' }] },
        { id: 'wing2', card: 'wing' },
        'bot',
      ],
      ground: ['rover'],
      character: [
        'ace',
        'band',
        { id: 'duo', card: 'duo', stack: ['duoB'] },
        { id: 'pair', card: 'pair', stack: ['pairB'] },
        { id: 'four', card: 'four', stack: ['fourB', 'fourC', 'fourD'] },
        { id: 'third', card: 'second', equipment: [{ id: 'worn', card: 'skill' }] },
      ],
      buildZone: [{ id: 'free', card: 'skill' }],
      resource: { id: 'mint', card: 'mint' },
      hand: [
        'aceB',
        'fourE',
        { id: 'pairA', card: 'pair' },
        { id: 'second2', card: 'second' },
        'trap',
        { id: 'mint2', card: 'mint' },
      ],
    },
  },
);

/** The Space battle step, with what is refused there. */
const FIGHTING = file(
  {
    night: unit('Night Flight', 'dark', 'Space', {
      speed: 60,
      text: [
        'Pay 9 Force -> Gain 2 Force.',
        'Pay 1 Force -> Gain 2 Force. Play only during your build step.',
        'Pay 0 Force -> This unit gets +1 power until end of turn.',
      ],
    }),
    worn: unit('Tired Wing', 'dark', 'Space', { speed: 60 }),
    wall: unit('Bright Wall', 'light', 'Space', { text: ["Your opponent's units can't attack this unit."] }),
    gate: unit('Toll Gate', 'light', 'Space', {
      text: ['Your opponent must pay 7 Force to attack this unit.'],
    }),
    plain: unit('Lantern Wing', 'light', 'Space', { speed: 30 }),
    held: unit('Field Rover', 'light', 'Ground'),
    task: other('Slow Task', 'dark', 'Mission', {
      cost: 2,
      text: ['Gain 3 Force.', 'Pay 1 Force -> Meditate'],
    }),
    hush: other('Hush', 'dark', 'Battle', { text: ["Your opponent can't use Evade this turn."] }),
    evader: unit('Evader', 'light', 'Space', { speed: 20, text: ['Pay 0 Force -> Evade 1'] }),
    lone: other('If Alone', 'dark', 'Battle', { text: ['If you control the Ground arena, gain 1 Force.'] }),
  },
  {
    at: 'space-battle',
    dark: {
      force: 4,
      space: ['night', { id: 'worn', card: 'worn', tapped: true }],
      hand: ['hush', 'lone'],
      discard: ['task'],
    },
    light: { force: 4, space: ['wall', 'gate', 'plain', 'evader'], ground: ['held'] },
  },
);

const LURED = file(
  {
    night: unit('Night Flight', 'dark', 'Space', { speed: 60, text: ['Tenacity 2'] }),
    lure: unit('Bright Lure', 'light', 'Space', {
      health: 9,
      text: ["Your opponent's units in this arena must attack this unit."],
    }),
    plain: unit('Lantern Wing', 'light', 'Space'),
    firm: unit('Standing Stone', 'light', 'Ground', { text: ["This unit can't retreat."] }),
    hard: unit('Hard Nut', 'light', 'Ground', { health: 9 }),
    soft: unit('Soft Nut', 'light', 'Ground'),
    hound: unit('Grey Hound', 'dark', 'Ground', { speed: 70, text: ['Tenacity 2'] }),
  },
  {
    at: 'light-retreat',
    dark: { force: 3, space: ['night'], ground: ['hound'] },
    light: { force: 3, space: ['lure', 'plain'], ground: ['firm', 'hard', 'soft'] },
  },
);

/** Dice that may be rolled again by luck, and by Force. */
const ROLLING = file(
  {
    night: unit('Night Flight', 'dark', 'Space', {
      speed: 60,
      text: ['Lucky 1', 'Pay 1 Force -> Reroll up to 2 of your attack dice.'],
    }),
    plain: unit('Lantern Wing', 'light', 'Space'),
  },
  { at: 'space-battle', dark: { force: 3, space: ['night'] }, light: { space: ['plain'] } },
);

/** Setup, with a unique card whose other version costs less. */
const SETUP = file(
  {
    high: unit('Vel Ostrin', 'dark', 'Space', { version: 'A', cost: 6 }),
    low: unit('Vel Ostrin', 'dark', 'Space', { version: 'B', cost: 3 }),
    rest: unit('Lantern Wing', 'light', 'Space'),
  },
  {
    at: 'preparation',
    dark: {
      deck: ['high', 'low', ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id: `d${id}`, card: 'high' }))],
    },
    light: { deck: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => ({ id: `l${id}`, card: 'rest' })) },
  },
);

/** Dark controls two arenas: the game ends with the turn. */
const WON = file(
  { night: unit('Night Flight', 'dark', 'Space'), walker: unit('Long Walker', 'dark', 'Ground') },
  { at: 'end-of-turn', dark: { space: ['night'], ground: ['walker'] } },
);

const light = (decision: Omit<Decision, 'by'>): Decision => ({ by: 'light', ...decision });
const dark = (decision: Omit<Decision, 'by'>): Decision => ({ by: 'dark', ...decision });

const building = (
  rule: RuleId,
  decision: Omit<Decision, 'by'>,
  says: string,
  first: readonly Decision[] = [],
): Refused => ({
  rule,
  file: BUILDING,
  at: 'build',
  side: 'light',
  first,
  decision: light(decision),
  says,
});

const fighting = (
  rule: RuleId,
  at: WindowKind,
  decision: Decision,
  says: string,
  first: readonly Decision[] = [],
): Refused => ({
  rule,
  file: FIGHTING,
  at,
  side: decision.by,
  first,
  decision,
  says,
});

/** In one of the positions of the stories. */
const story = (rule: RuleId, at: WindowKind, decision: Decision, says: string): Refused => ({
  rule,
  file: POSITIONS[at].file,
  at,
  side: decision.by,
  first: POSITIONS[at].script,
  decision,
  says,
});

export const REFUSED: readonly Refused[] = [
  {
    rule: 'effect.order',
    file: ROLLING,
    at: 'reroll',
    side: 'dark',
    first: [dark({ do: 'attack', unit: 'night', target: 'plain' })],
    decision: dark({ do: 'use', unit: 'night', ability: 2, dice: [0] }),
    says: 'static effects come first',
  },
  story('attack.declare', 'speed', dark({ do: 'attack', unit: 'nobody', target: 'lantern' }), 'no such unit'),
  story('attack.target', 'speed', dark({ do: 'attack', unit: 'night', target: 'rover' }), 'in another arena'),
  story('attack.predict', 'predict', dark({ do: 'predict', hits: -1 }), 'how many hits'),
  story('battle.arena', 'speed', dark({ do: 'attack', unit: 'seer', target: 'mirth' }), 'not in the arena'),
  story('battle.speed', 'build', dark({ do: 'attack', unit: 'night', target: 'lantern' }), 'battle step'),
  story('turn.retreat', 'speed', dark({ do: 'retreat', unit: 'night' }), 'retreat step'),
  story('build.counters', 'build', dark({ do: 'build', card: 'siege', counters: 0 }), 'at least 1'),
  story('build.points', 'build', dark({ do: 'build', card: 'siege', counters: 99 }), 'build points'),
  story('unit.retreat', 'build', dark({ do: 'move', unit: 'night', to: 'buildZone' }), 'by retreating'),
  story('build.move', 'build', dark({ do: 'move', unit: 'night', to: 'ground' }), 'its type is Space'),
  story('card.battle', 'general', dark({ do: 'play', card: 'siege' }), 'not a Battle card'),
  story('card.complete', 'build', dark({ do: 'complete', card: 'walker', to: 'ground' }), 'neither in'),
  story('card.deploy', 'build', dark({ do: 'complete', card: 'walker2', to: 'space' }), 'its type is Ground'),
  story('card.equipment', 'build', dark({ do: 'detach', card: 'night' }), 'not an Equipment'),
  story('control.yours', 'general', dark({ do: 'use', unit: 'lantern', ability: 1 }), 'by the opponent'),
  story('effect.amount', 'reroll', dark({ do: 'use', unit: 'night', ability: 2, amount: 9 }), 'no amount'),
  story('effect.choose', 'choice', { by: 'light', do: 'choose', value: 'neither' }, 'not among'),
  story('effect.dice', 'reroll', dark({ do: 'use', unit: 'night', ability: 2, dice: [7] }), 'counted from 0'),
  story('effect.idle', 'reroll', dark({ do: 'use', unit: 'night', ability: 2 }), 'not attack dice'),
  story('effect.activated', 'trigger', light({ do: 'play', card: 'choice' }), 'battle phase'),
  story(
    'effect.for-this-attack',
    'trigger',
    light({ do: 'play', card: 'volley' }),
    'before its dice are rolled',
  ),
  story('effect.target', 'prevention', dark({ do: 'use', unit: 'seer', ability: 2 }), 'no card'),
  story('effect.triggered', 'trigger', light({ do: 'choose', value: 'mirth' }), 'no triggered effect'),
  story('effect.use', 'general', dark({ do: 'use', unit: 'night', ability: 'Evade' }), 'no such ability'),
  story('battle.skip', 'strike', dark({ do: 'tap', unit: 'night' }), 'when its speed comes up'),
  story('keyword.double-strike', 'strike', dark({ do: 'use', unit: 'night', ability: 1 }), 'not the time'),
  story('keyword.upkeep', 'upkeep', dark({ do: 'upkeep', unit: 'hulk', cost: 9 }), 'no such Upkeep cost'),
  story('pop.chance', 'general', { by: 'light', do: 'pass' }, 'Dark'),
  story('pop.reroll', 'general', dark({ do: 'use', unit: 'night', ability: 2 }), 'after a roll'),
  story('pop.prevention', 'general', dark({ do: 'use', unit: 'seer', ability: 2 }), 'prevented'),
  story('pop.disrupt', 'trigger', light({ do: 'play', card: 'halt' }), 'something to disrupt'),
  story('prepare.mulligan', 'mulligan', dark({ do: 'mulligan', cards: [], to: 'deck' }), 'at least one card'),
  story('prepare.setup', 'setup', dark({ do: 'setup', card: 'lance-fighter-1', to: 'space' }), 'hand'),
  story('prepare.sides', 'sides', dark({ do: 'side', bid: 99 }), 'from 0 to 30'),
  story('prepare.event', 'event', dark({ do: 'event', card: 'line-trooper-1' }), 'supply'),
  story('prepare.resource', 'resource', dark({ do: 'resource', card: 'line-trooper-1' }), 'Resource'),
  story(
    'stack.name',
    'build',
    dark({ do: 'complete', card: 'siege', to: 'top', unit: 'night' }),
    'another kind',
  ),
  story(
    'stack.unique',
    'build',
    dark({ do: 'complete', card: 'walker2', to: 'top', unit: 'walker' }),
    'unique',
  ),
  story('stack.rearrange', 'build', dark({ do: 'rearrange', unit: 'night', top: 'walker' }), 'beneath'),
  story('turn.draw', 'build-start', dark({ do: 'decline' }), 'draw step'),
  story('turn.retreat', 'retreat', dark({ do: 'retreat', unit: 'siege' }), 'arena'),
  story('unique.contest', 'bid', dark({ do: 'bid', force: 99 }), 'Force'),
  story('unique.one', 'duplicate', light({ do: 'choose', value: 'rover' }), 'not among'),
  fighting('attack.cant', 'speed', dark({ do: 'attack', unit: 'night', target: 'wall' }), 'forbids'),
  fighting('attack.toll', 'speed', dark({ do: 'attack', unit: 'night', target: 'gate' }), 'costs 7 Force'),
  fighting('attack.tapped', 'speed', dark({ do: 'attack', unit: 'worn', target: 'plain' }), 'is tapped'),
  fighting('cost.pay', 'general', dark({ do: 'use', unit: 'night', ability: 1 }), 'Force'),
  fighting('effect.play-only', 'general', dark({ do: 'use', unit: 'night', ability: 2 }), 'only'),
  fighting(
    'effect.once',
    'general',
    dark({ do: 'use', unit: 'night', ability: 3 }),
    'already used this turn',
    [dark({ do: 'use', unit: 'night', ability: 3 })],
  ),
  fighting('keyword.meditate', 'general', dark({ do: 'play', card: 'task' }), 'in the build step'),
  fighting('effect.condition', 'general', dark({ do: 'play', card: 'lone' }), 'condition'),
  fighting('effect.cant-use', 'prevention', light({ do: 'use', unit: 'evader', ability: 1 }), 'keeps', [
    dark({ do: 'play', card: 'hush' }),
    dark({ do: 'attack', unit: 'night', target: 'evader' }),
  ]),
  building('build.one-move', { do: 'move', unit: 'rover', to: 'ground' }, 'already moved', [
    light({ do: 'move', unit: 'rover', to: 'character' }),
  ]),
  building('card.resource', { do: 'complete', card: 'mint2' }, 'Resource in play'),
  building('card.trap', { do: 'complete', card: 'trap' }, 'face-down first'),
  building('equipment.one-copy', { do: 'detach', card: 'worn' }, 'detached'),
  building('equipment.once', { do: 'equip', card: 'worn', unit: 'ace' }, ''),
  building('keyword.equip', { do: 'equip', card: 'free', unit: 'wing' }, 'does not fit'),
  building('keyword.stack', { do: 'complete', card: 'second2', to: 'under', unit: 'band' }, 'lists'),
  {
    ...building('pilot.retreat', { do: 'move', unit: 'second', to: 'character' }, 'build zone only'),
    at: 'retreat',
  },
  building('keyword.pilot', { do: 'move', unit: 'rover', to: 'wing2' }, ''),
  building('pilot.droid', { do: 'move', unit: 'ace', to: 'bot' }, 'Droid'),
  building('pilot.most', { do: 'move', unit: 'ace', to: 'wing' }, 'more than'),
  building('pilot.move', { do: 'move', unit: 'second', to: 'space' }, 'its type is Character'),
  building('pilot.off', { do: 'complete', card: 'aceB', to: 'top', unit: 'ace' }, 'fall off', [
    light({ do: 'move', unit: 'ace', to: 'wing2' }),
  ]),
  building('stack.arena', { do: 'rearrange', unit: 'duo', top: 'duoB' }, 'another arena', [
    light({ do: 'move', unit: 'duo', to: 'ground' }),
  ]),
  building('stack.four', { do: 'complete', card: 'fourE', to: 'under', unit: 'four' }, '4'),
  building('stack.version', { do: 'complete', card: 'pairA', to: 'under', unit: 'pair' }, 'version'),
  {
    rule: 'attack.must',
    file: LURED,
    at: 'speed',
    side: 'dark',
    first: [],
    decision: dark({ do: 'attack', unit: 'night', target: 'plain' }),
    says: 'must attack',
  },
  {
    rule: 'unit.no-retreat',
    file: LURED,
    at: 'retreat',
    side: 'light',
    first: [],
    decision: light({ do: 'retreat', unit: 'firm' }),
    says: 'retreating',
  },
  {
    rule: 'keyword.tenacity',
    file: LURED,
    at: 'strike',
    side: 'dark',
    first: [dark({ do: 'attack', unit: 'hound', target: 'hard' })],
    decision: dark({ do: 'attack', unit: 'hound', target: 'soft' }),
    says: 'same unit',
  },
  {
    rule: 'stack.setup-top',
    file: SETUP,
    at: 'setup',
    side: 'dark',
    first: [dark({ do: 'setup', card: 'high', to: 'space' })],
    decision: dark({ do: 'setup', card: 'low', to: 'top', unit: 'high' }),
    says: 'lower',
  },
  {
    // Nobody rolls here: the game waits for dice.
    rule: 'pop.window',
    file: { ...(FIGHTING as Card), seed: undefined },
    at: null,
    side: 'dark',
    first: [dark({ do: 'attack', unit: 'night', target: 'plain' })],
    decision: dark({ do: 'pass' }),
    says: 'nobody is asked',
  },
  {
    rule: 'win.control',
    file: WON,
    at: null,
    side: 'dark',
    first: [],
    decision: dark({ do: 'pass' }),
    says: 'the game is over',
  },
];
