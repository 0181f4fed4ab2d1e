import { type ReactNode, useEffect } from 'react';
import { focusWhatIsLeft } from './use-modal.ts';

interface ChosenRowProps<Row> {
  /** As the list has it now; undefined: the list no longer has it. */
  readonly row: Row | undefined;
  /** Forgets the choice. */
  readonly onGone: () => void;
  /** The dialog about it. */
  readonly children: (row: Row) => ReactNode;
}

/**
 * The dialog about a row of a list. It closes for good once the list no longer has the row: what it would show might be
 * untrue by then, and it must not open by itself when the row comes back.
 */
export function ChosenRow<Row>({ row, onGone, children }: ChosenRowProps<Row>) {
  const isGone = row === undefined;
  useEffect(() => {
    if (!isGone) return;
    onGone();
    focusWhatIsLeft();
  }, [isGone]);
  return row !== undefined && children(row);
}
