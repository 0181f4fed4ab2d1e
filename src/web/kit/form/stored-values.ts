/** The values as a text to compare; blanks around a text do not count. */
export function textOf(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}

interface Reading<Values> {
  readonly values: Values;
  /** What was stored before. */
  readonly before: Values;
  /** What is stored now. */
  readonly after: Values;
}

/** The form once other values are stored: fields that somebody has changed stay, the others follow. */
export function followStored<Values extends object>({ values, before, after }: Reading<Values>): Values {
  const changed = Object.entries(values).filter(([name, value]) => textOf(value) !== textOf(entryOf(before, name)));
  return { ...after, ...Object.fromEntries(changed) };
}

function entryOf(values: object, name: string): unknown {
  return Object.entries(values).find(([one]) => one === name)?.[1];
}
