import type { LocaleCode } from '#contract/values/locales.ts';
import { SHARE_PICTURES } from '#domain/page/share-picture.ts';

/** The hash of the picture's content in an address. */
const HASH = /\/([^/]+)\.jpg$/;
const FOLDER = 'share';

/** The file store key for an address: one per page and language, whatever the content. */
export function sharePictureKey(path: string): string {
  return FOLDER + path.slice(SHARE_PICTURES.length).replace(HASH, '.jpg');
}

/** The hash of the picture's content. */
export function sharePictureHash(path: string): string {
  return HASH.exec(path)?.[1] ?? '';
}

/** The file store key of a game's picture. */
export function gamePictureKey(appId: string, lang: LocaleCode): string {
  return `${FOLDER}/${lang}/games/${appId}.jpg`;
}
