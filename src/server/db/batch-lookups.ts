interface Lookup<Row> {
  readonly key: Buffer;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/** Once what has come in by now has been read: those who ask in the same moment go along. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Finds rows by their keys, many at once where many ask: whoever comes while a query is on its way waits for the next
 * one, and it asks for all of them. Nobody gets an answer to a query that began before the question.
 */
export function batchLookups<Row>(
  findAll: (keys: readonly Buffer[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => Buffer,
): (key: Buffer) => Promise<Row | undefined> {
  let waiting: Lookup<Row>[] = [];
  let isAsking = false;
  const ask = async (lookups: readonly Lookup<Row>[]) => {
    try {
      const rows = await findAll(lookups.map(({ key }) => key));
      const rowOf = new Map(rows.map((row) => [textOf(keyOf(row)), row]));
      for (const { key, resolve } of lookups) resolve(rowOf.get(textOf(key)));
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    }
  };
  const work = async () => {
    isAsking = true;
    while (waiting.length > 0) {
      await nextTurn();
      const lookups = waiting;
      waiting = [];
      await ask(lookups);
    }
    isAsking = false;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!isAsking) void work();
    });
}

function textOf(key: Buffer): string {
  return key.toString('latin1');
}
