import { notFound } from '@tanstack/react-router';
import { getSettings } from '#contract/system/endpoints.ts';
import type { Page } from '#web/app/use-page.ts';
import type { ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import type { FilterTexts } from '#web/kit/list/filter/filter-values.ts';
import { galleryFilter } from './gallery-filter.ts';

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
