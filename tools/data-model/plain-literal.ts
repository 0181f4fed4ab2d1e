/** A default without the cast that PostgreSQL writes behind it: `''` for `''::text`. */
export function plainLiteral(expression: string): string {
  return expression.replace(/^('(?:[^']|'')*')::[a-z_ ]+(?:\[\])?$/, '$1');
}
