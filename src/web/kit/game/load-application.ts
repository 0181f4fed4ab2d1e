import { notFound } from '@tanstack/react-router';
import { getApplication } from '#contract/application/endpoints.ts';
import type { PublicApplication } from '#contract/application/entities.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import type { Page } from '#web/app/use-page.ts';

/** Error codes of applications that visitors cannot see; their page is "not found". */
const HIDDEN_CODES: readonly ErrorCode[] = [
  ERROR.invalidFormat,
  ERROR.applicationNotFound,
  ERROR.applicationPulled,
  ERROR.applicationRemoved,
];

async function findApplication(page: Page, applicationId: string): Promise<PublicApplication | undefined> {
  try {
    const application = await page.call(getApplication, { applicationId, lang: page.state.locale });
    return 'appId' in application ? application : undefined;
  } catch (error) {
    if (error instanceof ApiError && HIDDEN_CODES.includes(error.code)) return undefined;
    throw error;
  }
}

/**
 * Fetches an application as visitors see it.
 * @throws the router's not-found if it is unknown or not published (R2.9).
 */
export async function loadApplication(page: Page, applicationId: string): Promise<PublicApplication> {
  const application = await findApplication(page, applicationId);
  if (application === undefined) throw notFound();
  return application;
}
