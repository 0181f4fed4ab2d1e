import type { CurrencyCode } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatAmount } from '#web/ui/text/format-amount.ts';
import { BarsDrawing } from '../../charts/bars-drawing.tsx';
import { formatCompact } from '../../charts/format-compact.ts';
import type { Share } from './share.ts';
import { SumCard, sumParts } from './sum-parts.tsx';
import { SumsTable } from './sums-table.tsx';

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
