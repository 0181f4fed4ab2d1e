import { type ReactNode, useEffect } from 'react';
import { keepFocus } from '#web/kit/page/move-focus.ts';

interface ChosenRowProps<Row> {
  /** The row as the list has it now; undefined if the list no longer has it. */
  readonly row: Row | undefined;
  /** Clears the choice. */
  readonly onGone: () => void;
  /** The dialog about the row. */
  readonly children: (row: Row) => ReactNode;
}

/**
 * The dialog about a row of a list. It closes permanently once the list no longer has the row: what it shows may be
 * outdated by then, and it must not reopen when the row comes back.
 */
export function ChosenRow<Row>({ row, onGone, children }: ChosenRowProps<Row>) {
  const isGone = row === undefined;
  useEffect(() => {
    if (!isGone) return;
    onGone();
    keepFocus();
  }, [isGone]);
  return row !== undefined && children(row);
}
