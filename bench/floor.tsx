import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createPublicClient } from '#client/create-public-client.ts';
import { readRatingChoice } from '#domain/rating/rating-choice.ts';
import { readHallSearch } from '#domain/search/hall-search.ts';
import { createTranslator } from '#i18n/translator.ts';
import { localeRewrite } from '#web/app/navigation/locale-rewrite.ts';
import type { PageState } from '#web/app/page/page-state.ts';
import { createVisitStore } from '#web/app/page/visit-store.ts';
import { createSessionStore } from '#web/app/session/session-store.ts';
import { makePage, type Page } from '#web/app/use-page.ts';
import { signedInParts } from '#web/entry/signed-in-parts.ts';
import { Details } from '#web/features/details/details.tsx';
import { loadDetailsPage } from '#web/features/details/later-parts.ts';
import { Hall } from '#web/features/hall/hall.tsx';
import { loadHallPage } from '#web/features/hall/later-parts.ts';
import { RATINGS_AT_ONCE } from '#web/features/ratings/load-ratings.ts';
import { AppBarLayout } from '#web/features/shell/app-bar-layout.tsx';
import { DefaultLayout } from '#web/features/shell/default-layout.tsx';
import { loadFrame } from '#web/features/shell/later-parts.ts';
import { LoadingBar } from '#web/features/shell/loading-bar.tsx';
import { Toasts } from '#web/ui/toast/toasts.tsx';

type Fetch = (request: Request) => Promise<Response>;

const ORIGIN = 'http://127.0.0.1';

/** The state that the product sends with its page: the floor renders the same words, links and device. */
async function readState(fetchPage: Fetch, path: string): Promise<PageState> {
  const html = await (await fetchPage(new Request(ORIGIN + path))).text();
  const [, content = '{}'] = /<meta name="page-state" content="([^"]*)"/.exec(html) ?? [];
  return JSON.parse(content.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
}

async function readMessages(fetchPage: Fetch, path: string) {
  const text = await (await fetchPage(new Request(ORIGIN + path))).text();
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
}

function createCall(fetchPage: Fetch, secret: string) {
  return createPublicClient({
    fetch: (url, init) => fetchPage(new Request(url, init)),
    baseUrl: ORIGIN,
    secret,
    now: Date.now,
    timers: { setTimeout, clearTimeout: () => undefined },
    randomText: () => crypto.randomUUID(),
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    loadingBar: { start: () => undefined, finish: () => undefined },
    hasMessage: () => true,
    showMessage: ({ key }) => console.error(key),
    log: (entry) => console.error(entry),
  }).call;
}

/** A page whose floor can be rendered. */
export interface FloorPage {
  readonly path: string;
  /** What its HTML contains as many times as given, or it is not the whole page. */
  readonly proof: readonly [text: RegExp, count: number];
  readonly messages: readonly ('core' | 'filters' | 'details' | 'details-later')[];
  readonly load: (page: Page) => Promise<() => ReactNode>;
}

const PAGES = { hall: describeHall, game: describeGame };
export type FloorName = keyof typeof PAGES;

function describeHall(): FloorPage {
  return {
    path: '/',
    proof: [/<article/g, 54],
    messages: ['core', 'filters'],
    async load(page) {
      const data = await loadHallPage(page, readHallSearch({}));
      return () => (
        <DefaultLayout>
          <Hall data={data} />
        </DefaultLayout>
      );
    },
  };
}

function describeGame(applicationId: string): FloorPage {
  return {
    path: `/application/details?applicationId=${applicationId}`,
    proof: [/id="rating-\d/g, RATINGS_AT_ONCE],
    messages: ['core', 'details', 'details-later'],
    async load(page) {
      const choice = readRatingChoice({});
      const data = await loadDetailsPage(page, applicationId, choice);
      if (data.gate !== null) throw new Error('the game is behind a gate');
      return () => (
        <AppBarLayout>
          <Details data={data} ratingChoice={choice} />
        </AppBarLayout>
      );
    },
  };
}

/** A floor that lacks messages would print a warning for each and be slower than it is. */
function withoutWarnings<Result>(act: () => Result): Result {
  const { warn } = console;
  console.warn = (...warning) => {
    throw new Error(warning.join(' '));
  };
  try {
    return act();
  } finally {
    console.warn = warn;
  }
}

/**
 * The floor of a page: React's `renderToString` of the layout with the page in it, data and router given. No matching, no
 * loaders, no head, nothing for the browser to start from.
 */
export async function makeFloor(fetchPage: Fetch, name: FloorName, applicationId: string): Promise<() => string> {
  const { path, proof, messages: bundles, load } = PAGES[name](applicationId);
  const state = await readState(fetchPage, path);
  const messages = await Promise.all(bundles.map((bundle) => readMessages(fetchPage, state.messageUrls[bundle])));
  const translator = createTranslator(state.locale, Object.assign({}, ...messages));
  const page = makePage({
    state,
    translator,
    call: createCall(fetchPage, state.signKey),
    session: createSessionStore(state.user, signedInParts),
    visit: createVisitStore(state.clientIp),
    MaintenancePage: null,
    Overlays: () => null,
    loadSessionControl: () => Promise.reject(new Error('nothing is signed in or out here')),
  });
  const [showPage] = await Promise.all([load(page), loadFrame(page)]);
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ page: Page }>()({}),
    context: { page },
    history: createMemoryHistory({ initialEntries: [path] }),
    rewrite: localeRewrite(state.locale, state.locales),
  });
  const render = () =>
    renderToString(
      <RouterContextProvider router={router}>
        <html lang={state.locale}>
          <body>
            <LoadingBar />
            {showPage()}
            <Toasts label={page.t('shell.messages')} />
          </body>
        </html>
      </RouterContextProvider>,
    );
  const [text, count] = proof;
  const found = withoutWarnings(render).match(text)?.length;
  if (found !== count) throw new Error(`the floor of ${path} has ${found} × ${text.source}, not ${count}`);
  return render;
}
