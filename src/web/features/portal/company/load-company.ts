import { getProviderProfile } from '#contract/account/endpoints.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { getProviderApplication, getProviderChange } from '#contract/provider/endpoints.ts';
import type { ProviderApplication, ProviderProfile } from '#contract/provider/entities.ts';
import type { Page } from '../../../app/use-page.ts';

export interface Company {
  readonly profile: ProviderProfile;
  /** The change that was asked for last. */
  readonly change: ProviderApplication | null;
  /** Pictures that operators have seen, to be sent along again. */
  readonly documents: readonly string[];
  readonly passbook: readonly string[];
}

/** The developer's company, with what is under review of it. */
export async function loadCompany(page: Page): Promise<Company> {
  const [profile, { change }, latest] = await Promise.all([
    page.call(getProviderProfile, {}),
    page.call(getProviderChange, {}),
    findLatest(page),
  ]);
  return { profile, change, documents: latest?.documents ?? [], passbook: latest?.passbook ?? [] };
}

/** Companies that came with the installation have never handed anything in. */
async function findLatest(page: Page): Promise<ProviderApplication | undefined> {
  try {
    return await page.call(getProviderApplication, {});
  } catch (error) {
    if (error instanceof ApiError && error.code === ERROR.providerNotFound) return undefined;
    throw error;
  }
}
