import type { ClientDependencies, ClientMessage } from '#client/client-dependencies.ts';
import type { PublicClient } from '#client/create-public-client.ts';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import { loadingCalls } from '../features/shell/loading-calls.ts';
import { toasts } from '../ui/toast-store.ts';
import { importMessages } from './import-messages.ts';
import type { PageContext } from './page-context.ts';
import type { PageState } from './page-state.ts';

/** Name of the meta element that carries the page's state from the server. */
export const PAGE_STATE_META = 'page-state';

function readPageState(): PageState {
  return JSON.parse(document.querySelector<HTMLMetaElement>(`meta[name=${PAGE_STATE_META}]`)?.content ?? '{}');
}

/** Shows a message of the client as a toast; its words are fetched with the first one. */
async function showClientMessage({ key, params, type }: ClientMessage, translator: Translator, url: string) {
  if (translator.find(key) === undefined) translator.add(await importMessages(url));
  const values = Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [
      name,
      name.endsWith('At') ? localTime(value, translator) : value,
    ]),
  );
  const text = translator.find(key, values);
  if (text === undefined) toasts.show('warning', translator.find('error.system_busy') ?? '');
  else toasts.show(type, text);
}

function localTime(value: string | number, { locale }: Translator): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(value));
}

/** Makes calls; the client comes with the first one, since opening a page that the server rendered makes none. */
function createLazyCall(dependencies: ClientDependencies): CallEndpoint {
  let client: Promise<PublicClient> | undefined;
  const load = async () => {
    const { createPublicClient } = await import('#client/create-public-client.ts');
    return createPublicClient(dependencies);
  };
  return async (endpoint, input, options) => {
    client ??= load().catch((error: unknown) => {
      client = undefined;
      throw error;
    });
    return (await client).call(endpoint, input, options);
  };
}

/** Makes the context of this visit: state from the page, words of its language, the client of anonymous calls. */
export async function browserPageContext(): Promise<PageContext> {
  const state = readPageState();
  const translator = createTranslator(state.locale, await importMessages(state.messageUrls.core));
  const call = createLazyCall({
    fetch: (url, init) => fetch(url, init),
    baseUrl: '',
    secret: state.signKey,
    now: Date.now,
    timers: {
      setTimeout: (run, delayMs) => setTimeout(run, delayMs),
      clearTimeout: (handle) => clearTimeout(Number(handle)),
    },
    randomText: () => crypto.randomUUID(),
    storage: localStorage,
    loadingBar: { start: loadingCalls.start, finish: loadingCalls.end },
    hasMessage: () => true,
    showMessage: (message) => void showClientMessage(message, translator, state.messageUrls.errors),
    log: (entry) => console.info(entry.event, entry),
  });
  return { state, translator, call };
}
