import { notFound } from '@tanstack/react-router';
import { listAllBanners } from '#contract/banner/operator-endpoints.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import type { Page } from '#web/app/use-page.ts';

export async function loadBanners(page: Page): Promise<{ readonly banners: readonly OperatorBanner[] }> {
  const { list } = await page.call(listAllBanners, {});
  return { banners: list };
}

/** Stands for the id in the address of a new banner. */
export const NEW_BANNER = 'new';

/** Loads a banner by id; null for a new one. @throws notFound for an unknown or malformed id. */
export async function loadBanner(page: Page, id: string): Promise<{ readonly banner: OperatorBanner | null }> {
  if (id === NEW_BANNER) return { banner: null };
  const { banners } = await loadBanners(page);
  const banner = banners.find((one) => String(one.id) === id);
  if (banner === undefined) throw notFound();
  return { banner };
}

/** The banner's title in the given language, or in the first language it has. */
export function bannerName({ contents }: Pick<OperatorBanner, 'contents'>, lang: LocaleCode): string {
  return (contents.find((one) => one.lang === lang) ?? contents[0])?.title ?? '';
}
