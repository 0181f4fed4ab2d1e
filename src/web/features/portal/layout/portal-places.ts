import { AppWindow, Building2, FlaskConical, LayoutDashboard, PackageOpen, Tag } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';

export interface PortalPlace {
  readonly path: string;
  readonly label: MessageKey;
  readonly Icon: typeof AppWindow;
}

/** Where the portal begins. */
export const DASHBOARD = { path: '/developer', label: 'portal.nav.dashboard', Icon: LayoutDashboard } as const;

/** The pages of the portal, in the order of their navigation. */
export const PORTAL_PLACES: readonly PortalPlace[] = [
  DASHBOARD,
  { path: '/developer/applications', label: 'portal.nav.applications', Icon: AppWindow },
  { path: '/developer/versions', label: 'portal.nav.versions', Icon: PackageOpen },
  { path: '/developer/products', label: 'portal.nav.products', Icon: Tag },
  { path: '/developer/tests', label: 'portal.nav.tests', Icon: FlaskConical },
  { path: '/developer/company', label: 'portal.nav.company', Icon: Building2 },
];

/** The place that a page belongs to: the page of one application belongs to the applications. */
export function placeOf(path: string): PortalPlace | undefined {
  return PORTAL_PLACES.findLast((place) => path === place.path || path.startsWith(`${place.path}/`));
}

/** The ID of the application that a page is about. */
export function applicationIdOf(path: string): string | undefined {
  const [, id] = /^\/developer\/applications\/([^/]+)/.exec(path) ?? [];
  return id === undefined || id === 'new' ? undefined : decodeURIComponent(id);
}
