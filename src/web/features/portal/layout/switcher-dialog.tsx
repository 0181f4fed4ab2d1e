import { useRouterState } from '@tanstack/react-router';
import { Plus, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ApplicationIcon } from './application-icon.tsx';
import { switchedAddress } from './portal-places.ts';

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
      <LinkButton href={page.href('/developer/applications/new')} onClick={onClose} className="mt-4 w-full" Icon={Plus}>
        {page.t('portal.crumb.new')}
      </LinkButton>
    </ModalDialog>
  );
}

const TYPING_PAUSE_MS = 150;

/** Searches the developer's applications with a debounce; returns `recent` while the search field is empty. */
function useApplicationSearch(word: string, recent: readonly PortalApplication[]): readonly PortalApplication[] {
  const { call, state } = usePage();
  const [found, setFound] = useState(recent);
  const search = word.trim();
  useEffect(() => {
    if (search === '') {
      setFound(recent);
      return;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      const request = { search, lang: state.locale, limit: LIMITS.pageSizeDefault };
      const reply = await call(listPortalApplications, request, { loadingBar: false, isQuiet: true }).catch(() => null);
      if (!isStale && reply !== null) setFound(reply.list);
    }, TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [search, recent, call, state.locale]);
  return found;
}
