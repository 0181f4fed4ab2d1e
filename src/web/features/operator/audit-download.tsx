import { Download } from 'lucide-react';
import { exportAudit } from '#contract/admin/endpoints.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { EXPORT_TIMEOUT_MS } from '../store/export-button.tsx';
import { type AuditFilter, callOfAudit } from './audit-filter.ts';
import { saveCsv } from './money/save-csv.ts';

/** Everything that the filter finds, all pages of it, as a table for spreadsheets. */
export function AuditDownload({ filter, isEmpty }: { filter: AuditFilter; isEmpty: boolean }) {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const asked = { ...callOfAudit(filter), lang: page.state.locale };
    saveCsv('starhall-audit-log.csv', await page.call(exportAudit, asked, { timeoutMs: EXPORT_TIMEOUT_MS }));
    toasts.show('success', page.t('operator.audit.saved'));
  });
  const isOff = isBusy || isEmpty;
  return (
    <button type="button" className="btn btn-quiet" aria-disabled={isOff} onClick={() => isOff || start()}>
      {isBusy ? <Spinner /> : <Download size={18} aria-hidden className="flex-none" />}
      {page.t('money.closing.download')}
    </button>
  );
}
