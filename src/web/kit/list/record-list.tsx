import { type ReactNode, useState } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';
import { type Column, type Columns, type RowKey, Table } from './table.tsx';

export interface RecordListProps<Row> {
  readonly label: MessageKey;
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  readonly keyOf: (row: Row) => RowKey;
  /** The breakpoint for showing a table; pages with a side navigation need a wider one. */
  readonly tableFrom?: keyof typeof TABLE_FROM;
  readonly selection?: Selection<Row>;
}

const TABLE_FROM = {
  md: { table: 'md:table', cards: 'md:hidden', bar: 'max-md:ps-4', facts: 'sm:grid-cols-4' },
  lg: { table: 'lg:table', cards: 'lg:hidden', bar: 'max-lg:ps-4', facts: 'sm:grid-cols-4' },
  // Relative to the nearest `@container` instead of the window.
  container: {
    table: '@min-[760px]:table',
    cards: '@min-[760px]:hidden',
    bar: '@max-[760px]:ps-4',
    facts: '@min-[520px]:grid-cols-4',
  },
} as const;

/** Records as a table, or as cards if there is no room for one. */
export function RecordList<Row>({ selection, ...records }: RecordListProps<Row>) {
  return selection === undefined ? <Records {...records} /> : <SelectableRecords {...records} selection={selection} />;
}

type SelectableRecordsProps<Row> = RecordListProps<Row> & { readonly selection: Selection<Row> };

function SelectableRecords<Row>({ selection, ...records }: SelectableRecordsProps<Row>) {
  const { rows, keyOf, tableFrom = 'md' } = records;
  const [first, ...others] = records.columns;
  const { selected, select } = useSelection(rows, keyOf);
  const selectable: Column<Row> = {
    ...first,
    cell: (row, page) => (
      <Selectable
        name={selection.nameOf(row)}
        isSelected={selected.includes(row)}
        onSelect={(isSelected) => select(isSelected ? [...selected, row] : selected.filter((other) => other !== row))}
      >
        {first.cell(row, page)}
      </Selectable>
    ),
  };
  return (
    <div className="flex flex-col gap-4">
      <SelectionBar
        shown={rows.length}
        selected={selected.length}
        onAll={(isSelected) => select(isSelected ? rows : [])}
        className={TABLE_FROM[tableFrom].bar}
      >
        {selection.actions(selected)}
      </SelectionBar>
      <Records {...records} columns={[selectable, ...others]} />
    </div>
  );
}

function Records<Row>(props: RecordListProps<Row>) {
  const page = usePage();
  return (
    <>
      <RecordTable {...props} />
      <ul
        aria-label={page.t(props.label)}
        className={`flex flex-col gap-4 ${TABLE_FROM[props.tableFrom ?? 'md'].cards}`}
      >
        {props.rows.map((row) => (
          <RecordCard key={props.keyOf(row)} row={row} columns={props.columns} tableFrom={props.tableFrom} />
        ))}
      </ul>
    </>
  );
}

function RecordTable<Row>({ label, tableFrom = 'md', ...table }: RecordListProps<Row>) {
  const page = usePage();
  return <Table {...table} label={page.t(label)} className={`hidden table-fixed ${TABLE_FROM[tableFrom].table}`} />;
}

type RecordCardProps<Row> = { readonly row: Row } & Pick<RecordListProps<Row>, 'columns' | 'tableFrom'>;

function RecordCard<Row>({ row, columns: [first, ...others], tableFrom = 'md' }: RecordCardProps<Row>) {
  const page = usePage();
  const action = others.find(({ key }) => key === 'action');
  const state = others.find(({ key }) => key === 'status');
  return (
    <li className="border-line flex flex-col gap-3 rounded-xl border p-4 text-sm">
      <div className={state && 'flex flex-wrap items-center justify-between gap-x-4 gap-y-2'}>
        {first.cell(row, page)}
        {state?.cell(row, page)}
      </div>
      <dl className={`grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-2 ${TABLE_FROM[tableFrom].facts}`}>
        {others
          .filter((column) => column !== action && column !== state)
          .map(({ key, head, isLong, cell }) => (
            <div key={key} className={`flex min-w-0 flex-col ${isLong ? 'col-span-2' : ''}`}>
              <dt className="text-muted text-xs">{page.t(head)}</dt>
              <dd className="wrap-anywhere">{cell(row, page)}</dd>
            </div>
          ))}
      </dl>
      {action !== undefined && <div className="flex flex-col sm:items-start">{action.cell(row, page)}</div>}
    </li>
  );
}

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
function useSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => RowKey): SelectedRows<Row> {
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
function SelectionBar({ shown, selected, onAll, className, children }: SelectionBarProps) {
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
function Selectable({ name, isSelected, onSelect, children }: SelectableProps) {
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
