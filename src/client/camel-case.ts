/** Only whole identifiers: file addresses and language tags used as keys stay unchanged. */
const SNAKE_CASE = /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+)+$/;

/** Deep-copies a value, renaming keys such as `given_name` to `givenName`. */
export function copyWithCamelCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyWithCamelCaseKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [camelCase(key), copyWithCamelCaseKeys(item)]));
}

function camelCase(key: string): string {
  return SNAKE_CASE.test(key) ? key.replaceAll(/_([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase()) : key;
}
