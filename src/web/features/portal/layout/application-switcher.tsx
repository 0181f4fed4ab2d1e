import { ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ApplicationIcon } from './application-icon.tsx';
import { SwitcherDialog } from './switcher-dialog.tsx';
import { useApplicationAtHand } from './use-application-at-hand.ts';

/** Shows the current application and switches to another one. */
export function ApplicationSwitcher({ applications }: { applications: readonly PortalApplication[] }) {
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const { applicationId, name: loadedName } = useApplicationAtHand();
  const current = applications.find((application) => application.applicationId === applicationId);
  const name = current?.name ?? loadedName ?? applicationId;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="border-control hover:bg-raised flex min-h-12 w-full min-w-0 items-center gap-3 rounded-xl border px-3 py-1.5 text-start"
        onClick={() => setOpen(true)}
      >
        {current !== undefined && <ApplicationIcon icon={current.icon} size={32} />}
        <span className="min-w-0 flex-1">
          <span className="text-muted block text-xs">{page.t('words.application')}</span>
          <span className="block truncate text-sm font-bold">{name ?? page.t('portal.switch.choose')}</span>
          {applicationId !== undefined && name !== applicationId && (
            <span className="text-muted block truncate text-xs">{applicationId}</span>
          )}
        </span>
        <ChevronsUpDown size={18} aria-hidden className="text-muted flex-none" />
      </button>
      {isOpen && <SwitcherDialog recent={applications} current={applicationId} onClose={() => setOpen(false)} />}
    </>
  );
}
