import type { CurrencyCode } from '#contract/values/limits.ts';
import { Amount } from '#web/kit/list/amount.tsx';
import { usePage } from '../../../../app/use-page.ts';
import type { Share } from './share.ts';

interface SumsTableProps {
  /** What the table is about. */
  readonly label: string;
  /** What names a row. */
  readonly head: string;
  readonly rows: readonly Share[];
  readonly currency: CurrencyCode;
}

/** What a drawing shows, in figures; what scrolls is reached by the keyboard. */
export function SumsTable({ label, head, rows, currency }: SumsTableProps) {
  const page = usePage();
  const format = new Intl.NumberFormat(page.state.locale).format;
  const heads = [head, page.t('sales.orders'), page.t('sales.sold'), page.t('sales.refunded')];
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{page.t('sales.chart.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
      <section className="max-h-80 overflow-auto" tabIndex={0} aria-label={label}>
        <table className="w-full border-collapse text-sm tabular-nums">
          <thead>
            <tr className="border-line border-b">
              {heads.map((text, index) => (
                <th
                  key={text}
                  scope="col"
                  className={`text-muted py-2 pe-2 text-xs ${index === 0 ? 'text-start' : 'text-end'}`}
                >
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, count, amount, refundedAmount }) => (
              <tr key={key} className="border-line border-b last:border-b-0">
                <th scope="row" className="py-2 pe-2 text-start font-normal wrap-anywhere">
                  {name}
                </th>
                <td className="py-2 pe-2 text-end">{format(count)}</td>
                <td className="py-2 pe-2 text-end">
                  <Amount amount={amount} currency={currency} />
                </td>
                <td className="py-2 pe-2 text-end">
                  <Amount amount={refundedAmount} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
