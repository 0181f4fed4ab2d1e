import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { chosenQuery, PORTAL_PLACES, placeOf } from './portal-places.ts';
import { useApplicationAtHand } from './use-application-at-hand.ts';

/** The navigation of the portal: a sidebar, or on narrow screens a scrollable row. */
export function PortalNavigation() {
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
