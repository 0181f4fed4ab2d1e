import { LIMITS } from '#contract/limits.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/locales.ts';
import { hallQuery, searchOfCategory } from '#domain/hall-search.ts';
import { localizePath } from '#domain/locale-path.ts';
import type { Services } from '../services.ts';
import { type FoundPage, type GamePart, listGameParts, listGamesOfPart } from './site-map-queries.ts';
import { XML_HEAD, xmlElement, xmlText } from './write-xml.ts';

/** Pages that are neither games nor articles. */
const PAGES = ['/', '/games', '/developer/become', '/help', '/news'] as const;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS_NAMESPACE = 'http://www.w3.org/1999/xhtml';

export interface SiteMaps {
  /** The list of all site maps. */
  writeIndex(origin: string): Promise<string>;
  /** The site map of a name, `zh-TW` or `zh-TW-2`; undefined for one that does not exist. */
  write(name: string, origin: string): Promise<string | undefined>;
}

export interface SiteMapSources {
  readonly services: Pick<Services, 'config' | 'content' | 'database' | 'cache'>;
  /** Categories that have games. */
  readonly listCategories: () => Promise<readonly number[]>;
}

/** One site map of pages for each language, and one for each thousand games. */
export function createSiteMaps({ services, listCategories }: SiteMapSources): SiteMaps {
  const { config, content, database, cache } = services;
  const locales = config.LOCALES;
  // Kept, since nothing limits who asks: what is written of it takes milliseconds.
  const listParts = () => cache.read('site map', () => listGameParts(database.readDb, LIMITS.siteMapGames));
  const listGames = (parts: readonly GamePart[], index: number) =>
    cache.read(`site map ${index} ${parts[index]?.firstId} ${parts[index + 1]?.firstId}`, () =>
      listGamesOfPart(database.readDb, parts, index),
    );
  const listPages = async (locale: LocaleCode): Promise<FoundPage[]> => [
    ...PAGES.map((path) => ({ path })),
    ...(await listCategories()).map((code) => ({ path: '/', query: hallQuery(searchOfCategory(code)) })),
    ...content.items.flatMap(({ lang, path, date }) => (lang === locale ? [{ path, changed: date }] : [])),
  ];
  return {
    async writeIndex(origin) {
      const parts = await listParts();
      const entries = locales.flatMap((locale) => [
        { name: locale },
        ...parts.map(({ changed }, index) => ({ name: `${locale}-${index + 1}`, changed })),
      ]);
      return writeIndexOf(entries.map((entry) => ({ ...entry, path: `${origin}/sitemaps/${entry.name}.xml` })));
    },
    async write(name, origin) {
      const locale = locales.find((code) => name === code || name.startsWith(`${code}-`));
      const number = /^-([1-9]\d{0,5})$/.exec(name.slice(locale?.length))?.[1];
      if (locale === undefined || (name !== locale && number === undefined)) return undefined;
      if (number === undefined) return writeMap(await listPages(locale), { origin, locale, locales });
      const parts = await listParts();
      const index = Number(number) - 1;
      if (parts[index] === undefined) return undefined;
      return writeMap(await listGames(parts, index), { origin, locale, locales });
    },
  };
}

function writeIndexOf(maps: readonly { readonly path: string; readonly changed?: string }[]): string {
  const entries = maps.map(({ path, changed }) =>
    xmlElement('sitemap', {}, xmlText('loc', path) + xmlText('lastmod', changed)),
  );
  return `${XML_HEAD}${xmlElement('sitemapindex', { xmlns: NAMESPACE }, entries.join(''))}\n`;
}

interface MapSettings {
  readonly origin: string;
  readonly locale: LocaleCode;
  readonly locales: readonly LocaleCode[];
}

function writeMap(pages: readonly FoundPage[], { origin, locale, locales }: MapSettings): string {
  const entries = pages.map(({ path, query = '', changed }) => {
    const addressIn = (code: LocaleCode) => origin + localizePath(path, code) + query;
    const link = (hreflang: string, code: LocaleCode) =>
      xmlElement('xhtml:link', { rel: 'alternate', hreflang, href: addressIn(code) });
    const links = [...locales.map((code) => link(code, code)), link('x-default', DEFAULT_LOCALE)];
    return xmlElement('url', {}, xmlText('loc', addressIn(locale)) + xmlText('lastmod', changed) + links.join(''));
  });
  const attributes = { xmlns: NAMESPACE, 'xmlns:xhtml': LINKS_NAMESPACE };
  return `${XML_HEAD}${xmlElement('urlset', attributes, entries.join(''))}\n`;
}
