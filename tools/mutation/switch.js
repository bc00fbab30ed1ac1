// What instrumented sources ask: whether a mutant is the active one; and what they tell: that they came by some.
const state = globalThis.__stryker__;

export const stryMutAct_9fa48 = (id) => state.activeMutant === id && state.hit();

export const stryCov_9fa48 = (...ids) => {
  if (state.cover !== null) state.cover(ids);
};
