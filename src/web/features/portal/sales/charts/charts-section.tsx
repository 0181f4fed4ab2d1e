import { useState } from 'react';
import type { SalesChart } from '#contract/sales/entities.ts';
import type { CurrencyCode } from '#contract/values/limits.ts';
import { regionName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { formatCompact, formatDay } from '../../charts/drawing-parts.tsx';
import { ColumnsDrawing } from '../../charts/drawings.tsx';
import type { ChartSpan } from '../sales-filter.ts';
import { SharesChart, SumCard, SumsTable, sumParts } from './shares-chart.tsx';

interface ChartsSectionProps {
  /** One for each currency. */
  readonly charts: readonly SalesChart[];
  readonly span: ChartSpan;
  /** The currency in the filter. */
  readonly wanted: CurrencyCode | undefined;
}

/** Sales of the period in one currency by day, by product and by country; empty without sales. */
export function ChartsSection({ charts, span, wanted }: ChartsSectionProps) {
  const page = usePage();
  const [chosen, setChosen] = useState<CurrencyCode | undefined>(undefined);
  const find = (currency: CurrencyCode | undefined) => charts.find((one) => one.currency === currency);
  const chart = find(chosen) ?? find(wanted) ?? charts[0];
  if (chart === undefined) return null;
  const { locale } = page.state;
  const [begin, end] = [formatDay(span.begin, locale, 'long'), formatDay(span.end, locale, 'long')];
  return (
    <LoadingPart className="min-w-0">
      <section aria-labelledby="sales-charts" className="card flex min-w-0 flex-col gap-5 p-4 sm:p-6">
        <header className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 id="sales-charts" className="text-lg">
              {page.t('sales.charts')}
            </h2>
            <p className="text-muted text-sm">{page.t('sales.charts.about', { begin, end })}</p>
            {span.isCut && <p className="text-muted text-sm">{page.t('sales.charts.cut')}</p>}
          </div>
          {charts.length > 1 && <Currencies charts={charts} chosen={chart.currency} onChoose={setChosen} />}
        </header>
        <DaysChart chart={chart} />
        <div className="grid gap-6 lg:grid-cols-2">
          <SharesChart
            kind="product"
            currency={chart.currency}
            shares={chart.products.map((sum) => ({ ...sum, key: `${sum.applicationId} ${sum.productId}` }))}
          />
          <SharesChart
            kind="country"
            currency={chart.currency}
            shares={chart.countries.map(({ country, ...sum }) => ({
              ...sum,
              key: country ?? '',
              name: country === null ? page.t('sales.country.unknown') : regionName(page.translator, country),
            }))}
          />
        </div>
      </section>
    </LoadingPart>
  );
}

interface CurrenciesProps extends Pick<ChartsSectionProps, 'charts'> {
  readonly chosen: CurrencyCode;
  readonly onChoose: (currency: CurrencyCode) => void;
}

function Currencies({ charts, chosen, onChoose }: CurrenciesProps) {
  const page = usePage();
  return (
    <fieldset>
      <legend className="sr-only">{page.t('sales.charts.currency')}</legend>
      <div className="flex flex-wrap gap-2">
        {charts.map(({ currency }) => (
          <button
            key={currency}
            type="button"
            className="chip aria-pressed:bg-ink aria-pressed:border-ink aria-pressed:text-page aria-pressed:font-bold"
            aria-pressed={currency === chosen}
            onClick={() => onChoose(currency)}
          >
            {currency}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** Sales by day, as a chart and as a table. */
function DaysChart({ chart: { currency, days, count, amount, refundedAmount } }: { chart: SalesChart }) {
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
