import { getProviderProfile } from '#contract/account/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getProviderApplication, getProviderChange } from '#contract/provider/endpoints.ts';
import type { ProviderApplication, ProviderProfile } from '#contract/provider/entities.ts';
import type { Page } from '#web/app/use-page.ts';

export interface Company {
  readonly profile: ProviderProfile;
  /** The latest change request. */
  readonly change: ProviderApplication | null;
  /** Documents that operators have already seen and that are sent again with the next request. */
  readonly documents: readonly string[];
  readonly passbook: readonly string[];
}

/** The developer's company with its latest change request. */
export async function loadCompany(page: Page): Promise<Company> {
  const [profile, { change }, latest] = await Promise.all([
    page.call(getProviderProfile, {}),
    page.call(getProviderChange, {}),
    findLatest(page),
  ]);
  return { profile, change, documents: latest?.documents ?? [], passbook: latest?.passbook ?? [] };
}

/** Companies created by the installation have no application. */
async function findLatest(page: Page): Promise<ProviderApplication | undefined> {
  try {
    return await page.call(getProviderApplication, {});
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.providerNotFound) return undefined;
    throw error;
  }
}
