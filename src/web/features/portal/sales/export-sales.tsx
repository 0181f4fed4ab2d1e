import { Download } from 'lucide-react';
import { exportSales } from '#contract/sales/endpoints.ts';
import { businessDayOf } from '#domain/business-period.ts';
import { useAction } from '../../../app/use-action.ts';
import { usePage } from '../../../app/use-page.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { toasts } from '../../../ui/toast-store.ts';
import { saveCsv } from '../../operator/money/save-csv.ts';
import { EXPORT_TIMEOUT_MS } from '../../store/export-button.tsx';
import { callOfSales, type SalesFilter } from './sales-filter.ts';

/** Hands over everything that the filter finds, all pages of it, as a table for spreadsheets. */
export function ExportSales({ filter }: { filter: SalesFilter }) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const asked = callOfSales(filter, { today: businessDayOf(Date.now()), lang: page.state.locale });
    saveCsv('starhall-sales.csv', await page.call(exportSales, asked, { timeoutMs: EXPORT_TIMEOUT_MS }));
    toasts.show('success', page.t('sales.export.done'));
  });
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={start}>
      {isBusy ? <Spinner /> : <Download size={18} aria-hidden className="flex-none" />}
      {page.t(isBusy ? 'sales.export.busy' : 'sales.export')}
    </button>
  );
}
