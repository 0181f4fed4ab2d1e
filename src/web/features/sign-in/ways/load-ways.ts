import { listIdentities } from '#contract/account/sign-in-endpoints.ts';
import { getSettings } from '#contract/system/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';

/** The ways to sign in to the account, and those that the store offers. */
export async function loadWays(page: Page) {
  const [{ list, canChange }, settings] = await Promise.all([
    page.call(listIdentities, {}),
    page.call(getSettings, {}),
  ]);
  return { identities: list, canChange, settings };
}
