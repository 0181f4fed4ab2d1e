import type { LocaleCode } from '#contract/values/locales.ts';
import { USER_TYPE } from '#contract/values/page-states.ts';
import { localizePath } from './locale-path.ts';
import type { PageUser } from './page-user.ts';
import { RETURN_QUERY, readReturnPath, returnQuery } from './return-path.ts';

/** Query of the root page that opens the sign-in dialog; the page removes it from its address immediately. */
export const SIGN_IN_QUERY = { name: 'signIn', value: '1' } as const;

type Visitor = Pick<PageUser, 'type' | 'isOperator'>;

interface Area {
  /** The path itself and everything below it. */
  readonly path: string;
  readonly isOpenTo: (user: Visitor) => boolean;
  /** Visitors may read it without signing in. */
  readonly isPublic?: true;
  /** Where users without access are redirected; the root by default. */
  readonly instead?: string;
}

/** Access rules (O5). The first area that contains a path applies; all other pages are public. */
const AREAS: readonly Area[] = [
  {
    path: '/developer/become',
    isOpenTo: ({ type }) => type !== USER_TYPE.developer,
    isPublic: true,
    instead: '/developer',
  },
  { path: '/developer', isOpenTo: ({ type }) => type === USER_TYPE.developer },
  { path: '/operator', isOpenTo: ({ isOperator }) => isOperator },
  { path: '/account', isOpenTo: () => true },
  { path: '/login', isOpenTo: () => false, isPublic: true },
];

export interface AuthenticatedVisit {
  /** Path of the matched route, without language, however the address was spelled. */
  readonly path: string;
  readonly user: Visitor | null;
  readonly locale: LocaleCode;
  /** The requested address with its query, to return to after the sign-in. */
  readonly address: string;
}

/**
 * Where to redirect a visit that is not authorized: visitors to the root with the sign-in dialog open, which leads
 * back; signed-in users without the role to the root or the area's alternative (R2.11). Null if the visit may pass
 * (R2.21, O5).
 */
export function authenticateRoute({ path, user, locale, address }: AuthenticatedVisit): string | null {
  const area = AREAS.find((candidate) => path === candidate.path || path.startsWith(`${candidate.path}/`));
  if (area === undefined) return null;
  const root = localizePath('/', locale);
  if (user === null) {
    return area.isPublic ? null : `${root}?${SIGN_IN_QUERY.name}=${SIGN_IN_QUERY.value}${returnQuery(address)}`;
  }
  if (area.isOpenTo(user)) return null;
  const asked = area.path === '/login' ? readReturnPath(queryOf(address).get(RETURN_QUERY)) : null;
  return asked ?? localizePath(area.instead ?? '/', locale);
}

function queryOf(address: string): URLSearchParams {
  return new URLSearchParams(/\?([^#]*)/.exec(address)?.[1] ?? '');
}
