// Why something can't be done: a plain sentence and the rule that says so. A game narrows the rule to the ids of its index.

export interface Refusal<Rule extends string = string> {
  readonly message: string;
  readonly rule: Rule;
  /** It is only the wrong time: the same may be legal later. */
  readonly later?: true;
  /** It holds for all deeds of its kind: any reason that speaks of this one says more. */
  readonly general?: true;
}

/** Refused because it is not the time for it. */
export const notNow = <Rule extends string>(rule: Rule, message: string): Refusal<Rule> => ({
  rule,
  message,
  later: true,
});

/** Refused because nothing of the kind is done now. */
export const untimely = <Rule extends string>(rule: Rule, message: string): Refusal<Rule> => ({
  rule,
  message,
  later: true,
  general: true,
});

export const refuse = <Rule extends string>(rule: Rule, message: string): Refusal<Rule> => ({
  rule,
  message,
});
