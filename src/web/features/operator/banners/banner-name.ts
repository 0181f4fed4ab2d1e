import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';

/** The banner's title in the given language, or in the first language it has. */
export function bannerName({ contents }: Pick<OperatorBanner, 'contents'>, lang: LocaleCode): string {
  return (contents.find((one) => one.lang === lang) ?? contents[0])?.title ?? '';
}
