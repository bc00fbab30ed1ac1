// Looking up a name that a stranger chose: `constructor` stands in every object and in no table.

export const own = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;
