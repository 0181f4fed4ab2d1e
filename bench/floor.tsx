import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createPublicClient } from '#client/create-public-client.ts';
import { readHallSearch } from '#domain/search/hall-search.ts';
import { createTranslator } from '#i18n/translator.ts';
import { localeRewrite } from '#web/app/navigation/locale-rewrite.ts';
import type { PageState } from '#web/app/page/page-state.ts';
import { createVisitStore } from '#web/app/page/visit-store.ts';
import { createSessionStore } from '#web/app/session/session-store.ts';
import { makePage, type Page } from '#web/app/use-page.ts';
import { signedInParts } from '#web/entry/signed-in-parts.ts';
import { Hall } from '#web/features/hall/hall.tsx';
import { loadHallPage } from '#web/features/hall/later-parts.ts';
import { DefaultLayout } from '#web/features/shell/default-layout.tsx';
import { loadFrame } from '#web/features/shell/later-parts.ts';
import { LoadingBar } from '#web/features/shell/loading-bar.tsx';
import { Toasts } from '#web/ui/toast/toasts.tsx';

type Fetch = (request: Request) => Promise<Response>;

const ORIGIN = 'http://127.0.0.1';

/** The state that the product sends with its page: the floor renders the same words, links and device. */
async function readState(fetchPage: Fetch): Promise<PageState> {
  const html = await (await fetchPage(new Request(`${ORIGIN}/`))).text();
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

/**
 * The floor: React's `renderToString` of the layout with the hall in it, data and router given. No matching, no
 * loaders, no head, nothing for the browser to start from.
 */
export async function makeFloor(fetchPage: Fetch): Promise<() => string> {
  const state = await readState(fetchPage);
  const messages = await readMessages(fetchPage, state.messageUrls.core);
  const translator = createTranslator(state.locale, messages);
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
  const [data] = await Promise.all([loadHallPage(page, readHallSearch({})), loadFrame(page)]);
  const router = createRouter({
    routeTree: createRootRouteWithContext<{ page: Page }>()({}),
    context: { page },
    history: createMemoryHistory({ initialEntries: ['/'] }),
    rewrite: localeRewrite(state.locale, state.locales),
  });
  const render = () =>
    renderToString(
      <RouterContextProvider router={router}>
        <html lang={state.locale}>
          <body>
            <LoadingBar />
            <DefaultLayout>
              <Hall data={data} />
            </DefaultLayout>
            <Toasts label={page.t('shell.messages')} />
          </body>
        </html>
      </RouterContextProvider>,
    );
  const cards = render().split('<article').length - 1;
  if (cards !== 48) throw new Error(`the hall has ${cards} cards, not 48`);
  return render;
}
