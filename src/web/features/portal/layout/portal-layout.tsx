import { useRouter, useRouterState } from '@tanstack/react-router';
import { ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { OldDataNotice } from '#web/kit/state/old-data-notice.tsx';
import { ApplicationIcon } from './application-icon.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { chosenQuery, PORTAL_PLACES, placeOf } from './portal-places.ts';
import { SwitcherDialog } from './switcher-dialog.tsx';
import { useApplicationAtHand } from './use-application-at-hand.ts';

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
