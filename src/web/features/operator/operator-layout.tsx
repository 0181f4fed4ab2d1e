import { useRouterState } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { getCounters } from '#contract/system/operator-endpoints.ts';
import type { OperatorCounters } from '#contract/system/operator-entities.ts';
import { useNextPages } from '#web/first-load/use-next-pages.ts';
import { OldDataNotice } from '#web/kit/state/old-data-notice.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Page, usePage } from '../../app/use-page.ts';
import { useLiveData } from '../../live/use-live-data.ts';
import { countWaitingAt, OPERATOR_GROUPS, OPERATOR_PLACES } from './operator-places.ts';
import { ConsoleSearch } from './search/console-search.tsx';

interface OperatorLayoutProps {
  /** Counts of pending work; null if they could not be loaded. */
  readonly counters: OperatorCounters | null;
  readonly children: ReactNode;
}

/** The layout of the console: the page beside its search and navigation. */
export function OperatorLayout({ counters: loaded, children }: OperatorLayoutProps) {
  const counters = useLiveCounters(loaded);
  return (
    <div className="pad mx-auto flex max-w-[1440px] flex-col gap-6 py-5 md:py-8 lg:flex-row lg:gap-8">
      <div className="relative z-20 flex items-center gap-3 lg:sticky lg:top-[96px] lg:w-[212px] lg:flex-none lg:flex-col-reverse lg:items-stretch lg:self-start">
        <OperatorNavigation counters={counters} />
        <ConsoleSearch />
      </div>
      <div data-page-content tabIndex={-1} className="flex min-w-0 flex-1 flex-col gap-6 outline-none">
        <OldDataNotice />
        {children}
      </div>
    </div>
  );
}

const MENU_ID = 'operator-menu';
const OPERATOR_PATHS = OPERATOR_PLACES.map(({ path }) => path);

/** The console's navigation: a sidebar, or on narrow screens a menu behind a button that names the current page. */
function OperatorNavigation({ counters }: { counters: OperatorCounters | null }) {
  const page = usePage();
  const menu = useRef<HTMLDivElement>(null);
  const path = useRouterState({ select: (state) => state.location.pathname });
  // Close the menu on navigation.
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [path]);
  useNextPages(OPERATOR_PATHS);
  return (
    <nav aria-label={page.t('shell.account.operator')} className="max-sm:flex-1">
      <MenuButton path={path} />
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="card absolute inset-x-4 top-[170px] bottom-auto m-0 max-h-[calc(100dvh-186px)] w-auto sm:top-36 sm:right-auto sm:w-[420px] overflow-y-auto p-3 lg:static lg:w-auto lg:flex lg:max-h-[calc(100dvh-172px)] lg:flex-col lg:gap-5 lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
      >
        {OPERATOR_GROUPS.map(({ label, places }) => (
          <div key={label} className="not-first:mt-3 lg:not-first:mt-0">
            <h2 id={label} className="text-muted mb-1 px-3 font-sans text-xs font-bold">
              {page.t(label)}
            </h2>
            {/* Not a region: an invoice page has one with this name. */}
            <ul aria-labelledby={label} className="grid grid-cols-2 gap-1 lg:grid-cols-1">
              {places.map((place) => (
                <li key={place.path}>
                  <PlaceLink
                    place={place}
                    isCurrent={isAt(place.path, path)}
                    waiting={'waiting' in place ? countWaitingAt(place.waiting, counters) : 0}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

type Place = (typeof OPERATOR_PLACES)[number];

/** Detail pages belong to the page of their list. */
function isAt(place: string, path: string): boolean {
  return path === place || (place !== '/operator' && path.startsWith(`${place}/`));
}

interface PlaceLinkProps {
  readonly place: Place;
  readonly isCurrent: boolean;
  /** The number of pending items. */
  readonly waiting: number;
}

function PlaceLink({ place: { path, label, Icon }, isCurrent, waiting }: PlaceLinkProps) {
  const page = usePage();
  return (
    <a
      href={page.href(path)}
      aria-current={isCurrent ? 'page' : undefined}
      className="text-muted hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink flex min-h-11 items-center gap-2.5 rounded-xl px-3 py-1.5 text-sm leading-snug aria-[current]:font-bold"
    >
      <Icon size={18} aria-hidden className={`flex-none ${isCurrent ? 'text-gold-text' : ''}`} />
      <span className="min-w-0 flex-1 wrap-anywhere">{page.t(label)}</span>
      {waiting > 0 && (
        <span className="bg-gold text-on-gold min-w-6 flex-none rounded-full px-1.5 text-center text-xs font-bold tabular-nums">
          <span aria-hidden>{waiting > 99 ? '99+' : waiting}</span>
          <span className="sr-only">{page.t('operations.waiting', { count: waiting })}</span>
        </span>
      )}
    </a>
  );
}

function MenuButton({ path }: { path: string }) {
  const page = usePage();
  const place = OPERATOR_PLACES.find((one) => isAt(one.path, path));
  return (
    <Button popoverTarget={MENU_ID} className="w-full justify-between sm:w-auto lg:hidden">
      <span className="flex items-center gap-2.5">
        {place && <place.Icon size={18} aria-hidden className="text-gold-text flex-none" />}
        <span className="sr-only">{page.t('money.menu')} </span>
        {page.t(place?.label ?? 'shell.account.operator')}
      </span>
      <ChevronDown size={18} aria-hidden className="flex-none" />
    </Button>
  );
}

/** The counts of pending work; null on failure, since the page matters more than the badges of its navigation. */
export async function loadCounters(page: Page): Promise<OperatorCounters | null> {
  return page.call(getCounters, {}, { isQuiet: true, loadingBar: false }).catch(() => null);
}

/** Keeps the counts of pending work up to date; if a refresh fails, the previous ones stay. */
export function useLiveCounters(loaded: OperatorCounters | null): OperatorCounters | null {
  return useLiveData<OperatorCounters | null>(loaded, ['console'], (quiet) => quiet.call(getCounters, {}));
}
