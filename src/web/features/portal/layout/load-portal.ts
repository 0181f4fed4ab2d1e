import { listPortalApplications } from '#contract/portal/endpoints.ts';
import type { PortalApplication } from '#contract/portal/entities.ts';
import type { Page } from '../../../app/use-page.ts';

/** What every page of the portal shows beside itself: the applications that the developer changed last. */
export async function loadPortal(page: Page): Promise<{ readonly applications: readonly PortalApplication[] }> {
  const { list } = await page.call(listPortalApplications, { lang: page.state.locale });
  return { applications: list };
}
