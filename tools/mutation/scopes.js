// What is mutated, by scope: the rules that cards and players lean on most.
export const SCOPES = {
  keywords: ['src/swtcg/keywords/*.ts'],
  damage: [
    'src/swtcg/rules/battle/damage.ts',
    'src/swtcg/rules/battle/damage-sequence.ts',
    'src/swtcg/rules/battle/hit-on.ts',
    'src/swtcg/rules/battle/hits.ts',
    'src/swtcg/rules/battle/prevention.ts',
    'src/swtcg/rules/battle/strike.ts',
    'src/swtcg/rules/battle/replacement.ts',
    'src/swtcg/rules/battle/card-moves.ts',
  ],
  costs: ['src/swtcg/effects/costs/*.ts', 'src/swtcg/effects/charges.ts', 'src/swtcg/rules/build/price.ts'],
  windows: ['src/swtcg/rules/windows/*.ts', 'src/swtcg/model/windows.ts', 'src/swtcg/effects/timing.ts'],
  printing: [
    'src/swtcg/grammar/*.ts',
    '!src/swtcg/grammar/reader.ts',
    '!src/swtcg/grammar/first-sets.ts',
    '!src/swtcg/grammar/names.ts',
    '!src/swtcg/grammar/references.ts',
    'src/swtcg/cards/tokens.ts',
    'src/swtcg/cards/read.ts',
    'src/swtcg/cards/print.ts',
    'src/swtcg/cards/options.ts',
    'src/swtcg/cards/option-words.ts',
  ],
};

const matches = (pattern, file) =>
  pattern.endsWith('/*.ts') ? file.startsWith(pattern.slice(0, -'*.ts'.length)) : pattern === file;

export const scopeOf = (file) =>
  Object.keys(SCOPES).find((scope) => SCOPES[scope].some((pattern) => matches(pattern, file))) ?? 'other';
