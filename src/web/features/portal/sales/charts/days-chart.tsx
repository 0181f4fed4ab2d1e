import type { SalesChart } from '#contract/sales/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { ColumnsDrawing } from '../../charts/columns-drawing.tsx';
import { formatCompact } from '../../charts/format-compact.ts';
import { formatDay } from '../../dashboard/format-day.ts';
import { SumCard, sumParts } from './sum-parts.tsx';
import { SumsTable } from './sums-table.tsx';

/** Sales by day, as a chart and as a table. */
export function DaysChart({ chart: { currency, days, count, amount, refundedAmount } }: { chart: SalesChart }) {
  const page = usePage();
  const { locale } = page.state;
  const money = (sum: number) => formatAmount(sum, currency, locale);
  return (
    <section aria-label={page.t('sales.chart.day')} className="min-w-0">
      <h3 className="mb-2 text-base">{page.t('sales.chart.day')}</h3>
      <div
        role="img"
        aria-label={page.t('sales.chart.drawn', { count, sold: money(amount), refunded: money(refundedAmount) })}
        className="h-56 sm:h-72"
      >
        <ColumnsDrawing
          columns={days.map((day) => ({
            key: day.day,
            name: formatDay(day.day, locale, 'short'),
            parts: sumParts(day),
          }))}
          formatAmount={formatCompact(locale)}
          cardOf={(index) => {
            const day = days[index];
            return day && <SumCard title={formatDay(day.day, locale, 'long')} sum={day} currency={currency} />;
          }}
        />
      </div>
      <SumsTable
        label={page.t('sales.chart.day')}
        head="words.day"
        currency={currency}
        rows={days.toReversed().map((sum) => ({ ...sum, key: sum.day, name: formatDay(sum.day, locale, 'long') }))}
      />
    </section>
  );
}
