import { useMatches, useRouterState } from '@tanstack/react-router';
import {
  AppWindow,
  Building2,
  ChartColumn,
  ChevronRight,
  FileSpreadsheet,
  FlaskConical,
  KeyRound,
  LayoutDashboard,
  MessageSquareText,
  Newspaper,
  PackageOpen,
  Store,
  Tag,
  Webhook,
} from 'lucide-react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';

interface PortalPlace {
  readonly path: string;
  readonly label: MessageKey;
  readonly Icon: typeof AppWindow;
}

/** The home page of the portal. */
const DASHBOARD = { path: '/developer', label: 'portal.nav.dashboard', Icon: LayoutDashboard } as const;

/** The pages of the portal in the order of the navigation. */
export const PORTAL_PLACES: readonly PortalPlace[] = [
  DASHBOARD,
  { path: '/developer/applications', label: 'shell.account.applications', Icon: AppWindow },
  { path: '/developer/versions', label: 'shell.account.versions', Icon: PackageOpen },
  { path: '/developer/products', label: 'shell.account.products', Icon: Tag },
  { path: '/developer/sales', label: 'portal.nav.sales', Icon: ChartColumn },
  { path: '/developer/statements', label: 'portal.nav.statements', Icon: FileSpreadsheet },
  { path: '/developer/ratings', label: 'portal.nav.ratings', Icon: MessageSquareText },
  { path: '/developer/page', label: 'portal.nav.page', Icon: Store },
  { path: '/developer/news', label: 'shell.nav.news', Icon: Newspaper },
  { path: '/developer/tests', label: 'portal.nav.tests', Icon: FlaskConical },
  { path: '/developer/webhooks', label: 'portal.nav.webhooks', Icon: Webhook },
  { path: '/developer/tokens', label: 'words.accessTokens', Icon: KeyRound },
  { path: '/developer/company', label: 'words.company', Icon: Building2 },
];

/** The navigation entry of a page; pages of a single application belong to the applications. */
export function placeOf(path: string): PortalPlace | undefined {
  return PORTAL_PLACES.findLast((place) => path === place.path || path.startsWith(`${place.path}/`));
}

/** Pages that depend on the application in their query string. */
const CHOSEN_PLACES: readonly string[] = [
  '/developer/versions',
  '/developer/products',
  '/developer/sales',
  '/developer/ratings',
  '/developer/webhooks',
];

/** The query string that selects an application on a page; empty for pages that do not depend on one. */
export function chosenQuery(path: string, applicationId: string | undefined): string {
  if (applicationId === undefined || !CHOSEN_PLACES.includes(path)) return '';
  return `?${new URLSearchParams({ applicationId })}`;
}

/**
 * The address after switching to another application: the same page if it depends on an application, else the editor.
 */
export function switchedAddress(
  path: string,
  applicationId: string,
): { readonly path: string; readonly query: string } {
  const place = placeOf(path)?.path ?? '';
  const query = chosenQuery(place, applicationId);
  return query === '' ? { path: `/developer/applications/${applicationId}`, query } : { path: place, query };
}

/** The ID of the application in the path of a page. */
export function applicationIdOf(path: string): string | undefined {
  const [, id] = /^\/developer\/applications\/([^/]+)/.exec(path) ?? [];
  return id === undefined || id === 'new' ? undefined : decodeURIComponent(id);
}

/** The application that a page is about, as far as its path and loader data tell. */
interface ApplicationAtHand {
  readonly applicationId: string | undefined;
  readonly name: string | undefined;
}

export function useApplicationAtHand(): ApplicationAtHand {
  const { locale } = usePage().state;
  const ofPath = useRouterState({ select: (state) => applicationIdOf(state.location.pathname) });
  const loaded = useMatches({ select: (matches) => matches.at(-1)?.loaderData });
  const applicationId = ofPath ?? readText(loaded, 'applicationId');
  return { applicationId, name: nameOf(loaded, { applicationId, locale }) };
}

/** The application's name in a page's loader data: as a field, among its texts or in the list of applications. */
export function nameOf(
  loaded: unknown,
  { applicationId, locale }: Pick<ApplicationAtHand, 'applicationId'> & { readonly locale: string },
): string | undefined {
  const application = readPart(loaded, 'application') ?? readPart(readPart(loaded, 'loaded'), 'application');
  const texts = readList(application, 'contents');
  const ofLanguage = (lang: unknown) => texts.find((text) => readText(text, 'lang') === lang);
  const listed = readList(loaded, 'applications').find((one) => readText(one, 'applicationId') === applicationId);
  return (
    readText(application, 'name') ??
    readText(ofLanguage(locale), 'name') ??
    readText(ofLanguage(readText(application, 'contentDefault')), 'name') ??
    readText(listed, 'name')
  );
}

function readList(value: unknown, name: string): readonly unknown[] {
  const list = readPart(value, name);
  return Array.isArray(list) ? list : [];
}

function readPart(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function readText(value: unknown, name: string): string | undefined {
  const text = readPart(value, name);
  return typeof text === 'string' ? text : undefined;
}

interface Crumb {
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
