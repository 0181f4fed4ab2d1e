import { DEFAULT_LOCALE } from '#contract/locales.ts';
import { localizePath } from '#domain/locale-path.ts';
import type { Page } from '../../app/use-page.ts';

export interface PageHead {
  readonly page: Page;
  /** Path without language prefix that search engines should know the page by. */
  readonly path: string;
  readonly query?: string;
  /** Name of the page, shown behind the product's name; absent: the hall's fixed title (R1.33, R2.70). */
  readonly name?: string;
  readonly description?: string;
  readonly image?: string;
}

/** The document title: "games" for the hall, `<index label> - <page name>` elsewhere (R1.33-R1.35, O8). */
export function pageTitle(page: Page, name: string | undefined): string {
  return name === undefined ? 'games' : `${page.t('shell.indexLabel')} - ${name}`;
}

/** Pictures of ours stand on the page's origin; others come with their own. */
function pictureAddress(origin: string, image: string | undefined): string {
  const address = image || '/og.png';
  return address.startsWith('/') ? origin + address : address;
}

/** Title, description, canonical and language links of a page, for a route's `head`. */
export function pageHead({ page, path, query = '', name, description, image }: PageHead) {
  const { origin, locale, locales } = page.state;
  const addressIn = (code: typeof locale) => origin + localizePath(path, code) + query;
  const title = pageTitle(page, name);
  const about = description ?? page.t('shell.description');
  return {
    meta: [
      { title },
      { name: 'description', content: about },
      { property: 'og:title', content: name ?? page.t('shell.indexLabel') },
      { property: 'og:description', content: about },
      { property: 'og:url', content: addressIn(locale) },
      { property: 'og:image', content: pictureAddress(origin, image) },
      { property: 'og:type', content: 'website' },
    ],
    links: [
      { rel: 'canonical', href: addressIn(locale) },
      ...locales.map((code) => ({ rel: 'alternate', hrefLang: code, href: addressIn(code) })),
      { rel: 'alternate', hrefLang: 'x-default', href: addressIn(DEFAULT_LOCALE) },
    ],
  };
}
