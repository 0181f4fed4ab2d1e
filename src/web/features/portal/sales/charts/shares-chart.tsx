import type { CurrencyCode } from '#contract/values/limits.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';
import { Amount } from '#web/kit/list/currency-totals.tsx';
import { ScrollTable } from '#web/kit/list/table.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { type BarPart, formatCompact, PlaceCard } from '../../charts/drawing-parts.tsx';
import { BarsDrawing } from '../../charts/drawings.tsx';

/** Maximum number of bars in the chart; the table has all. */
const DRAWN = 8;

/** Height in pixels of a bar with its name, and of the axis below the bars. */
const ROW_HEIGHT = 36;

interface SharesChartProps {
  readonly kind: 'product' | 'country';
  readonly currency: CurrencyCode;
  readonly shares: readonly Share[];
}

/** Sales by product or by country, as a chart and as a table. */
export function SharesChart({ kind, currency, shares }: SharesChartProps) {
  const page = usePage();
  const { locale } = page.state;
  const sorted = shares.toSorted((first, second) => second.amount - first.amount);
  const drawn = sorted.slice(0, DRAWN);
  const [most] = drawn;
  const title = page.t(`sales.chart.${kind}`);
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-base">{title}</h3>
      {most !== undefined && (
        <div
          role="img"
          aria-label={page.t('sales.chart.most', {
            name: most.name,
            sold: formatAmount(most.amount, currency, locale),
          })}
          style={{ height: (drawn.length + 1) * ROW_HEIGHT }}
        >
          <BarsDrawing
            bars={drawn.map((share) => ({ key: share.key, name: share.name, parts: sumParts(share) }))}
            formatAmount={formatCompact(locale)}
            cardOf={(index) => {
              const share = drawn[index];
              return share && <SumCard title={share.name} sum={share} currency={currency} />;
            }}
          />
        </div>
      )}
      <SumsTable
        label={title}
        head={kind === 'product' ? 'words.product' : 'words.country'}
        currency={currency}
        rows={sorted}
      />
    </section>
  );
}

type Sum = Pick<Share, 'amount' | 'refundedAmount'>;

/** The segments of a bar: net sales and refunds. */
export function sumParts({ amount, refundedAmount }: Sum): readonly BarPart[] {
  return [
    { amount: amount - refundedAmount, tone: 'gold' },
    { amount: refundedAmount, tone: 'danger' },
  ];
}

interface SumCardProps {
  readonly title: string;
  readonly sum: Sum;
  readonly currency: CurrencyCode;
}

/** Tooltip with sales and refunds. */
export function SumCard({ title, sum, currency }: SumCardProps) {
  const page = usePage();
  const money = (amount: number) => formatAmount(amount, currency, page.state.locale);
  return (
    <PlaceCard
      title={title}
      rows={[
        { tone: 'gold', name: page.t('sales.sold'), value: money(sum.amount) },
        { tone: 'danger', name: page.t('words.refundedAmount'), value: money(sum.refundedAmount) },
      ]}
    />
  );
}

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

/** Sales of one product or in one country. */
interface Share {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly amount: number;
  readonly refundedAmount: number;
}
