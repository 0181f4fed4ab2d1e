import type { PublicApplication } from '#contract/application/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { textHash } from '../text/text-hash.ts';

/** Path of the preview pictures other sites show for links to our pages. */
export const SHARE_PICTURES = '/og';
export const SHARE_PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Bump when the drawing changes, to invalidate all cached pictures. */
const DRAWING = 1;

/** What the picture of a game shows. */
export type SharedGame = Pick<
  PublicApplication,
  'appId' | 'lang' | 'name' | 'company' | 'category' | 'ageRating' | 'icon' | 'backgroundImage'
>;

/** What the picture of an article shows. */
export interface SharedArticle {
  /** Without language prefix. */
  readonly path: string;
  readonly lang: LocaleCode;
  readonly title: string;
}

/** What the picture of a developer's page shows. */
export interface SharedDeveloper {
  readonly slug: string;
  readonly lang: LocaleCode;
  readonly name: string;
}

/** What the picture of all other pages shows. */
export interface SharedStore {
  readonly lang: LocaleCode;
  readonly about: string;
}

/** The address contains a hash of the picture's content, so that it can be cached forever. */
function picturePath(lang: LocaleCode, subject: string, shown: readonly (string | number)[]): string {
  return `${SHARE_PICTURES}/${lang}/${subject}/${textHash(JSON.stringify([DRAWING, ...shown]))}.jpg`;
}

export function gamePicturePath({ appId, lang, ...shown }: SharedGame): string {
  const { name, company, category, ageRating, icon, backgroundImage } = shown;
  return picturePath(lang, `games/${appId}`, [name, company, category, ageRating, icon, backgroundImage]);
}

export function articlePicturePath({ path, lang, title }: SharedArticle): string {
  return picturePath(lang, `pages${path}`, [title]);
}

export function developerPicturePath({ slug, lang, name }: SharedDeveloper): string {
  return picturePath(lang, `developers/${slug}`, [name]);
}

export function storePicturePath({ lang, about }: SharedStore): string {
  return picturePath(lang, 'store', [about]);
}
