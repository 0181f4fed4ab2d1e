import type { CurrencyCode } from '#contract/limits.ts';
import { usePage } from '../../../../app/use-page.ts';
import { formatAmount } from '../../../../ui/format-amount.ts';
import { useDrawing } from '../../charts/use-drawing.ts';
import type { Share } from './drawings.tsx';
import { SumsTable } from './sums-table.tsx';

/** More bars than these nobody tells apart; the table has all. */
const DRAWN = 8;

/** Of a bar with its name, and of the axis below the last one; in pixels. */
const ROW_HEIGHT = 36;

const fetchSharesDrawing = async () => (await import('./drawings.tsx')).SharesDrawing;

interface SharesChartProps {
  readonly kind: 'product' | 'country';
  readonly currency: CurrencyCode;
  readonly shares: readonly (Share & { readonly key: string })[];
}

/** What sold most, or where: drawn, and as a table. */
export function SharesChart({ kind, currency, shares }: SharesChartProps) {
  const page = usePage();
  const { place, drawing: Drawing, hasFailed } = useDrawing(fetchSharesDrawing);
  const { locale } = page.state;
  const sorted = shares.toSorted((first, second) => second.amount - first.amount);
  const drawn = sorted.slice(0, DRAWN);
  const [most] = drawn;
  const names = { sold: page.t('sales.sold'), refunded: page.t('sales.refunded') };
  const title = page.t(`sales.chart.${kind}`);
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-base">{title}</h3>
      {!hasFailed && most !== undefined && (
        <div
          ref={place}
          role="img"
          aria-label={page.t('sales.chart.most', {
            name: most.name,
            sold: formatAmount(most.amount, currency, locale),
          })}
          style={{ height: (drawn.length + 1) * ROW_HEIGHT }}
        >
          {Drawing === null ? (
            <div className="skeleton h-full" />
          ) : (
            <Drawing shares={drawn} currency={currency} locale={locale} names={names} />
          )}
        </div>
      )}
      <SumsTable label={title} head={page.t(`sales.${kind}`)} currency={currency} isOpen={hasFailed} rows={sorted} />
    </section>
  );
}
