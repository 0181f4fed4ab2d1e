import { listAllApplications } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import type { Page } from '#web/app/use-page.ts';

/** The recommended applications in their order; a single call returns the longest order allowed. */
export async function loadRecommended(page: Page): Promise<{ readonly applications: readonly OperatorApplication[] }> {
  const { list } = await page.call(listAllApplications, {
    recommended: true,
    lang: page.state.locale,
    limit: LIMITS.recommendedApplications,
  });
  return { applications: list };
}
