import { Download } from 'lucide-react';
import { exportProducts } from '#contract/product/developer-endpoints.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { toasts } from '../../../../ui/toast-store.ts';
import { saveCsv } from '../../../operator/money/save-csv.ts';

/** Ten thousand products with their prices take their time to arrive. */
const EXPORT_TIMEOUT_MS = 300_000;

/** Hands over all products of the application as a table that can be imported again. */
export function ExportButton({ applicationId }: { applicationId: string }) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const table = await page.call(exportProducts, { applicationId }, { timeoutMs: EXPORT_TIMEOUT_MS });
    saveCsv(`${applicationId}-products.csv`, table);
    toasts.show('success', page.t('products.export.done'));
  });
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isBusy} onClick={start}>
      {isBusy ? <Spinner /> : <Download size={18} aria-hidden />}
      {page.t('products.export')}
    </button>
  );
}
