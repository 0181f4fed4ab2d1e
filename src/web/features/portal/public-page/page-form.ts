import type { saveDeveloperPage } from '#contract/developer-page/developer-endpoints.ts';
import type { OwnDeveloperPage } from '#contract/developer-page/entities.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { isChoosableSlug } from '#domain/company/developer-slug.ts';

/** The values of the form of the public page. */
export interface PageForm {
  readonly slug: string;
  /** Empty or one address or upload. */
  readonly logo: string;
  readonly contentDefault: LocaleCode;
  readonly about: Readonly<Record<LocaleCode, string>>;
}

export function readPageForm({ slug, logo, contentDefault, contents }: OwnDeveloperPage): PageForm {
  const textIn = (lang: LocaleCode) => contents.find((one) => one.lang === lang)?.about ?? '';
  return { slug, logo, contentDefault, about: byLocale(textIn) };
}

/** The languages with a text. */
export function writtenLanguages({ about }: Pick<PageForm, 'about'>): readonly LocaleCode[] {
  return LOCALES.filter((lang) => about[lang].trim() !== '');
}

/** Whether an address may be sent: the one of the number, or one to choose. The server knows which are taken. */
export function isSendableSlug(slug: string, present: string): boolean {
  const typed = slug.trim().toLowerCase();
  return typed === '' || typed === present || isChoosableSlug(typed);
}

/** The input of the call. The default language is one with a text, if there is any. */
export function writePageForm(form: PageForm): InputOf<typeof saveDeveloperPage> {
  const languages = writtenLanguages(form);
  const { slug, logo, contentDefault, about } = form;
  return {
    slug: slug.trim(),
    logo,
    contentDefault: languages.includes(contentDefault) ? contentDefault : (languages[0] ?? contentDefault),
    contents: languages.map((lang) => ({ lang, about: about[lang].trim() })),
  };
}

/** The form's name of a field of the call: `contents.0.about` → `about.zh-TW`. */
export function nameOfField(form: PageForm, field: string): string {
  const place = /^contents\.(\d)\b/.exec(field)?.[1];
  const lang = place === undefined ? undefined : writtenLanguages(form)[Number(place)];
  return lang === undefined ? field : `about.${lang}`;
}
