import type { LocaleCode } from '#contract/values/locales.ts';
import { USER_TYPE } from '#contract/values/page-states.ts';
import { localizePath } from './locale-path.ts';
import type { PageUser } from './page-user.ts';
import { RETURN_QUERY, readReturnPath, returnQuery } from './return-path.ts';

/** Query of the root that opens the sign-in dialog; the page takes it out of its address at once. */
export const SIGN_IN_QUERY = { name: 'signIn', value: '1' } as const;

type Visitor = Pick<PageUser, 'type' | 'isOperator'>;

interface Area {
  /** The path itself and everything below it. */
  readonly path: string;
  readonly isOpenTo: (user: Visitor) => boolean;
  /** A visitor may read it without signing in. */
  readonly isPublic?: true;
  /** Where those go whom it is not open to; absent: to the root. */
  readonly instead?: string;
}

/** Who may open what (O5). The first area that a path lies in counts; every other page is open to all. */
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
  /** Path of the matched route, without language: however an address is spelled, this is the page it shows. */
  readonly path: string;
  readonly user: Visitor | null;
  readonly locale: LocaleCode;
  /** The address as it was asked for, with its query: where the sign-in leads back to. */
  readonly address: string;
}

/**
 * The address that a visit is sent to when its page needs somebody else: for a visitor the root with the sign-in
 * dialog open, which leads back; for a signed-in user without the role the root or what the area names (R2.11). Null
 * when it may pass (R2.21, O5).
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
