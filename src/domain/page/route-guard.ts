import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath, splitLocalePath } from './locale-path.ts';

export const ROUTE_GUARD_MODES = ['open', 'visitors', 'all'] as const;
export type RouteGuardMode = (typeof ROUTE_GUARD_MODES)[number];

/** The seven pages exempt from the guard (R2.18). */
export const GUARDED_PAGES = [
  '/',
  '/terms/privacy-policy',
  '/terms/terms-of-use',
  '/store/deposit',
  '/store/record',
  '/store/lottery',
  '/store/binding',
] as const;

/** Pages the service worker caches for offline use; they contain nothing of the store (docs/decisions/026). */
const NEVER_GUARDED = ['/offline'] as const;

export interface GuardedVisit {
  readonly mode: RouteGuardMode;
  readonly isSignedIn: boolean;
  readonly pathname: string;
  readonly locales: readonly LocaleCode[];
  /** Further exempt paths, by setting (O11). */
  readonly alsoAllowed: readonly string[];
}

/** The address the route guard redirects a visit to, or null if it may pass (R2.18-R2.20, O4). */
export function guardRoute(visit: GuardedVisit): string | null {
  const isGuarded = visit.mode === 'all' || (visit.mode === 'visitors' && !visit.isSignedIn);
  if (!isGuarded) return null;
  const { locale, path } = splitLocalePath(visit.pathname, visit.locales);
  const isAllowed = [...GUARDED_PAGES, ...NEVER_GUARDED, ...visit.alsoAllowed].includes(path);
  return isAllowed ? null : localizePath('/', locale);
}
