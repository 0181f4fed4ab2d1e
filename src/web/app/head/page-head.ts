import { DEFAULT_LOCALE } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { SHARE_PICTURE_SIZE, storePicturePath } from '#domain/page/share-picture.ts';
import type { Page } from '../use-page.ts';
import { dataScript, type StructuredData } from './structured-data.ts';

export interface PageHead {
  readonly page: Page;
  /** Canonical path, without language prefix. */
  readonly path: string;
  readonly query?: string;
  /** Name of the page, shown after the product's name; absent: the hall's fixed title (R1.33, R2.70). */
  readonly name?: string;
  /** Title for link previews, if it differs from `name`. */
  readonly sharedName?: string | undefined;
  readonly description?: string | undefined;
  /** Path of the link preview's picture (`domain/page/share-picture.ts`); absent: the store's. */
  readonly picture?: string | undefined;
  readonly type?: 'website' | 'article';
  /** Not indexed: a personal page, one of infinitely many, or a duplicate. `with-links`: its links are not followed, either. */
  readonly isHidden?: boolean | 'with-links';
  /**
   * Structured data for search engines. They read the server's HTML, so it is built behind `import.meta.env.SSR` and
   * stays out of the browser's bundle.
   */
  readonly data?: readonly StructuredData[] | undefined;
}

/** Approximate length of a description in search results. */
const DESCRIPTION_LENGTH = 160;

/** The document title: "games" for the hall, `<index label> - <page name>` elsewhere (R1.33-R1.35, O8). */
export function pageTitle(page: Page, name: string | undefined): string {
  return name === undefined ? 'games' : `${page.t('shell.indexLabel')} - ${name}`;
}

/** Shortens a description to a single line that search engines show in full. */
export function clipDescription(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= DESCRIPTION_LENGTH) return characters.join('');
  const clipped = characters.slice(0, DESCRIPTION_LENGTH - 1).join('');
  // Does not cut a word, in languages with word boundaries.
  return `${clipped.replace(/[\p{Script=Latin}\d]+$/u, '').trimEnd() || clipped}…`;
}

/** Meta tags for link previews on other sites. */
function sharedMeta({ page, name, sharedName, picture, type = 'website' }: PageHead, about: string, url: string) {
  const { origin, locale } = page.state;
  const title = sharedName ?? name ?? page.t('shell.indexLabel');
  const image = picture ?? storePicturePath({ lang: locale, about: page.t('shell.description') });
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: about },
    { property: 'og:url', content: url },
    { property: 'og:image', content: origin + image },
    { property: 'og:image:width', content: String(SHARE_PICTURE_SIZE.width) },
    { property: 'og:image:height', content: String(SHARE_PICTURE_SIZE.height) },
    { property: 'og:image:alt', content: title },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: page.t('shell.indexLabel') },
    { property: 'og:locale', content: locale.replace('-', '_') },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** Title, description, canonical and language links of a page, for a route's `head`. */
export function pageHead(head: PageHead) {
  const { page, path, query = '', name, description, isHidden = false, data = [] } = head;
  const { origin, locale, locales } = page.state;
  const addressIn = (code: typeof locale) => origin + localizePath(path, code) + query;
  const about = clipDescription(description || page.t('shell.description'));
  return {
    meta: [
      { title: pageTitle(page, name) },
      { name: 'description', content: about },
      ...(isHidden ? [{ name: 'robots', content: isHidden === 'with-links' ? 'noindex, nofollow' : 'noindex' }] : []),
      ...sharedMeta(head, about, addressIn(locale)),
    ],
    links: [
      { rel: 'canonical', href: addressIn(locale) },
      ...locales.map((code) => ({ rel: 'alternate', hrefLang: code, href: addressIn(code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: addressIn(DEFAULT_LOCALE) },
    ],
    scripts: import.meta.env.SSR ? data.map(dataScript) : [],
  };
}
