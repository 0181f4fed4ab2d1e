import { notFound } from '@tanstack/react-router';
import { getSettings } from '#contract/system/endpoints.ts';
import { SHELF } from '#contract/values/states.ts';
import type { Page } from '#web/app/use-page.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, days, id, search, sort } from '#web/kit/list/filter/filter-kinds.tsx';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';

export interface KitGalleryData {
  readonly filter: ValuesOf<typeof galleryFilter>;
}

/**
 * Reads the filter of the gallery.
 * @throws the router's "not found" in production
 */
export async function loadKitGallery(page: Page, texts: FilterTexts): Promise<KitGalleryData> {
  const { localSignIn } = await page.call(getSettings, {});
  if (!localSignIn) throw notFound();
  return { filter: galleryFilter.read(texts) };
}

export const GALLERY_PATH = '/dev/kit';

/** One filter of each kind that has a field. */
export const galleryFilter = defineFilter({
  search: search('allProducts.search'),
  status: choice(Object.values(SHELF), {
    label: 'words.shelfStatus',
    any: 'words.anyStatus',
    text: (shelf, page) => page.t(`shelf.${shelf}`),
  }),
  sort: sort(['-createdAt', 'createdAt'], {
    label: 'words.order',
    text: (order, page) => page.t(`list.sort.${order}`),
  }),
  userId: id('operator.users.user'),
  ...days(),
});
