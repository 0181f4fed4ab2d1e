import { listAccessTokens } from '#contract/access-token/endpoints.ts';
import type { AccessToken, PublisherFile } from '#contract/access-token/entities.ts';
import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';

export interface LoadedTokens {
  readonly tokens: readonly AccessToken[];
  /** Applications to which a token can be limited, most recently changed first. */
  readonly applications: readonly PortalApplication[];
  /** The command-line tool served by the store; null if it was not built. */
  readonly publisher: PublisherFile | null;
}

export async function loadTokens(page: Page): Promise<LoadedTokens> {
  const [{ list: tokens, publisher }, { list: applications }] = await Promise.all([
    page.call(listAccessTokens, {}),
    page.call(listPortalApplications, { lang: page.state.locale, limit: LIMITS.pageSizeMax }),
  ]);
  return { tokens, applications, publisher };
}
