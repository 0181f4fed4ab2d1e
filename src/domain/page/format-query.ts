/**
 * A query as addresses of the store have it: `?a=b`, or an empty text. A comma needs no encoding in a query, and
 * `tags=a,b` is easier to read and to type.
 */
export function formatQuery(query: URLSearchParams): string {
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
