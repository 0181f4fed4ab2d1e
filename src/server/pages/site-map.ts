import { createHash } from 'node:crypto';
import { LIMITS } from '#contract/values/limits.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';
import { bannerPhase } from '#domain/operations/banner-phase.ts';
import { localizePath } from '#domain/page/locale-path.ts';
import { hallQuery, searchOfCategory } from '#domain/search/hall-search.ts';
import { listPublishedCollections } from '../features/hall/public.ts';
import type { Services } from '../services.ts';
import { type FoundPage, listDeveloperPages, listGameParts, readGamesOfPart } from './site-map-queries.ts';
import { XML_HEAD, xmlElement, xmlText } from './write-xml.ts';

/** Pages that are neither games nor articles. */
const PAGES = ['/', '/games', '/developer/become', '/help', '/news', '/news/developers'] as const;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const LINKS_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** A site map as a stream with back pressure. */
export interface SiteMap {
  /** Changes with the content. */
  readonly etag: string;
  /** Starts reading when the first piece is requested. */
  readonly pieces: AsyncIterable<string>;
}

export interface SiteMaps {
  /** The index of all site maps. */
  writeIndex(origin: string): Promise<string>;
  /** The site map of a language's pages, `zh-TW`; undefined if it does not exist. */
  writePages(name: string, origin: string): Promise<string | undefined>;
  /** A site map of games, `zh-TW-2`; undefined if it does not exist. */
  openGames(name: string, origin: string): Promise<SiteMap | undefined>;
}

export interface SiteMapSources {
  readonly services: Pick<Services, 'config' | 'content' | 'database' | 'cache' | 'now'>;
  /** Categories that have games. */
  readonly listCategories: () => Promise<readonly number[]>;
}

/** One site map of pages per language, and one per thousand games. */
export function createSiteMaps({ services, listCategories }: SiteMapSources): SiteMaps {
  const { config, content, database, cache, now } = services;
  const locales = config.LOCALES;
  // Cached, since it scans every game; a part's games are not, since a million of them would fill the memory.
  const listParts = () => cache.read('site map', () => listGameParts(database.readDb, LIMITS.siteMapGames));
  const listDevelopers = () =>
    cache.read('site map developers', () => listDeveloperPages(database.readDb, LIMITS.siteMapDevelopers));
  const listCollections = async () => {
    const published = await cache.read('site map collections', () => listPublishedCollections(database.readDb));
    const shown = published.filter((schedule) => bannerPhase(schedule, now()) === 'shown');
    return shown.map(({ slug, updatedAt }) => ({ path: `/collections/${slug}`, changed: updatedAt.toISOString() }));
  };
  const listPages = async (locale: LocaleCode): Promise<FoundPage[]> => [
    ...PAGES.map((path) => ({ path })),
    ...(await listCategories()).map((code) => ({ path: '/', query: hallQuery(searchOfCategory(code)) })),
    ...(await listDevelopers()),
    ...(await listCollections()),
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
    async writePages(name, origin) {
      const locale = locales.find((code) => name === code);
      if (locale === undefined) return undefined;
      return MAP_START + writeEntries(await listPages(locale), { origin, locale, locales }) + MAP_END;
    },
    async openGames(name, origin) {
      const locale = locales.find((code) => name.startsWith(`${code}-`));
      const number = /^-([1-9]\d{0,5})$/.exec(name.slice(locale?.length))?.[1];
      if (locale === undefined || number === undefined) return undefined;
      const parts = await listParts();
      const [part, next] = [parts[Number(number) - 1], parts[Number(number)]];
      if (part === undefined) return undefined;
      const chunks = readGamesOfPart(database.readDb, [part, next], LIMITS.siteMapChunk);
      const settings = { origin, locale, locales };
      return { etag: etagOf([part, next?.firstId, settings]), pieces: writeMap(chunks, settings) };
    },
  };
}

function etagOf(shown: unknown): string {
  return `W/"${createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)}"`;
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

const MAP_START = `${XML_HEAD}<urlset xmlns="${NAMESPACE}" xmlns:xhtml="${LINKS_NAMESPACE}">`;
const MAP_END = '</urlset>\n';

async function* writeMap(chunks: AsyncIterable<readonly FoundPage[]>, settings: MapSettings): AsyncGenerator<string> {
  yield MAP_START;
  for await (const pages of chunks) yield writeEntries(pages, settings);
  yield MAP_END;
}

function writeEntries(pages: readonly FoundPage[], { origin, locale, locales }: MapSettings): string {
  const entries = pages.map(({ path, query = '', changed }) => {
    const addressIn = (code: LocaleCode) => origin + localizePath(path, code) + query;
    const link = (hreflang: string, code: LocaleCode) =>
      xmlElement('xhtml:link', { rel: 'alternate', hreflang, href: addressIn(code) });
    const links = [...locales.map((code) => link(code, code)), link('x-default', DEFAULT_LOCALE)];
    return xmlElement('url', {}, xmlText('loc', addressIn(locale)) + xmlText('lastmod', changed) + links.join(''));
  });
  return entries.join('');
}
