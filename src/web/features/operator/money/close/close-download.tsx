import { Download } from 'lucide-react';
import { exportDailyClose } from '#contract/ledger/operator-endpoints.ts';
import { useAction } from '../../../../app/use-action.ts';
import { usePage } from '../../../../app/use-page.ts';
import { Spinner } from '../../../../ui/spinner.tsx';
import { toasts } from '../../../../ui/toast-store.ts';
import { saveCsv } from '../save-csv.ts';
import type { CloseFilter } from './close-filter.ts';

/** A table of many years takes its time to arrive. */
const EXPORT_TIMEOUT_MS = 300_000;

/** The closes of the period as a table for spreadsheets. */
export function CloseDownload({ filter, isEmpty }: { filter: CloseFilter; isEmpty: boolean }) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const text = await page.call(
      exportDailyClose,
      { beginAt: filter.begin, endAt: filter.end },
      { timeoutMs: EXPORT_TIMEOUT_MS },
    );
    saveCsv(`daily-close-${filter.begin ?? ''}-${filter.end ?? ''}.csv`, text);
    toasts.show('success', page.t('money.closing.saved'));
  });
  const isOff = isBusy || isEmpty;
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isOff} onClick={() => isOff || start()}>
      {isBusy ? <Spinner /> : <Download size={18} aria-hidden className="flex-none" />}
      {page.t('money.closing.download')}
    </button>
  );
}
