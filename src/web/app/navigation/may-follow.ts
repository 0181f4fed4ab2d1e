import { currentMaintenance } from '#domain/operations/current-maintenance.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import type { Page } from '../use-page.ts';

/** During maintenance of the hall a category link only shows an explanation (R2.41). */
export async function mayFollow(page: Page, link: HTMLAnchorElement): Promise<boolean> {
  if (!('category' in link.dataset)) return true;
  const { getMaintenance } = await import('#contract/system/endpoints.ts');
  const { list } = await page.call(getMaintenance, {});
  const entry = currentMaintenance(list);
  if (entry !== undefined) toasts.show('warning', page.t('maintenance.title'));
  return entry === undefined;
}
