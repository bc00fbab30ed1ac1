// MUTATION_SAMPLE=10 takes every tenth mutant alone: an estimate in a tenth of the time.
export const SAMPLE = Number(process.env.MUTATION_SAMPLE ?? 1);

export const inSample = (id) => SAMPLE === 1 || Number(id) % SAMPLE === 0;
