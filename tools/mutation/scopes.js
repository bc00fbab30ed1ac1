// What is mutated, by scope: the rules that cards and players lean on most.
export const SCOPES = {
  keywords: ['src/swtcg/keywords/*.ts'],
  damage: [
    'src/swtcg/rules/battle/damage.ts',
    'src/swtcg/rules/attack/damage-sequence.ts',
    'src/swtcg/rules/attack/hit-on.ts',
    'src/swtcg/rules/battle/hits.ts',
    'src/swtcg/rules/attack/prevention.ts',
    'src/swtcg/rules/battle/strike.ts',
    'src/swtcg/rules/attack/replacement.ts',
    'src/swtcg/rules/actions/card-moves.ts',
  ],
  costs: ['src/swtcg/costs/*.ts', 'src/swtcg/effects/charges.ts', 'src/swtcg/effects/price.ts'],
  windows: [
    'src/swtcg/rules/windows/*.ts',
    'src/swtcg/model/windows.ts',
    'src/swtcg/rules/effects/timing.ts',
  ],
  printing: [
    'src/core/grammar/*.ts',
    '!src/core/grammar/reader.ts',
    '!src/core/grammar/first-sets.ts',
    'src/swtcg/grammar/*.ts',
    '!src/swtcg/grammar/names.ts',
    '!src/swtcg/grammar/references.ts',
    'src/swtcg/cards/tokens.ts',
    'src/swtcg/text/read.ts',
    'src/swtcg/text/print.ts',
    'src/swtcg/text/options.ts',
    'src/swtcg/text/option-words.ts',
  ],
};

const matches = (pattern, file) =>
  pattern.endsWith('/*.ts') ? file.startsWith(pattern.slice(0, -'*.ts'.length)) : pattern === file;

export const scopeOf = (file) =>
  Object.keys(SCOPES).find((scope) => SCOPES[scope].some((pattern) => matches(pattern, file))) ?? 'other';
