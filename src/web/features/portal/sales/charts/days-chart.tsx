import type { SalesChart } from '#contract/sales/entities.ts';
import { usePage } from '../../../../app/use-page.ts';
import { formatAmount } from '../../../../ui/format-amount.ts';
import { useDrawing } from '../../charts/use-drawing.ts';
import { formatDay } from '../../dashboard/format-day.ts';
import { SumsTable } from './sums-table.tsx';

const fetchDaysDrawing = async () => (await import('./drawings.tsx')).DaysDrawing;

/** What each day brought: drawn, and as a table. */
export function DaysChart({ chart: { currency, days, count, amount, refundedAmount } }: { chart: SalesChart }) {
  const page = usePage();
  const { place, drawing: Drawing, hasFailed } = useDrawing(fetchDaysDrawing);
  const { locale } = page.state;
  const money = (sum: number) => formatAmount(sum, currency, locale);
  const names = { sold: page.t('sales.sold'), refunded: page.t('sales.refunded') };
  return (
    <section aria-label={page.t('sales.chart.day')} className="min-w-0">
      <h3 className="mb-2 text-base">{page.t('sales.chart.day')}</h3>
      {!hasFailed && (
        <div
          ref={place}
          role="img"
          aria-label={page.t('sales.chart.drawn', { count, sold: money(amount), refunded: money(refundedAmount) })}
          className="h-56 sm:h-72"
        >
          {Drawing === null ? (
            <div className="skeleton h-full" />
          ) : (
            <Drawing days={days} currency={currency} locale={locale} names={names} />
          )}
        </div>
      )}
      <SumsTable
        label={page.t('sales.chart.day')}
        head={page.t('sales.day')}
        currency={currency}
        isOpen={hasFailed}
        rows={days.toReversed().map((sum) => ({ ...sum, key: sum.day, name: formatDay(sum.day, locale, 'long') }))}
      />
    </section>
  );
}
