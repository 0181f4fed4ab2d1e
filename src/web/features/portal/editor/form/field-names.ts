import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import type { Submission } from './send-form.ts';

/** The sections of the editor, in their order. */
export const SECTIONS = ['texts', 'pictures', 'rating', 'distribution', 'data', 'contact'] as const;
export type Section = (typeof SECTIONS)[number];

/** Which section shows a field, by the first part of its name. */
const SECTION_OF: Readonly<Record<string, Section>> = {
  appId: 'texts',
  contentDefault: 'texts',
  contents: 'texts',
  icon: 'pictures',
  screenshots: 'pictures',
  promoVideo: 'pictures',
  promoImage: 'pictures',
  backgroundImage: 'pictures',
  category: 'rating',
  defaultCategory: 'rating',
  ageAnswers: 'rating',
  ageRating: 'rating',
  platforms: 'distribution',
  countries: 'distribution',
  downloadUrls: 'distribution',
  webRedirectUrl: 'distribution',
  hardwareRequirements: 'distribution',
  containsAds: 'distribution',
  isPaidOnce: 'distribution',
  hasInAppPurchase: 'distribution',
  dataCollection: 'data',
  privacyPolicyUrl: 'contact',
  contactEmail: 'contact',
  contacts: 'contact',
};

export function sectionOf(name: string): Section | undefined {
  return SECTION_OF[name.split('.')[0] ?? ''];
}

/** The language whose texts a field belongs to. */
export function languageOf(name: string): LocaleCode | undefined {
  const [field, lang] = name.split('.');
  return field === 'contents' ? LOCALES.find((code) => code === lang) : undefined;
}

/** The place of a field in the form, for a list of problems in the order of the page. */
export function fieldRank(name: string): number {
  const order = Object.keys(SECTION_OF);
  return order.indexOf(name.split('.')[0] ?? '');
}

/**
 * The editor's name of a field that a check or the server names by its place in a list: `contents.1.name` of what was
 * sent is `contents.zh-CN.name`, whose place changes when another language is filled in.
 */
export function toFieldName(field: string, sent: Submission): string {
  const [list = '', place = '', ...rest] = field.split('.');
  const index = Number.parseInt(place, 10);
  if (Number.isNaN(index)) return field;
  if (list === 'contents') return [list, sent.contents[index]?.lang, ...rest].filter(Boolean).join('.');
  if (list === 'downloadUrls') return nameBy(list, sent.downloadUrls[index]?.platform);
  if (list === 'dataCollection') return nameBy(list, sent.dataCollection[index]?.code);
  if (list === 'contacts') return nameBy(list, sent.contacts[index]?.key);
  return list;
}

function nameBy(list: string, key: string | number | undefined): string {
  return key === undefined ? list : `${list}.${key}`;
}
