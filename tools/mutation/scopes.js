// What is mutated, by scope: the rules that cards and players lean on most.
export const SCOPES = {
  keywords: ['src/keywords/*.ts'],
  damage: [
    'src/battle/damage.ts',
    'src/battle/damage-sequence.ts',
    'src/battle/hit-on.ts',
    'src/battle/hits.ts',
    'src/battle/prevention.ts',
    'src/battle/strike.ts',
    'src/battle/would.ts',
    'src/battle/leaving.ts',
  ],
  costs: ['src/effects/costs/*.ts', 'src/effects/charges.ts', 'src/build/price.ts'],
  windows: ['src/pop/*.ts', 'src/game/windows.ts', 'src/effects/timing.ts'],
  printing: [
    'src/cards/grammar/*.ts',
    '!src/cards/grammar/reader.ts',
    '!src/cards/grammar/starts.ts',
    '!src/cards/grammar/names.ts',
    '!src/cards/grammar/that.ts',
    'src/cards/tokens.ts',
    'src/cards/read.ts',
    'src/cards/print.ts',
    'src/cards/options.ts',
    'src/cards/option-words.ts',
  ],
};

const matches = (pattern, file) =>
  pattern.endsWith('/*.ts') ? file.startsWith(pattern.slice(0, -'*.ts'.length)) : pattern === file;

export const scopeOf = (file) =>
  Object.keys(SCOPES).find((scope) => SCOPES[scope].some((pattern) => matches(pattern, file))) ?? 'other';
