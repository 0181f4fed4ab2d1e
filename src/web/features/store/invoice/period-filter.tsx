import { useRouter } from '@tanstack/react-router';
import { formatInvoicePeriod } from '#web/kit/invoice/format-invoice.ts';
import { latestPeriods } from '#web/kit/invoice/latest-periods.ts';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { usePage } from '../../../app/use-page.ts';
import { INVOICES_PATH, invoicesQuery } from './sheet-address.ts';

/** Two years. */
const OFFERED = 12;

/** Filters the list by period; a period that is only in the address is added to the options. */
export function PeriodFilter({ period, today }: { period: string | undefined; today: string }) {
  const page = usePage();
  const router = useRouter();
  const offered = latestPeriods(today, OFFERED);
  const periods = period === undefined || offered.includes(period) ? offered : [...offered, period];
  const path = page.href(INVOICES_PATH);
  return (
    <search>
      <form action={path} className="flex flex-wrap items-end gap-3">
        <label className="flex min-w-0 flex-1 flex-col gap-1.5 text-sm font-bold sm:max-w-80">
          {page.t('words.invoicePeriod')}
          <select
            key={period}
            name="period"
            defaultValue={period ?? ''}
            onChange={(event) =>
              router.history.push(path + invoicesQuery({ period: event.target.value || undefined, number: 1 }))
            }
            className={`${FIELD_BOX} min-h-12 px-4 py-2 text-base font-normal`}
          >
            <option value="">{page.t('invoice.anyPeriod')}</option>
            {periods.map((one) => (
              <option key={one} value={one}>
                {formatInvoicePeriod(page, one)}
              </option>
            ))}
          </select>
        </label>
        <noscript>
          <button type="submit" className="btn btn-quiet min-h-12">
            {page.t('words.show')}
          </button>
        </noscript>
      </form>
    </search>
  );
}
