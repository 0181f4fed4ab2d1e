import { getUserProfile, listSessions } from '#contract/account/endpoints.ts';
import { listDevices } from '#contract/device/endpoints.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Page } from '../../app/use-page.ts';

export function loadProfile(page: Page) {
  return page.call(getUserProfile, {});
}

/** Everywhere the account is signed in; nobody has more places than a list can hold. */
export async function loadSessions(page: Page) {
  const { list } = await page.call(listSessions, { limit: LIMITS.pageSizeMax });
  return list;
}

/** The list of devices, with the address that codes for it go to. */
export async function loadDevices(page: Page) {
  const [devices, { email }] = await Promise.all([page.call(listDevices, {}), loadProfile(page)]);
  return { devices, email };
}
