/** Rows per statement when reading a long list. */
export const PAGE = 500;

/**
 * Streams a keyset-paginated list with one page in memory. `readPage` reads at most `size` rows after the given one,
 * or from the start without one.
 */
export async function* readPages<Row, Shown>(
  readPage: (after: Row | null) => Promise<readonly Row[]>,
  present: (row: Row) => Shown,
  size: number = PAGE,
): AsyncGenerator<Shown> {
  let after: Row | null = null;
  for (;;) {
    const page: readonly Row[] = await readPage(after);
    for (const row of page) yield present(row);
    after = page.at(-1) ?? null;
    if (page.length < size) return;
  }
}
