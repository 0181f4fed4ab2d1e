import { useState } from 'react';
import type { PublicSettings } from '#contract/system/entities.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { useAction } from '../../app/use-action.ts';
import { usePage } from '../../app/use-page.ts';

/** Fallback for a failed call, which has shown its own message. */
const NO_CONTACTS = { hotline: '', fax: '', serviceEmail: '' } as const;

interface Opened {
  readonly Dialog: typeof import('./company-dialog.tsx').CompanyDialog;
  readonly company: PublicSettings['company'];
}

/** Opens the company's current contacts (R2.59), loaded on demand. */
export function CompanyLink({ className }: { className: string }) {
  const page = usePage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { isBusy, start } = useAction(async () => {
    const [{ CompanyDialog: Dialog }, { getSettings }] = await Promise.all([
      import('./company-dialog.tsx'),
      import('#contract/system/endpoints.ts'),
      loadMessages(page, 'contacts'),
    ]);
    const { company = NO_CONTACTS } = await page.call(getSettings, {});
    setOpened({ Dialog, company });
  });
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-busy={isBusy} className={className} onClick={start}>
        {page.state.companyName}
      </button>
      {opened !== null && <opened.Dialog company={opened.company} onClose={() => setOpened(null)} />}
    </>
  );
}
