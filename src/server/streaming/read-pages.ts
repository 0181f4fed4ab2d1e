/** Rows that one statement reads of a list that may be long. */
export const PAGE = 500;

/**
 * All rows of a list that knows what comes after a row, as they are shown; however many there are, one page of them is in
 * memory. `readPage` reads at most `size` rows after the given one, from the beginning where there is none.
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
