import { getUserProfile, listSessions } from '#contract/account/endpoints.ts';
import { listIdentities } from '#contract/account/sign-in-endpoints.ts';
import { listDevices } from '#contract/device/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '../../app/use-page.ts';

/** Error codes of accounts with an unverified email or an unlisted device; an overlay explains them. */
const CLOSED_CODES: readonly ErrorCode[] = [ERROR.permissionDenied, ERROR.emailNotVerified];

export function loadProfile(page: Page) {
  return page.call(getUserProfile, {});
}

/** The profile with the ways to sign in to the account, which a device that is not on the list does not see. */
export async function loadProfilePage(page: Page) {
  const asked = page.call(listIdentities, {}, { isQuiet: true });
  const [profile, found] = await Promise.all([loadProfile(page), loadOpen(asked)]);
  return { profile, identities: found?.list ?? [] };
}

/** All sessions of the account; the page size is larger than any real number of them. */
export async function loadSessions(page: Page) {
  const { list } = await page.call(listSessions, { limit: LIMITS.pageSizeMax });
  return list;
}

/** The device list and the address that its codes are sent to. */
export async function loadDevices(page: Page) {
  const [devices, { email }] = await Promise.all([page.call(listDevices, {}), loadProfile(page)]);
  return { devices, email };
}

/** The data of an account page; null if the account must be verified first. */
export async function loadOpen<Loaded>(load: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await load;
  } catch (error) {
    if (error instanceof ApiError && CLOSED_CODES.includes(error.code)) return null;
    throw error;
  }
}
