import { expect, it } from 'vitest';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { buildLibraryEntry } from '#tests/web/build-library.ts';
import { buildPage } from '#tests/web/build-page.ts';
import { buildUser } from '#tests/web/build-user.ts';
import { loadRecent } from '#web/kit/game/load-recent.ts';
import { loadLibraryState } from '#web/kit/game/load-state.ts';
import { loadLibrary } from './load-library.ts';

const TOTALS = { favourites: 30, wishes: 0, recent: 0 };

/** A page of a user with `count` library games, or failing calls; records the calls. */
function open({ count = 1, code }: { readonly count?: number; readonly code?: ErrorCode } = {}, user = buildUser()) {
  const asked: unknown[] = [];
  const call = async (_: unknown, input: unknown) => {
    asked.push(input);
    if (code !== undefined) throw new ApiError(code);
    return { count, list: [buildLibraryEntry()], totals: TOTALS };
  };
  // The fake returns a list for every call, the reply type of the only one that is read.
  return { asked, page: { ...buildPage({ locale: 'vi-VN', user }), call: call as CallEndpoint } };
}

it('loads the list of the address in the page’s language', async () => {
  const { asked, page } = open({ count: 45 });
  const data = await loadLibrary(page, { list: 'wishes', sort: 'name', search: ' neon ', page: '2' });
  expect(asked).toEqual([{ list: 'wishes', sort: 'name', search: 'neon', lang: 'vi-VN', limit: 20, offset: 20 }]);
  expect(data).toMatchObject({ view: 'list', count: 45, totals: TOTALS, address: { list: 'wishes', page: 2 } });
});

it('shows the last page for one beyond it', async () => {
  const { page } = open({ count: 45 });
  expect(await loadLibrary(page, { page: '99' })).toMatchObject({ address: { page: 3 } });
});

it('makes no calls for visitors, and explains verification to unverified accounts', async () => {
  const visitor = open();
  expect(await loadLibrary({ ...visitor.page, state: { ...visitor.page.state, user: null } }, {})).toEqual({
    view: 'visitor',
  });
  expect(visitor.asked).toEqual([]);
  for (const code of [ERROR.permissionDenied, ERROR.emailNotVerified] as const) {
    expect(await loadLibrary(open({ code }).page, {})).toEqual({ view: 'closed' });
  }
  await expect(loadLibrary(open({ code: ERROR.systemBusy }).page, {})).rejects.toMatchObject({
    code: ERROR.systemBusy,
  });
});

it('a failed side request does not break the page', async () => {
  expect(await loadRecent(open({ code: ERROR.emailNotVerified }).page)).toEqual([]);
  expect(await loadLibraryState(open({ code: ERROR.systemBusy }).page, 'com.example.neon')).toBeNull();
  const { asked, page } = open();
  expect(await loadRecent(page)).toMatchObject([{ applicationId: 'com.example.neon' }]);
  expect(asked).toEqual([{ list: 'recent', playable: true, limit: 10, lang: 'vi-VN' }]);
});
