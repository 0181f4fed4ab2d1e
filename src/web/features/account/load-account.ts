import { getUserProfile, listSessions } from '#contract/account/endpoints.ts';
import { listDevices } from '#contract/device/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '../../app/use-page.ts';

/** Codes of an account whose e-mail is not verified, or whose device is not in its list: an overlay says what to do. */
const CLOSED_CODES: readonly ErrorCode[] = [ERROR.permissionDenied, ERROR.emailNotVerified];

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

/** What a page of the account shows; null where the account has to be verified before it may see that. */
export async function loadOpen<Loaded>(load: Promise<Loaded>): Promise<Loaded | null> {
  try {
    return await load;
  } catch (error) {
    if (error instanceof ApiError && CLOSED_CODES.includes(error.code)) return null;
    throw error;
  }
}
