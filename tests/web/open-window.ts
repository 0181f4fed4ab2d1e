import { type Answer, buildTestWorld, refusal, type SentCall } from '#client/build-test-client.ts';
import { createAuthenticatedClient } from '#client/create-authenticated-client.ts';
import type { UserProfile } from '#contract/account/entities.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { createSessionControl } from '#web/app/session/session-control.ts';
import { createSessionStore } from '#web/app/session/session-store.ts';
import { signedInParts } from '#web/entry/signed-in-parts.ts';
import { buildUser } from './build-user.ts';

/** The fake clock. */
export const NOW = 1_700_000_000;

const PROFILE = {
  id: 7,
  userId: 7,
  account: 'google:7',
  nickname: 'Ming',
  type: 1,
  providerType: null,
  status: 1,
  loginType: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  deletedAt: null,
  givenName: '',
  familyName: '',
  birthdate: null,
  callingCode: '',
  phoneNumber: '',
  phoneConfirmed: false,
  email: 'ming@example.com',
  emailConfirmed: true,
  postalCode: '',
  address: '',
  avatar: '',
  providerReviewStatus: 0,
} as const satisfies UserProfile;
export const OWN_PROFILE = { ...PROFILE, deviceAllowed: true };
export const COMPANY = { name: 'Star Games' };

/** A cookie as the server sets it; `expiresAt` in seconds. */
export const cookieOf = (token: string, expiresAt: unknown = NOW + 60, tokenType = 'Bearer') =>
  `token=${encodeURIComponent(JSON.stringify({ token, tokenType, expiresAt, expiresIn: 60, loginType: 1 }))}`;

type Answers = Readonly<Record<string, () => Response | Promise<Response>>>;

export const ok = { result: true } as const;
const USUAL: Answers = {
  'GET /time': () => Response.json({ time: NOW, timeMs: NOW * 1000 }),
  'GET /api/user/profile': () => Response.json(OWN_PROFILE),
  'GET /api/provider/profile': () => Response.json(COMPANY),
  'PUT /api/user/logout': () => Response.json(ok),
};

interface Start {
  readonly cookie?: string;
  readonly answers?: Answers;
  /** The user in the server's HTML. */
  readonly user?: ReturnType<typeof buildUser> | null;
}

/** A window with a cookie, a fake server, and a page that can be redirected to the home page. */
export function openWindow({ cookie = cookieOf('a'), answers = {}, user = buildUser() }: Start = {}) {
  const known: Answers = { ...USUAL, ...answers };
  const answer: Answer = ({ method, url }: SentCall) => {
    const found = known[`${method} ${url.split('?', 1)[0]}`];
    return found === undefined ? refusal(ERROR.parameterError, 404) : found();
  };
  const world = buildTestWorld({ answer });
  const store = createSessionStore(user, null);
  const page = { cookies: cookie, address: '/store/deposit', loads: [] as string[] };
  const control = createSessionControl({
    store,
    dependencies: world.dependencies,
    makeClient: createAuthenticatedClient,
    readCookies: () => page.cookies,
    loadParts: async () => signedInParts,
    removeCookie: () => {
      page.cookies = '';
    },
    goHome: async () => {
      page.address = '/';
    },
    reloadHome: () => void page.loads.push('/'),
    reload: () => void page.loads.push(page.address),
  });
  const calls = () => world.sent.map(({ method, url }) => `${method} ${url.split('?', 1)[0]}`);
  const ended = () => {
    const { isLogin, token, user: who, profile } = store.state();
    const isOut = !isLogin && token === '' && who === null && profile === null;
    return isOut && page.cookies === '' && page.address === '/';
  };
  const keys = () => world.messages.map(({ key }) => key);
  return { ...world, store, page, control, calls, ended, keys };
}

export const LOGOUT = 'PUT /api/user/logout';
export const PROFILE_CALL = 'GET /api/user/profile';
