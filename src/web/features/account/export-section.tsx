import { Download } from 'lucide-react';
import { receiveFile } from '#client/receive-file.ts';
import { exportAccount } from '#contract/account/endpoints.ts';
import { EXPORT_TIMEOUT_MS } from '#web/kit/list/save-csv.ts';
import { AccountSection } from '#web/kit/page/account-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { saveFile } from '../../ui/save-file.ts';

/** Exports all data of the account as a file. */
export function ExportSection() {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    // Streamed into a blob: it may be too large to parse.
    const file = receiveFile();
    await page.call(exportAccount, {}, { fetch: file.fetch, timeoutMs: EXPORT_TIMEOUT_MS });
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`starhall-account-${day}.json`, 'application/json', file.read());
    toasts.show('success', page.t('account.export.done'));
  });
  return (
    <AccountSection id="export" title={page.t('account.export.title')} lead={page.t('account.export.text')}>
      <Button className="sm:self-start" isBusy={isBusy} onClick={start} Icon={Download}>
        {page.t(isBusy ? 'words.preparingTheFile' : 'account.export.button')}
      </Button>
    </AccountSection>
  );
}
