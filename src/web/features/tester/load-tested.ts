import { listTestApplications } from '#contract/test-account/endpoints.ts';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import type { Page } from '../../app/use-page.ts';

/** A page of the games that the account may test. */
export function loadTested(page: Page, { page: number }: Readonly<Record<string, unknown>>) {
  return loadPage(readPageNumber(number), (span) =>
    page.call(listTestApplications, { ...span, lang: page.state.locale }),
  );
}

/** Whether there are games to test; false if the account may not ask, for example with an unverified email. */
export async function hasTests(page: Page): Promise<boolean> {
  const { user } = page.state;
  if (user === null || !user.emailConfirmed || !user.deviceAllowed) return false;
  const { count } = await page.call(listTestApplications, { limit: 1 }).catch(() => ({ count: 0 }));
  return count > 0;
}
