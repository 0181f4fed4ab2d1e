/** Strips PostgreSQL's cast from a default: `''` for `''::text`. */
export function plainLiteral(expression: string): string {
  return expression.replace(/^('(?:[^']|'')*')::[a-z_ ]+(?:\[\])?$/, '$1');
}
