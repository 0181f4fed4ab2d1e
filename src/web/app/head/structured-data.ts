import { localizePath } from '#domain/page/locale-path.ts';
import type { Page } from '../use-page.ts';

type Value = string | number | boolean | undefined | Thing | readonly (string | Thing)[];

/** A schema.org object. Undefined properties are omitted. */
export interface Thing {
  readonly '@type': string | readonly string[];
  readonly [property: string]: Value | readonly string[];
}

/** A top-level schema.org object, as JSON-LD. */
export interface StructuredData extends Thing {
  readonly '@context': 'https://schema.org';
}

export function structuredData(thing: Thing): StructuredData {
  return { '@context': 'https://schema.org', ...thing };
}

/** The script element for structured data. `<` is escaped, so that no text can close the element. */
export function dataScript(thing: StructuredData) {
  return { type: 'application/ld+json', children: JSON.stringify(thing).replaceAll('<', '\\u003c') };
}

/** The absolute address of a page in the current language. */
export function addressOf({ state: { origin, locale } }: Page, path: string, query = ''): string {
  return origin + localizePath(path, locale) + query;
}

/** The organization that runs the store. */
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

/** The store, its operator and its search, for the home page. */
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

/** A page above the current one in the hierarchy; without language prefix. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
  readonly query?: string;
}

/** The breadcrumb trail from the home page to the current page, which comes last. */
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
