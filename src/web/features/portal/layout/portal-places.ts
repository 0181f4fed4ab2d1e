import { useMatches, useRouterState } from '@tanstack/react-router';
import {
  AppWindow,
  Building2,
  ChartColumn,
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
import type { MessageKey } from '#i18n/message-key.ts';
import { usePage } from '#web/app/use-page.ts';

interface PortalPlace {
  readonly path: string;
  readonly label: MessageKey;
  readonly Icon: typeof AppWindow;
}

/** The home page of the portal. */
export const DASHBOARD = { path: '/developer', label: 'portal.nav.dashboard', Icon: LayoutDashboard } as const;

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
