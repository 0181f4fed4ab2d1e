import { useRouter, useRouterState } from '@tanstack/react-router';
import { ChevronsUpDown, Plus, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ModalDialog } from '#web/kit/dialog/modal-dialog.tsx';
import { OldDataNotice } from '#web/kit/state/old-data-notice.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ApplicationIcon } from './application-icon.tsx';
import {
  Breadcrumbs,
  chosenQuery,
  PORTAL_PLACES,
  placeOf,
  switchedAddress,
  useApplicationAtHand,
} from './breadcrumbs.tsx';

interface PortalLayoutProps {
  /** Most recently changed first. */
  readonly applications: readonly PortalApplication[];
  readonly children: ReactNode;
}

/** The layout of the developer portal with its navigation. */
export function PortalLayout({ applications, children }: PortalLayoutProps) {
  return (
    <div className="pad mx-auto flex max-w-[1440px] flex-col gap-5 py-5 md:flex-row md:gap-8 md:py-8 lg:gap-10">
      <div className="flex flex-col gap-4 md:sticky md:top-[96px] md:h-fit md:w-[200px] md:flex-none lg:w-[232px]">
        <ApplicationSwitcher applications={applications} />
        <PortalNavigation />
      </div>
      <div
        id="portal-content"
        data-page-content
        tabIndex={-1}
        className="flex min-w-0 flex-1 flex-col gap-6 outline-none"
      >
        <Breadcrumbs applications={applications} />
        <OldDataNotice />
        {children}
      </div>
    </div>
  );
}

/** Shows the current application and switches to another one. */
function ApplicationSwitcher({ applications }: { applications: readonly PortalApplication[] }) {
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

/** The navigation of the portal: a sidebar, or on narrow screens a scrollable row. */
function PortalNavigation() {
  const page = usePage();
  const { routesByPath } = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { applicationId } = useApplicationAtHand();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (current) row.current?.scrollTo({ left: current.offsetLeft - 64 });
  }, [path]);
  const places = PORTAL_PLACES.filter((place) => Object.hasOwn(routesByPath, place.path));
  const current = placeOf(path);
  return (
    <nav aria-label={page.t('portal.title')}>
      <ul
        ref={row}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-col md:gap-1 md:overflow-visible md:p-0"
      >
        {places.map((place) => (
          <li key={place.path} className="flex-none">
            <a
              href={page.href(place.path, chosenQuery(place.path, applicationId))}
              aria-current={place === current ? (path === place.path ? 'page' : 'true') : undefined}
              className="border-line text-muted hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink flex min-h-11 items-center gap-3 rounded-full border px-4 py-2 text-sm leading-snug whitespace-nowrap aria-[current]:border-transparent aria-[current]:font-bold md:min-h-12 md:rounded-xl md:border-transparent md:text-base md:whitespace-normal"
            >
              <place.Icon size={20} aria-hidden className={`flex-none ${place === current ? 'text-gold-text' : ''}`} />
              {page.t(place.label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Loads the data of the portal's layout: the most recently changed applications. */
export async function loadPortal(page: Page): Promise<{ readonly applications: readonly PortalApplication[] }> {
  const { list } = await page.call(listPortalApplications, { lang: page.state.locale });
  return { applications: list };
}

interface SwitcherDialogProps {
  readonly recent: readonly PortalApplication[];
  readonly current: string | undefined;
  readonly onClose: () => void;
}

/** The developer's applications, most recently changed first, with a search over all of them. */
function SwitcherDialog({ recent, current, onClose }: SwitcherDialogProps) {
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
