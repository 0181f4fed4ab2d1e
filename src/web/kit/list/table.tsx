import type { ReactNode } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

/** What tells a row from the others of its list. */
export type RowKey = string | number;

export interface Column<Row> {
  /** `action` has no heading in cards. */
  readonly key: string;
  readonly head: MessageKey;
  /** Fixed column widths: times change to local time after loading, and the table must not move. */
  readonly width?: string;
  readonly isNumber?: boolean;
  /** Spans the full width of a card on phones, half of it on wide cards. */
  readonly isLong?: boolean;
  readonly cell: (row: Row, page: Page) => ReactNode;
}

/** The first one names the row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

interface TableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  readonly keyOf: (row: Row) => RowKey;
}

/** The table of a list; the first column names the row. */
export function Table<Row>({
  label,
  rows,
  columns,
  keyOf,
  className,
}: TableProps<Row> & { readonly className: string }) {
  const page = usePage();
  const [first, ...others] = columns;
  return (
    <table aria-label={label} className={`w-full border-collapse text-sm ${className}`}>
      <thead>
        <tr className="border-line border-b">
          {columns.map(({ key, head, width = '', isNumber }) => (
            <th
              key={key}
              scope="col"
              className={`text-muted py-2 pe-4 align-bottom text-xs font-bold last:pe-0 ${width} ${isNumber ? 'text-end' : 'text-start'}`}
            >
              {page.t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-3 pe-4 text-start align-middle font-normal wrap-anywhere">
              {first.cell(row, page)}
            </th>
            {others.map(({ key, cell, isNumber }) => (
              <td
                key={key}
                className={`py-3 pe-4 align-middle wrap-anywhere last:pe-0 ${isNumber ? 'text-end tabular-nums' : ''}`}
              >
                {cell(row, page)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table that stays a table on every screen, in a scrollable box: for figures and reports. */
export function ScrollTable<Row>(table: TableProps<Row>) {
  return (
    <section
      aria-label={table.label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="border-line max-h-96 overflow-auto rounded-xl border px-4"
    >
      <Table {...table} className="" />
    </section>
  );
}
