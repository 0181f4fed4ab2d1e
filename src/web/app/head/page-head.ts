import { DEFAULT_LOCALE } from '#contract/values/locales.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { SHARE_PICTURE_SIZE, storePicturePath } from '#domain/page/share-picture.ts';
import type { Page } from '../use-page.ts';
import { dataScript, type StructuredData } from './structured-data.ts';

export interface PageHead {
  readonly page: Page;
  /** Path without language prefix that search engines should know the page by. */
  readonly path: string;
  readonly query?: string;
  /** Name of the page, shown behind the product's name; absent: the hall's fixed title (R1.33, R2.70). */
  readonly name?: string;
  /** Name that other sites show for the page, where it is not `name`. */
  readonly sharedName?: string | undefined;
  readonly description?: string | undefined;
  /** Path of the picture that other sites show for the page (`domain/page/share-picture.ts`); absent: the store's. */
  readonly picture?: string | undefined;
  readonly type?: 'website' | 'article';
  /** For nobody to find: one person's own, one of endless many, or the same as another page. */
  readonly isHidden?: boolean;
  /**
   * What the page is about, for search engines. They read what the server sends, so a browser needs none of it:
   * behind `import.meta.env.SSR`, what makes it is not in the browser's files either.
   */
  readonly data?: readonly StructuredData[] | undefined;
}

/** Search engines show about so much of a description. */
const DESCRIPTION_LENGTH = 160;

/** The document title: "games" for the hall, `<index label> - <page name>` elsewhere (R1.33-R1.35, O8). */
export function pageTitle(page: Page, name: string | undefined): string {
  return name === undefined ? 'games' : `${page.t('shell.indexLabel')} - ${name}`;
}

/** A description of one line that search engines show whole. */
export function clipDescription(text: string): string {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  if (characters.length <= DESCRIPTION_LENGTH) return characters.join('');
  const clipped = characters.slice(0, DESCRIPTION_LENGTH - 1).join('');
  // Not within a word, where words are written apart.
  return `${clipped.replace(/[\p{Script=Latin}\d]+$/u, '').trimEnd() || clipped}…`;
}

/** What other sites show for a link to the page. */
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
      ...(isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
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
