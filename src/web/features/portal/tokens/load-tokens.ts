import { listAccessTokens } from '#contract/access-token/endpoints.ts';
import type { AccessToken, PublisherFile } from '#contract/access-token/entities.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '../../../app/use-page.ts';

export interface LoadedTokens {
  readonly tokens: readonly AccessToken[];
  /** What a token may be for, the latest changed first. */
  readonly applications: readonly PortalApplication[];
  /** The command line that the store serves; null where it was not built. */
  readonly publisher: PublisherFile | null;
}

/** Everything that the page of access tokens shows. */
export async function loadTokens(page: Page): Promise<LoadedTokens> {
  const [{ list: tokens, publisher }, { list: applications }] = await Promise.all([
    page.call(listAccessTokens, {}),
    page.call(listPortalApplications, { lang: page.state.locale, limit: LIMITS.pageSizeMax }),
  ]);
  return { tokens, applications, publisher };
}
