import { afterEach, expect, it, vi } from 'vitest';
import { LOGIN_TYPE } from '#contract/values/states.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { closeSignIn, openSignIn, signInRequest } from '#web/app/session/open-sign-in.ts';
import { adoptSession } from './adopt-session.ts';

const SESSION = {
  token: 'a',
  tokenType: 'Bearer',
  expiresAt: 60,
  expiresIn: 60,
  loginType: LOGIN_TYPE.google,
} as const;

afterEach(() => vi.unstubAllGlobals());

/** The target after signing in on a page; null: the current page. */
async function targetAt(address: string): Promise<string | null | undefined> {
  const { search, pathname } = new URL(address, 'https://games.example.com');
  vi.stubGlobal('location', { search, pathname });
  vi.stubGlobal('sessionStorage', { setItem: () => undefined });
  const targets: (string | null | undefined)[] = [];
  const startSession = async (_session: unknown, target?: string | null) => void targets.push(target);
  await adoptSession({ ...buildPage({ locale: 'en-US' }), startSession }, SESSION, { keepsPage: false });
  return targets[0];
}

it('R2.21 opens the requested page, and none outside the store', async () => {
  const link = '/en-US/operator/deposits?status=1&a=%2Fb#c';
  expect(await targetAt(`/en-US?returnTo=${encodeURIComponent(link)}`)).toBe(link);
  const foreign = [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '%2f%2fevil.example',
    '/.//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ];
  for (const address of foreign) {
    for (const raw of [encodeURIComponent(address), encodeURIComponent(encodeURIComponent(address))]) {
      expect(await targetAt(`/en-US/games?returnTo=${raw}`), raw).toBeNull();
      expect(await targetAt(`/en-US/login?returnTo=${raw}`), raw).toBe('/en-US');
    }
  }
});

it('a page of one account is reloaded after a sign-in with another one, not with the same', async () => {
  const loadedAfter = async (id: number) => {
    const loaded: string[] = [];
    const page = buildPage({ locale: 'en-US' });
    page.session.set({ user: buildUser({ id: 1 }) });
    const reloadProfile = async () => page.session.set({ user: buildUser({ id }) });
    const startSession = async () => void loaded.push('page');
    await adoptSession({ ...page, startSession, reloadProfile }, SESSION, { keepsPage: true });
    return loaded;
  };
  expect(await loadedAfter(1)).toEqual([]);
  expect(await loadedAfter(2)).toEqual(['page']);
});

it('a page that must keep running is not reloaded, even if the dialog was closed during the call', async () => {
  for (const isClosed of [false, true]) {
    const loaded: string[] = [];
    const page = {
      ...buildPage({ locale: 'en-US' }),
      startSession: async () => void loaded.push('page'),
      reloadProfile: async () => void loaded.push('profile'),
    };
    openSignIn({ keepsPage: true });
    if (isClosed) closeSignIn();
    await adoptSession(page, SESSION, { keepsPage: true });
    expect([loaded, page.session.state().isLogin, signInRequest.get()]).toEqual([['profile'], true, null]);
  }
});
