import type { LocaleCode } from '#contract/values/locales.ts';
import { localizePath, splitLocalePath } from './locale-path.ts';

export const ROUTE_GUARD_MODES = ['open', 'visitors', 'all'] as const;
export type RouteGuardMode = (typeof ROUTE_GUARD_MODES)[number];

/** The seven pages that the guard lets through (R2.18). */
export const GUARDED_PAGES = [
  '/',
  '/terms/privacy-policy',
  '/terms/terms-of-use',
  '/store/deposit',
  '/store/record',
  '/store/lottery',
  '/store/binding',
] as const;

/** What the service worker keeps and shows without a connection: nothing of the store is on it (docs/decisions/026). */
const NEVER_GUARDED = ['/offline'] as const;

export interface GuardedVisit {
  readonly mode: RouteGuardMode;
  readonly isSignedIn: boolean;
  readonly pathname: string;
  readonly locales: readonly LocaleCode[];
  /** Further paths let through by setting (O11). */
  readonly alsoAllowed: readonly string[];
}

/** The address a visit is redirected to by the route guard, or null when it may pass (R2.18-R2.20, O4). */
export function guardRoute(visit: GuardedVisit): string | null {
  const isGuarded = visit.mode === 'all' || (visit.mode === 'visitors' && !visit.isSignedIn);
  if (!isGuarded) return null;
  const { locale, path } = splitLocalePath(visit.pathname, visit.locales);
  const isAllowed = [...GUARDED_PAGES, ...NEVER_GUARDED, ...visit.alsoAllowed].includes(path);
  return isAllowed ? null : localizePath('/', locale);
}
