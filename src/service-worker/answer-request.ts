import { localizePath, splitLocalePath } from '#domain/page/locale-path.ts';
import { OFFLINE_PATH, type ShellCache } from './shell-cache.ts';
import type { RequestEvent } from './worker-scope.ts';

/** Files whose names contain a hash of their content. */
const HASHED = /^\/(?:assets|messages)\//;
/** Paths the server handles that are not pages of the application. */
const NO_PAGE = /^\/(?:api|static|files|play-files|dev|pay|sdk|feed)\b/;

export interface AnswerTools {
  readonly shell: ShellCache;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/**
 * The worker's response to a page's request, or nothing to leave it to the browser. Pages always come from the
 * server, so that none is older than the release; without a connection the offline page replaces them.
 */
export function answerRequest(event: RequestEvent, tools: AnswerTools): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== tools.origin) return null;
  if (HASHED.test(url.pathname)) return tools.shell.readFile(request);
  if (tools.shell.isFrame(url.pathname)) return answerFrame(request, url, tools);
  if (request.mode !== 'navigate') return null;
  if (request.destination === 'document' && !NO_PAGE.test(url.pathname)) return answerPage(event, url, tools);
  // An unused preload response causes a second request: downloads would count twice.
  return event.preloadResponse === undefined ? null : takePreloaded(event, tools);
}

/** Logos and icons, which have fixed names; cached ones are only used if they cannot be fetched. */
async function answerFrame(request: Request, { pathname }: URL, { shell, fetch }: AnswerTools): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return (await shell.findFrame(pathname)) ?? Promise.reject(error);
  }
}

async function answerPage(event: RequestEvent, url: URL, { shell, fetch }: AnswerTools): Promise<Response> {
  try {
    return await takePreloaded(event, { fetch });
  } catch (error) {
    return (await answerOffline(url, shell)) ?? Promise.reject(error);
  }
}

async function takePreloaded({ preloadResponse, request }: RequestEvent, { fetch }: Pick<AnswerTools, 'fetch'>) {
  return (await preloadResponse) ?? fetch(request);
}

/** The offline page has its own address, so that the application can hydrate it; it links back to `from`. */
async function answerOffline({ origin, pathname, search }: URL, shell: ShellCache): Promise<Response | undefined> {
  const { locale: named, path } = splitLocalePath(pathname);
  // Only the root has no language in its path: the server would redirect to the visitor's choice.
  const locale = (pathname === '/' ? await shell.findLanguage() : undefined) ?? named;
  const page = await shell.findOfflinePage(locale);
  if (page === undefined || path === OFFLINE_PATH) return page;
  const from = new URLSearchParams({ from: pathname + search });
  return Response.redirect(`${origin}${localizePath(OFFLINE_PATH, locale)}?${from}`, 302);
}
