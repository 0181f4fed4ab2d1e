import { notFound } from '@tanstack/react-router';
import { isBannerLink } from '#contract/banner/banner-link.ts';
import { type addBanner, listAllBanners } from '#contract/banner/operator-endpoints.ts';
import type { BannerContent, OperatorBanner } from '#contract/banner/operator-entities.ts';
import { BANNER_SOURCES } from '#contract/banner/sources.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { BANNER_TYPE } from '#contract/values/states.ts';
import type { Page } from '#web/app/use-page.ts';
import { usedLanguages } from '../use-texts-form.ts';

export type BannerText = 'eyebrow' | 'title' | 'tagline';
type BannerTexts = Readonly<Record<LocaleCode, Readonly<Record<BannerText, string>>>>;

/** The values of the banner form; times are ISO 8601 or empty. */
export interface BannerForm {
  readonly type: string;
  /** One of `BANNER_SOURCES`; empty means website and apps. */
  readonly source: string;
  readonly image: string;
  readonly link: string;
  readonly sort: string;
  readonly beginAt: string;
  readonly endAt: string;
  readonly texts: BannerTexts;
}

/** Invalid fields by name; texts as `texts.zh-TW.title`. */
type BannerProblems = Readonly<
  Record<string, 'field.required' | 'field.invalid' | 'field.integer' | 'field.ends_first'>
>;

const NO_TEXTS = { eyebrow: '', title: '', tagline: '' } as const;

export function readBanner(banner: OperatorBanner | null): BannerForm {
  const textsOf = (lang: LocaleCode) => banner?.contents.find((one) => one.lang === lang) ?? NO_TEXTS;
  return {
    type: String(banner?.type ?? BANNER_TYPE.hall),
    source: banner?.source ?? '',
    image: banner?.image ?? '',
    link: banner?.link ?? '',
    sort: String(banner?.sort ?? 1),
    beginAt: banner?.beginAt ?? '',
    endAt: banner?.endAt ?? '',
    texts: byLocale((lang) => pick(textsOf(lang))),
  };
}

function pick({ eyebrow, title, tagline }: Readonly<Record<BannerText, string>>) {
  return { eyebrow, title, tagline };
}

/** Validates a form before it is sent: a language needs a title or nothing at all, and one needs a title. */
export function checkBanner(form: BannerForm, shown: LocaleCode): BannerProblems {
  const languages = usedLanguages(form);
  const untitled = languages.filter((lang) => form.texts[lang].title.trim() === '');
  const { image, link, sort, beginAt, endAt } = form;
  return {
    ...(image === '' && { image: 'field.required' }),
    ...(languages.length === 0 && { [`texts.${shown}.title`]: 'field.required' }),
    ...Object.fromEntries(untitled.map((lang) => [`texts.${lang}.title`, 'field.required'])),
    ...(link.trim() !== '' && !isBannerLink(link.trim()) && { link: 'field.invalid' }),
    ...(!/^[1-9]\d{0,5}$/.test(sort.trim()) && { sort: 'field.integer' }),
    ...(beginAt !== '' && endAt !== '' && endAt <= beginAt && { endAt: 'field.ends_first' }),
  } as const;
}

/** Converts the form to the input of the call. */
export function writeBanner(form: BannerForm): InputOf<typeof addBanner> {
  const contents: BannerContent[] = usedLanguages(form).map((lang) => {
    const { eyebrow, title, tagline } = form.texts[lang];
    return { lang, eyebrow: eyebrow.trim(), title: title.trim(), tagline: tagline.trim() };
  });
  return {
    type: form.type === String(BANNER_TYPE.notice) ? BANNER_TYPE.notice : BANNER_TYPE.hall,
    source: BANNER_SOURCES.find((source) => source === form.source),
    contents,
    image: form.image,
    link: form.link.trim(),
    sort: form.sort.trim(),
    beginAt: form.beginAt,
    endAt: form.endAt,
  };
}

/** Maps the call's field names to those of this form: `contents.1.title` → `texts.vi-VN.title`. */
export function readBannerFields(form: BannerForm, fields: Readonly<Record<string, string>>): Record<string, string> {
  const languages = usedLanguages(form);
  const named = Object.entries(fields).map(([name, key]): [string, string] => {
    const [, place, text] = /^contents\.(\d)\.(\w+)$/.exec(name) ?? [];
    const lang = place === undefined ? undefined : languages[Number(place)];
    return [lang === undefined ? name : `texts.${lang}.${text}`, key];
  });
  return Object.fromEntries(named);
}

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
