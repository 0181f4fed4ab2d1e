import { Download } from 'lucide-react';
import { receiveFile } from '#client/receive-file.ts';
import { exportAccount } from '#contract/account/endpoints.ts';
import { EXPORT_TIMEOUT_MS } from '#web/kit/list/save-csv.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { AccountSection } from './account-page.tsx';

/** Everything that is kept of the account, as a file. */
export function ExportSection() {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    // As it comes, unread: it may be longer than a page can hold as values.
    const file = receiveFile();
    await page.call(exportAccount, {}, { fetch: file.fetch, timeoutMs: EXPORT_TIMEOUT_MS });
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`starhall-account-${day}.json`, 'application/json', file.read());
    toasts.show('success', page.t('account.export.done'));
  });
  return (
    <AccountSection id="export" title={page.t('account.export.title')} lead={page.t('account.export.text')}>
      <button type="button" className="btn btn-quiet sm:self-start" aria-disabled={isBusy} onClick={start}>
        {isBusy ? <Spinner /> : <Download size={18} aria-hidden className="flex-none" />}
        {page.t(isBusy ? 'account.export.busy' : 'account.export.button')}
      </button>
    </AccountSection>
  );
}
