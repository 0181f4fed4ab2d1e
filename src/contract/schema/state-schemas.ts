import { described, z } from './schema.ts';

/**
 * A schema that takes exactly the numbers of an enumeration of `states.ts` and tells the API documentation what each
 * means: `stateSchema(SHELF)` takes 1, 2 and 3.
 */
// @__NO_SIDE_EFFECTS__
export function stateSchema<const Code extends number>(states: Readonly<Record<string, Code>>) {
  const meanings = Object.entries(states).map(([name, code]) => `${code} ${wordsOf(name)}`);
  return described(meanings.join(', '), z.literal(Object.values(states)));
}

/** `refundInProgress` → `refund in progress` */
function wordsOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
