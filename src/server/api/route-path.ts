/**
 * Converts a contract path to the router's syntax: `/static/locales/{lang}.json` →
 * `/static/locales/:lang{[^/]+\.json}`.
 */
export function toRoutePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}([^/]*)/g, (_, name: string, suffix: string) => {
    return suffix === '' ? `:${name}` : `:${name}{[^/]+${suffix.replaceAll('.', '\\.')}}`;
  });
}

/** The path parameters without a suffix such as `.json`, which the router leaves on them. */
export function readPathFields(path: string, values: Readonly<Record<string, string>>): Record<string, string> {
  const fields = path.matchAll(/\{(\w+)\}([^/]*)/g);
  return Object.fromEntries(
    Array.from(fields, ([, name = '', suffix = '']) => {
      const value = values[name] ?? '';
      return [name, value.endsWith(suffix) ? value.slice(0, value.length - suffix.length) : value];
    }),
  );
}
