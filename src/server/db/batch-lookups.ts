interface Lookup<Key, Row> {
  readonly key: Key;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/** Waits until pending input is processed, so that simultaneous requests share a query. */
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** What relates a row to its key. */
export interface BatchNames<Key, Row> {
  readonly ofKey: (key: Key) => string | number;
  readonly ofRow: (row: Row) => string | number;
}

/**
 * Finds rows by key, batching concurrent requests: those that arrive during a query wait for the next one, which
 * covers all of them. No request is answered by a query that started before it.
 */
export function batchLookups<Key, Row>(
  findAll: (keys: readonly Key[]) => Promise<readonly Row[]>,
  names: BatchNames<Key, Row>,
): (key: Key) => Promise<Row | undefined> {
  let waiting: Lookup<Key, Row>[] = [];
  let isAsking = false;
  const ask = async (lookups: readonly Lookup<Key, Row>[]) => {
    try {
      const rows = await findAll(lookups.map(({ key }) => key));
      const rowOf = new Map(rows.map((row) => [names.ofRow(row), row]));
      for (const { key, resolve } of lookups) resolve(rowOf.get(names.ofKey(key)));
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
