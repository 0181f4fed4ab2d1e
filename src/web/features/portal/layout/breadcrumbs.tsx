import { useMatches, useRouterState } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { applicationIdOf, chosenQuery, DASHBOARD, PORTAL_PLACES, useApplicationAtHand } from './portal-places.ts';

export interface Crumb {
  readonly path: string;
  readonly text: string;
}

/** In messages of the whole portal: breadcrumbs are shown while those of their page are still loading. */
const OTHER_PAGES: Readonly<Record<string, MessageKey>> = {
  '/developer/applications/new': 'portal.crumb.new',
  '/developer/versions/new': 'versions.new',
  '/developer/products/new': 'products.new',
  '/developer/products/discounts': 'discounts.title',
};
const PRICE_HISTORY = /^\/developer\/products\/\d+\/prices$/;

interface CrumbFacts {
  readonly applications: readonly PortalApplication[];
  /** The page's own name: `crumb` of its loader data. */
  readonly name: string | undefined;
  /** The name of its parent page: `parentCrumb` of its loader data. */
  readonly parent?: string | undefined;
}

/** The breadcrumbs from the dashboard to a page; an application appears by its name if that is known. */
export function crumbsOf(
  page: Pick<Page, 't'>,
  path: string,
  { applications, name, parent }: CrumbFacts,
): readonly Crumb[] {
  const parts = path.split('/').filter((part) => part !== '');
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
  return paths.map((step) => {
    const label = PORTAL_PLACES.find((place) => place.path === step)?.label ?? OTHER_PAGES[step];
    if (label !== undefined) return { path: step, text: page.t(label) };
    if (PRICE_HISTORY.test(step)) return { path: step, text: page.t('products.history') };
    if (step === path && name !== undefined) return { path: step, text: name };
    if (step === paths.at(-2) && parent !== undefined) return { path: step, text: parent };
    const id = applicationIdOf(step) ?? step;
    return { path: step, text: applications.find(({ applicationId }) => applicationId === id)?.name ?? id };
  });
}

/** The breadcrumbs of the portal; empty on the dashboard. */
export function Breadcrumbs({ applications }: Pick<CrumbFacts, 'applications'>) {
  const page = usePage();
  const path = useRouterState({ select: (state) => state.location.pathname.replace(/\/$/, '') });
  const { applicationId } = useApplicationAtHand();
  const name = useMatches({ select: (matches) => readCrumb(matches.at(-1)?.loaderData, 'crumb') });
  const parent = useMatches({ select: (matches) => readCrumb(matches.at(-1)?.loaderData, 'parentCrumb') });
  if (path === DASHBOARD.path) return null;
  const crumbs = crumbsOf(page, path, { applications, name, parent });
  return (
    <nav aria-label={page.t('shell.crumbs')} className="-mb-4">
      <ol className="text-muted flex min-w-0 flex-wrap items-center gap-x-1 text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight size={16} aria-hidden className="flex-none" />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="text-ink max-w-64 truncate">
                {crumb.text}
              </span>
            ) : (
              <a
                href={page.href(crumb.path, chosenQuery(crumb.path, applicationId))}
                className="hover:text-ink inline-flex min-h-11 items-center"
              >
                {crumb.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function readCrumb(loaded: unknown, key: 'crumb' | 'parentCrumb'): string | undefined {
  if (typeof loaded !== 'object' || loaded === null) return undefined;
  const text: unknown = Reflect.get(loaded, key);
  return typeof text === 'string' ? text : undefined;
}
