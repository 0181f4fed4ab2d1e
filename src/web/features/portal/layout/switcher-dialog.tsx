import { useRouterState } from '@tanstack/react-router';
import { Plus, Search } from 'lucide-react';
import { useState } from 'react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { ApplicationIcon } from './application-icon.tsx';
import { switchedAddress } from './portal-places.ts';
import { useApplicationSearch } from './use-application-search.ts';

interface SwitcherDialogProps {
  readonly recent: readonly PortalApplication[];
  readonly current: string | undefined;
  readonly onClose: () => void;
}

/** The developer's applications, most recently changed first, with a search over all of them. */
export function SwitcherDialog({ recent, current, onClose }: SwitcherDialogProps) {
  const page = usePage();
  const [word, setWord] = useState('');
  const applications = useApplicationSearch(word, recent);
  const from = useRouterState({ select: (state) => state.location.pathname });
  const addressOf = (applicationId: string) => {
    const { path, query } = switchedAddress(from, applicationId);
    return page.href(path, query);
  };
  return (
    <ModalDialog title={page.t('portal.switch.title')} onClose={onClose}>
      <label className="border-control bg-page flex min-h-12 items-center gap-2 rounded-xl border px-4">
        <Search size={18} aria-hidden className="text-muted flex-none" />
        <span className="sr-only">{page.t('portal.switch.search')}</span>
        <input
          type="search"
          value={word}
          maxLength={100}
          autoComplete="off"
          placeholder={page.t('portal.switch.search')}
          onChange={(event) => setWord(event.target.value)}
          className="search-input placeholder:text-muted min-h-11 w-full min-w-0 bg-transparent outline-none"
        />
      </label>
      <p role="status" className="text-muted mt-3 text-xs">
        {word.trim() === ''
          ? page.t('portal.switch.recent')
          : page.t('portal.switch.found', { count: applications.length })}
      </p>
      <ul className="-mx-2 mt-1 h-[min(360px,46vh)] overflow-y-auto">
        {applications.map((application) => (
          <li key={application.applicationId}>
            <a
              href={addressOf(application.applicationId)}
              aria-current={application.applicationId === current ? 'true' : undefined}
              onClick={onClose}
              className="hover:bg-raised aria-[current]:bg-raised flex min-h-12 items-center gap-3 rounded-xl px-2 py-1.5"
            >
              <ApplicationIcon icon={application.icon} size={36} />
              <span className="min-w-0">
                <span className="block truncate text-sm font-bold">{application.name}</span>
                <span className="text-muted block truncate text-xs">{page.t(`shelf.${application.status}`)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <a href={page.href('/developer/applications/new')} onClick={onClose} className="btn btn-quiet mt-4 w-full">
        <Plus size={18} aria-hidden />
        {page.t('portal.crumb.new')}
      </a>
    </ModalDialog>
  );
}
