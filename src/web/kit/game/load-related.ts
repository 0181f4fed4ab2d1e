import type { AppSummary } from '#contract/application/entities.ts';
import { listRelatedApplications } from '#contract/application/related-endpoints.ts';
import type { Page } from '#web/app/use-page.ts';

/** Games like one; none on failure, for lists that are an addition to their page. */
export async function loadRelated(page: Page, applicationId: string): Promise<readonly AppSummary[]> {
  const wanted = { applicationId, lang: page.state.locale };
  const unnoticed = { loadingBar: false, isQuiet: true } as const;
  return (await page.call(listRelatedApplications, wanted, unnoticed).catch(() => ({ list: [] }))).list;
}
