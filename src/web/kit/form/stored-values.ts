/** The values serialized for comparison; surrounding blanks are ignored. */
export function textOf(values: unknown): string {
  return JSON.stringify(values, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value));
}

interface Reading<Values> {
  readonly values: Values;
  /** The previously stored values. */
  readonly before: Values;
  /** The newly stored values. */
  readonly after: Values;
}

/** The form after other values were stored: fields the user has changed stay, the others follow. */
export function followStored<Values extends object>({ values, before, after }: Reading<Values>): Values {
  const changed = Object.entries(values).filter(([name, value]) => textOf(value) !== textOf(entryOf(before, name)));
  return { ...after, ...Object.fromEntries(changed) };
}

function entryOf(values: object, name: string): unknown {
  return Object.entries(values).find(([one]) => one === name)?.[1];
}
