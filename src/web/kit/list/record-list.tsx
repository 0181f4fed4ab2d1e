import type { ReactNode } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

export interface Column<Row> {
  /** `action` stands without its head where rows are cards. */
  readonly key: string;
  readonly head: MessageKey;
  /** The widths of a table are fixed: times are corrected after loading, and nothing is to move then. */
  readonly width?: string;
  readonly isNumber?: boolean;
  /** Takes a whole line of a card on phones, half of one where cards are wide. */
  readonly isLong?: boolean;
  readonly cell: (row: Row, page: Page) => ReactNode;
}

/** The first one names the row. */
export type Columns<Row> = readonly [Column<Row>, ...Column<Row>[]];

export interface RecordListProps<Row> {
  readonly label: MessageKey;
  readonly rows: readonly Row[];
  readonly columns: Columns<Row>;
  readonly keyOf: (row: Row) => string | number;
  /** The width from which there is room for a table; pages beside a navigation need more. */
  readonly tableFrom?: keyof typeof TABLE_FROM;
}

const TABLE_FROM = {
  md: { table: 'md:table', cards: 'md:hidden', facts: '' },
  // Cards get wide before there is a table.
  lg: { table: 'lg:table', cards: 'lg:hidden', facts: 'sm:grid-cols-4' },
} as const;

/** Records: a table where there is room for one, else cards. */
export function RecordList<Row>(props: RecordListProps<Row>) {
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

function RecordTable<Row>({ label, rows, columns, keyOf, tableFrom = 'md' }: RecordListProps<Row>) {
  const page = usePage();
  const [first, ...others] = columns;
  return (
    <table
      aria-label={page.t(label)}
      className={`hidden w-full table-fixed border-collapse text-sm ${TABLE_FROM[tableFrom].table}`}
    >
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
            <th scope="row" className="py-3 pe-4 text-start align-top font-normal">
              {first.cell(row, page)}
            </th>
            {others.map(({ key, cell, isNumber }) => (
              <td key={key} className={`py-3 pe-4 align-top wrap-anywhere last:pe-0 ${isNumber ? 'text-end' : ''}`}>
                {cell(row, page)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type RecordCardProps<Row> = { readonly row: Row } & Pick<RecordListProps<Row>, 'columns' | 'tableFrom'>;

function RecordCard<Row>({ row, columns: [first, ...others], tableFrom = 'md' }: RecordCardProps<Row>) {
  const page = usePage();
  const action = others.find(({ key }) => key === 'action');
  return (
    <li className="border-line flex flex-col gap-3 rounded-xl border p-4 text-sm">
      <div>{first.cell(row, page)}</div>
      <dl className={`grid grid-cols-2 gap-x-4 gap-y-2 ${TABLE_FROM[tableFrom].facts}`}>
        {others
          .filter((column) => column !== action)
          .map(({ key, head, isLong, cell }) => (
            <div key={key} className={`flex min-w-0 flex-col ${isLong ? 'col-span-2' : ''}`}>
              <dt className="text-muted text-xs">{page.t(head)}</dt>
              <dd className="wrap-anywhere">{cell(row, page)}</dd>
            </div>
          ))}
      </dl>
      {action?.cell(row, page)}
    </li>
  );
}
