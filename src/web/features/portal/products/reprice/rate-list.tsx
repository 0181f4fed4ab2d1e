import { useId } from 'react';
import type { Repricing } from '#contract/product/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { writeRate } from '../write-rate.ts';

/** The exchange rates used, each with its date. */
export function RateList({ rates }: Pick<Repricing, 'rates'>) {
  const page = usePage();
  const titleId = useId();
  const shown = rates.filter(({ from, to }) => from !== to);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="bg-raised rounded-xl px-4 py-3">
      <h3 id={titleId} className="text-sm">
        {page.t('products.rates')}
      </h3>
      <ul className="mt-1 grid gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-2">
        {shown.map(({ from, to, rate, day }) => (
          <li key={`${from} ${to}`}>{writeRate(page, { from, to, rate, day })}</li>
        ))}
      </ul>
    </section>
  );
}
