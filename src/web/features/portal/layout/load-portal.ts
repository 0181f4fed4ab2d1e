import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import type { Page } from '#web/app/use-page.ts';

/** Loads the data of the portal's layout: the most recently changed applications. */
export async function loadPortal(page: Page): Promise<{ readonly applications: readonly PortalApplication[] }> {
  const { list } = await page.call(listPortalApplications, { lang: page.state.locale });
  return { applications: list };
}
