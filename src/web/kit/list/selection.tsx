import { type ReactNode, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import type { RowKey } from './table.tsx';

/** Makes the rows of a list selectable, for actions on several of them. */
export interface Selection<Row> {
  /** The name of a row, for the label of its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** The actions on the selected rows; also shown while none is selected. */
  readonly actions: (selected: readonly Row[]) => ReactNode;
}

interface SelectedRows<Row> {
  /** In the order of the list. */
  readonly selected: readonly Row[];
  readonly select: (rows: readonly Row[]) => void;
}

/** The selected rows of a list. A row that leaves the list is unselected: nobody acts on rows they do not see. */
export function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey): SelectedRows<Row> {
  const [keys, setKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const selected = rows.filter((row) => keys.has(keyOf(row)));
  const select = (next: readonly Row[]) => setKeys(new Set(next.map(keyOf)));
  if (selected.length < keys.size) select(selected);
  return { selected, select };
}

interface SelectionBarProps {
  /** Number of rows shown. */
  readonly shown: number;
  /** Number of rows selected. */
  readonly selected: number;
  readonly onAll: (isSelected: boolean) => void;
  readonly className: string;
  /** The actions on the selected rows. */
  readonly children: ReactNode;
}

/** Selects all rows shown, says how many are selected, and holds the actions on them. */
export function SelectionBar({ shown, selected, onAll, className, children }: SelectionBarProps) {
  const page = usePage();
  return (
    <div className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-2 ${className}`}>
      <label className="-ms-3 flex min-h-11 cursor-pointer items-center gap-1 text-sm">
        <span className="grid w-12 flex-none place-items-center">
          <input
            type="checkbox"
            checked={selected > 0 && selected === shown}
            ref={(element) => {
              if (element) element.indeterminate = selected > 0 && selected < shown;
            }}
            onChange={(event) => onAll(event.target.checked)}
            className="h-5 w-5 accent-(--c-accent)"
          />
        </span>
        {page.t('list.selectAll')}
      </label>
      <p role="status" className="text-sm font-bold sm:me-auto">
        {selected > 0 && page.t('list.selected', { count: selected })}
      </p>
      {children}
    </div>
  );
}

interface SelectableProps {
  readonly name: string;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly children: ReactNode;
}

/** What names a row, behind the row's checkbox; the target is large enough for touch. */
export function Selectable({ name, isSelected, onSelect, children }: SelectableProps) {
  const page = usePage();
  return (
    <div className="flex min-w-0 items-start gap-1">
      <label className="-ms-3 grid size-12 flex-none cursor-pointer place-items-center">
        <input
          type="checkbox"
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
          aria-label={page.t('list.select', { name })}
          className="h-5 w-5 accent-(--c-accent)"
        />
      </label>
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
