/** Every value that stands under a key anywhere in a parsed statement: `FuncCall`, `UpdateStmt` and so on. */
export function findNodes(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
    ...(name === key ? [part] : []),
    ...findNodes(part, key),
  ]);
}

/** The texts below a value, in order: the parts of a name. */
export function textsOf(value: unknown): string[] {
  return findNodes(value, 'sval').filter((text) => typeof text === 'string');
}
