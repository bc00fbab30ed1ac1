// The points of a game at which a file can start or stop: framework events and action windows, in order (Timing Structure).

export const SETUP_POINTS = ['setup', 'setup-hands', 'setup-reveal'] as const;
export type SetupPoint = (typeof SETUP_POINTS)[number];

export const TURN_POINTS = [
  'turn-start',
  'balance',
  'balance-force',
  'balance-end',
  'refresh',
  'refresh-focus',
  'refresh-shields',
  'refresh-objectives',
  'refresh-actions',
  'refresh-end',
  'draw',
  'draw-discard',
  'draw-cards',
  'draw-actions',
  'draw-end',
  'deployment',
  'deployment-actions',
  'deployment-end',
  'conflict',
  'conflict-actions',
  'conflict-engage',
  'attackers-actions',
  'defenders',
  'defenders-actions',
  'edge-place',
  'edge-reveal',
  'edge-fate',
  'edge-finish',
  'edge-actions',
  'strike-first',
  'strike-first-actions',
  'strike-second',
  'strike-second-actions',
  'unopposed',
  'engagement-end',
  'conflict-end',
  'force',
  'force-commit',
  'force-struggle',
  'force-actions',
  'force-end',
  'turn-end',
] as const;
export type TurnPoint = (typeof TURN_POINTS)[number];

export type Point = SetupPoint | TurnPoint;

export const POINTS: readonly Point[] = [...SETUP_POINTS, ...TURN_POINTS];

/** The points of an engagement: there is one while play is at any of them. */
export const ENGAGEMENT_POINTS: readonly Point[] = TURN_POINTS.slice(
  TURN_POINTS.indexOf('attackers-actions'),
  TURN_POINTS.indexOf('conflict-end'),
);
