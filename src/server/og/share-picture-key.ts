import type { LocaleCode } from '#contract/values/locales.ts';
import { SHARE_PICTURES } from '#domain/page/share-picture.ts';

/** The part of an address that says what the picture shows. */
const HASH = /\/([^/]+)\.jpg$/;
const FOLDER = 'share';

/** Where the file store keeps the picture of an address: one for a page and language, whatever it shows. */
export function sharePictureKey(path: string): string {
  return FOLDER + path.slice(SHARE_PICTURES.length).replace(HASH, '.jpg');
}

/** What the address says of what the picture shows. */
export function sharePictureHash(path: string): string {
  return HASH.exec(path)?.[1] ?? '';
}

/** Where the picture of a game is kept, by its ID. */
export function gamePictureKey(appId: string, lang: LocaleCode): string {
  return `${FOLDER}/${lang}/games/${appId}.jpg`;
}
