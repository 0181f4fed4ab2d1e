import type { Context, Hono } from 'hono';
import { listCategories } from '#contract/category/endpoints.ts';
import { ALL_GAMES_CATEGORY } from '#contract/values/categories.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';
import { SHARE_PICTURES } from '#domain/page/share-picture.ts';
import { createTranslatorCache } from '#i18n/translator-cache.ts';
import { createVisitorCaller } from '../api/create-visitor-caller.ts';
import type { ScopeVariables } from '../middleware/request-scope.ts';
import { createServeSharePicture } from '../og/serve-share-picture.ts';
import { writeAtom, writeJsonFeed } from './feed.ts';
import { type FeedName, type FeedSources, loadFeed } from './load-feed.ts';
import type { PageServer } from './serve-pages.ts';
import { robotsText, webManifest } from './site-files.ts';
import { createSiteMaps } from './site-map.ts';
import { longTextResponse, textFileResponse } from './text-file-response.ts';

type App = Hono<ScopeVariables>;
type Asked = Context<ScopeVariables>;

const XML = 'application/xml; charset=utf-8';
const FEEDS = { '/feed': 'games', '/news-feed': 'news' } as const satisfies Record<string, FeedName>;
const FORMS = {
  xml: { type: 'application/atom+xml; charset=utf-8', write: writeAtom },
  json: { type: 'application/feed+json; charset=utf-8', write: writeJsonFeed },
} as const;
const MINUTES_10 = 600;

/** Files for other sites and programs: manifest, crawler files, site maps, feeds, share pictures. */
export function mountSiteFiles(app: App, pages: PageServer): void {
  const { services, table, messages } = pages;
  const { config } = services;
  const wordsOf = createTranslatorCache(messages.messagesOf);
  const call = createVisitorCaller(table, services.now);
  const answer: Answer = (context, type, text) =>
    textFileResponse({ text, type, maxAgeS: MINUTES_10 }, context.req.raw);

  app.get('/manifest.webmanifest', (context) =>
    answer(context, 'application/manifest+json', JSON.stringify(webManifest(wordsOf(langOf(context, config.LOCALES))))),
  );
  app.get('/robots.txt', (context) =>
    answer(context, 'text/plain; charset=utf-8', robotsText(originOf(context, services), config.LOCALES)),
  );
  const siteMaps = createSiteMaps({
    services,
    async listCategories() {
      const { list } = await call(listCategories, { lang: DEFAULT_LOCALE });
      return list.filter(({ code, count }) => code !== ALL_GAMES_CATEGORY && count > 0).map(({ code }) => code);
    },
  });
  app.get('/sitemap.xml', async (context) =>
    answer(context, XML, await siteMaps.writeIndex(originOf(context, services))),
  );
  app.get('/sitemaps/:file{[\\w-]+\\.xml}', async (context) => {
    const name = context.req.param('file').replace(/\.xml$/, '');
    const origin = originOf(context, services);
    const games = await siteMaps.openGames(name, origin);
    if (games !== undefined) return longTextResponse({ ...games, type: XML, maxAgeS: MINUTES_10 }, context.req.raw);
    const text = await siteMaps.writePages(name, origin);
    return text === undefined ? context.notFound() : answer(context, XML, text);
  });
  mountFeeds(app, { services, call, wordsOf }, answer);
  const servePicture = createServeSharePicture(pages);
  app.get(`${SHARE_PICTURES}/*`, (context) => servePicture(context.req.raw));
}

type Answer = (context: Asked, type: string, text: string) => Promise<Response>;

/** Feeds of games and news, in two formats each. */
function mountFeeds(app: App, sources: FeedSources, answer: Answer): void {
  for (const [path, feed] of Object.entries(FEEDS)) {
    for (const [ending, { type, write }] of Object.entries(FORMS)) {
      app.get(`${path}.${ending}`, async (context) => {
        const lang = langOf(context, sources.services.config.LOCALES);
        const asked = {
          feed,
          lang,
          origin: originOf(context, sources.services),
          path: `${path}.${ending}?lang=${lang}`,
        };
        return answer(context, type, write(await loadFeed(asked, sources)));
      });
    }
  }
}

/** The site's origin for a request. */
function originOf(context: Asked, { config }: Pick<PageServer['services'], 'config'>): string {
  return config.PUBLIC_ORIGIN || new URL(context.req.url).origin;
}

/** The requested language; the default if it is missing or unsupported. */
function langOf(context: Asked, locales: readonly LocaleCode[]): LocaleCode {
  const asked = context.req.query('lang');
  return locales.find((code) => code === asked) ?? DEFAULT_LOCALE;
}
