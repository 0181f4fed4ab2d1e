/** Only whole identifiers: file addresses and language tags that serve as keys stay as they are. */
const SNAKE_CASE = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+$/;

/** A deep copy in which `given_name` is `givenName`; lists and scalars are kept, the input is not touched. */
export function copyWithCamelCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyWithCamelCaseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [camelCase(key), copyWithCamelCaseKeys(item)]));
}

function camelCase(key: string): string {
  return SNAKE_CASE.test(key) ? key.replaceAll(/_([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : key;
}
