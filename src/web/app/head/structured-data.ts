import { localizePath } from '#domain/page/locale-path.ts';
import type { Page } from '../use-page.ts';

type Value = string | number | boolean | undefined | Thing | readonly (string | Thing)[];

/** A thing in the words of schema.org. What is undefined is not written. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: Value | readonly string[];
}

/** A thing that stands for itself on a page, as JSON-LD. */
export interface StructuredData extends Thing {
  readonly '@context': 'https://schema.org';
}

export function structuredData(thing: Thing): StructuredData {
  return { '@context': 'https://schema.org', ...thing };
}

/** The element that says it on a page. No text can end it: `<` is written in another way, the same in JSON. */
export function dataScript(thing: StructuredData) {
  return { type: 'application/ld+json', children: JSON.stringify(thing).replaceAll('<', '\\u003c') };
}

/** The address of a page in the language of the page at hand. */
export function addressOf({ state: { origin, locale } }: Page, path: string, query = ''): string {
  return origin + localizePath(path, locale) + query;
}

/** Whoever runs the store. */
export function storeOrganization(page: Page): Thing {
  const { origin, companyName } = page.state;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: companyName || page.t('shell.indexLabel'),
    url: addressOf(page, '/'),
    logo: `${origin}/icons/icon-512.png`,
  };
}

/** The store and who runs it, for its start page: how it is searched, too. */
export function storeData(page: Page): StructuredData[] {
  return [
    structuredData(storeOrganization(page)),
    structuredData({
      '@type': 'WebSite',
      '@id': `${page.state.origin}/#website`,
      name: page.t('shell.indexLabel'),
      url: addressOf(page, '/'),
      description: page.t('shell.description'),
      inLanguage: page.state.locale,
      publisher: { '@type': 'Organization', '@id': `${page.state.origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: addressOf(page, '/', '?searchWord={search_term_string}') },
        'query-input': 'required name=search_term_string',
      },
    }),
  ];
}

/** A page on the way from the store's start page to the page at hand, without language prefix. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
  readonly query?: string;
}

/** The way from the store's start page to the page at hand, which is the last one. */
export function breadcrumbData(page: Page, crumbs: readonly Crumb[]): StructuredData {
  const way = [{ name: page.t('shell.indexLabel'), path: '/' }, ...crumbs];
  return structuredData({
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path, query }: Crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(page, path, query),
    })),
  });
}
