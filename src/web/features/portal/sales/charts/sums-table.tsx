import type { CurrencyCode } from '#contract/values/limits.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { ScrollTable } from '#web/kit/list/table.tsx';
import type { Share } from './share.ts';

interface SumsTableProps {
  /** Accessible name of the table. */
  readonly label: string;
  /** Header of the first column. */
  readonly head: MessageKey;
  readonly rows: readonly Share[];
  readonly currency: CurrencyCode;
}

/** The data of a chart as a table. */
export function SumsTable({ label, head, rows, currency }: SumsTableProps) {
  const page = usePage();
  const format = new Intl.NumberFormat(page.state.locale).format;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{page.t('words.showAsATable')}</summary>
      <ScrollTable
        label={label}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { key: 'name', head, cell: ({ name }) => name },
          { key: 'orders', head: 'words.orders', isNumber: true, cell: ({ count }) => format(count) },
          {
            key: 'sold',
            head: 'sales.sold',
            isNumber: true,
            cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
          },
          {
            key: 'refunded',
            head: 'words.refundedAmount',
            isNumber: true,
            cell: ({ refundedAmount }) => <Amount amount={refundedAmount} currency={currency} />,
          },
        ]}
      />
    </details>
  );
}
