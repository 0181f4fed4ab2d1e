import { type ComponentType, lazy } from 'react';
import type { ClientDependencies } from '#client/client-dependencies.ts';
import { type CallEndpoint, needsSession, readsSession } from '#contract/endpoint.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import { browserStorage } from '#web/app/browser-storage.ts';
import { importPageMessages } from '#web/app/messages/import-messages.ts';
import { showClientMessage } from '#web/app/messages/show-client-message.ts';
import { loadingCalls } from '#web/app/navigation/loading-calls.ts';
import type { OverlaysProps, PageContext } from '#web/app/page/page-context.ts';
import { PAGE_STATE_META, type PageState } from '#web/app/page/page-state.ts';
import { createVisitStore } from '#web/app/page/visit-store.ts';
import { createSessionStore, type SessionStore } from '#web/app/session/session-store.ts';
import { loadAtLast } from '#web/first-load/load-at-last.ts';
import { loadOnce } from '#web/first-load/load-once.ts';
import { nextTask } from '#web/first-load/when-idle.ts';
import { whenOverlaysCount } from './when-overlays.ts';

type SignedInModule = typeof import('./signed-in-parts.ts');

function readPageState(): PageState {
  return JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${PAGE_STATE_META}]`)?.content ?? '{}');
}

/** The API client's dependencies in a browser. */
function browserDependencies(state: PageState, translator: Translator): ClientDependencies {
  return {
    fetch: (url, init) => fetch(url, init),
    baseUrl: '',
    secret: state.signKey,
    now: Date.now,
    timers: {
      setTimeout: (run, delayMs) => setTimeout(run, delayMs),
      clearTimeout: (handle) => clearTimeout(Number(handle)),
    },
    randomText: () => crypto.randomUUID(),
    storage: browserStorage(),
    loadingBar: { start: loadingCalls.start, finish: loadingCalls.end },
    hasMessage: () => true,
    showMessage: (message) => void showClientMessage(message, translator, state.messageUrls.errors),
    log: (entry) => console.info(entry.event, entry),
  };
}

/** The server's page state, updated with the session's user. */
function followSession(sent: PageState, session: SessionStore, parts: SignedInModule | null): PageState {
  return {
    ...sent,
    get user() {
      return session.state().user;
    },
    get audience() {
      return parts === null ? sent.audience : parts.followAudience(sent, session);
    },
    get isAgeOfAccount() {
      const { user, profile } = session.state();
      return user !== null && (profile === null ? sent.isAgeOfAccount : profile.birthdate !== null);
    },
  };
}

async function importOverlays(context: PageContext): Promise<ComponentType<OverlaysProps>> {
  const { loadOverlays } = await import('./overlays.tsx');
  return loadOverlays(context);
}

/**
 * Preloads the code for API calls separately: evaluated together with the first calls, it would block a phone twice as
 * long. A failed load is retried on use.
 */
async function runAhead(load: () => Promise<unknown>): Promise<void> {
  await nextTask();
  await load().catch(() => undefined);
  await nextTask();
}

/**
 * Creates the context of this visit: page state, messages, API client, session. A visitor's client is loaded with the
 * first call, because opening a server-rendered page makes none.
 */
export async function browserPageContext(showHome: () => Promise<void>): Promise<PageContext> {
  const sent = readPageState();
  const [messages, parts, maintenance] = await Promise.all([
    importPageMessages(sent.messageUrls.core),
    sent.user === null ? null : import('./signed-in-parts.ts'),
    sent.maintenance === undefined ? null : import('#web/features/shell/maintenance-page.tsx'),
  ]);
  await nextTask();
  const translator = createTranslator(sent.locale, messages);
  const session = createSessionStore(sent.user, parts?.signedInParts ?? null);
  const state = followSession(sent, session, parts);
  const dependencies = browserDependencies(state, translator);
  const loadPublicClient = loadOnce(async () =>
    (await import('#client/create-public-client.ts')).createPublicClient(dependencies),
  );
  const loadSessionControl = loadOnce(async () =>
    (await import('./browser-session.ts')).openBrowserSession({ state, session, dependencies, showHome }),
  );
  const call: CallEndpoint = async (endpoint, input, options) => {
    const isOfSession = needsSession(endpoint.auth) || (readsSession(endpoint) && session.state().isLogin);
    const client = isOfSession ? await loadSessionControl() : await loadPublicClient();
    return client.call(endpoint, input, options);
  };
  const visit = createVisitStore(sent.clientIp, screen.orientation);
  const MaintenancePage = maintenance?.MaintenancePage ?? null;
  const context: PageContext = {
    ...{ state, translator, call, session, visit, MaintenancePage, loadSessionControl },
    Overlays: lazy(async () => {
      await whenOverlaysCount(sent, session);
      return { default: await loadAtLast(() => importOverlays(context)) };
    }),
  };
  if (sent.user !== null) await runAhead(loadSessionControl);
  return context;
}
