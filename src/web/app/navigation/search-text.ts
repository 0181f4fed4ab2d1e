import { formatQuery } from '#domain/page/format-query.ts';

/** Parses a query as plain strings: no JSON detection, and the last of repeated names wins. */
export function parseSearchText(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Serializes a query; absent values are left out. */
export function formatSearchText(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  return formatQuery(query);
}
