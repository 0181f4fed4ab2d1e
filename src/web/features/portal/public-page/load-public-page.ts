import { getOwnDeveloperPage } from '#contract/developer-page/developer-endpoints.ts';
import type { OwnDeveloperPage } from '#contract/developer-page/entities.ts';
import type { Page } from '#web/app/use-page.ts';

export function loadPublicPage(page: Page): Promise<OwnDeveloperPage> {
  return page.call(getOwnDeveloperPage, {});
}
