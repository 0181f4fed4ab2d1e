import { formatQuery } from '#domain/page/format-query.ts';

/** Parses a query as plain strings: no JSON detection, and the last of repeated names wins. */
export function parseSearchText(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/**
 * Serializes a query as addresses have it; absent values are left out. On the server the router encodes commas of the
 * address itself before it compares both, and redirects if they differ.
 */
export function formatSearchText(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const text = formatQuery(query);
  return import.meta.env.SSR ? text.replaceAll(',', '%2C') : text;
}
