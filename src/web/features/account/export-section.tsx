import { Download } from 'lucide-react';
import { exportAccount } from '#contract/account/endpoints.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { AccountSection } from './account-page.tsx';

/** Many years of records take longer than an ordinary call. */
const PATIENT = { timeoutMs: 300_000 } as const;

/** Everything that is kept of the account, as a file. */
export function ExportSection() {
  const page = usePage();
  const { isBusy, start } = useAction(async () => {
    const exported = await page.call(exportAccount, {}, PATIENT);
    const day = exported.exportedAt.slice(0, 10);
    saveFile(`starhall-account-${day}.json`, 'application/json', `${JSON.stringify(exported, null, 2)}\n`);
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
