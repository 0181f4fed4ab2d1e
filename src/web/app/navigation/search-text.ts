/** Reads a query as plain texts: nothing is guessed to be JSON, the last of equal names counts. */
export function parseSearchText(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** Writes a query; absent values are left out. */
export function formatSearchText(search: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const formatted = query.toString();
  return formatted === '' ? '' : `?${formatted}`;
}
