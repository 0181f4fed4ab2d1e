import { localizePath, splitLocalePath } from '#domain/page/locale-path.ts';
import { OFFLINE_PATH, type ShellCache } from './shell-cache.ts';
import type { RequestEvent } from './worker-scope.ts';

/** Files whose names change with what is in them. */
const HASHED = /^\/(?:assets|messages)\//;
/** What the server answers that is no page of the application. */
const NO_PAGE = /^\/(?:api|static|files|play-files|dev|pay|sdk|feed)\b/;

export interface AnswerTools {
  readonly shell: ShellCache;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly origin: string;
}

/**
 * The worker's answer to a request of a page, or nothing: then the browser asks as if there were no worker. Pages always
 * come from the server, so that none is older than the release; without a connection the offline page takes their place.
 */
export function answerRequest(event: RequestEvent, tools: AnswerTools): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== tools.origin) return null;
  if (HASHED.test(url.pathname)) return tools.shell.readFile(request);
  if (tools.shell.isFrame(url.pathname)) return answerFrame(request, url, tools);
  if (request.mode !== 'navigate') return null;
  if (request.destination === 'document' && !NO_PAGE.test(url.pathname)) return answerPage(event, url, tools);
  // What the browser preloads and nobody takes it asks for a second time: downloads would count twice.
  return event.preloadResponse === undefined ? null : takePreloaded(event, tools);
}

/** Logos and icons, whose names stay: kept ones only take the place of what cannot be fetched. */
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

/** The offline page stands at its own address, so that the application can take it over; it leads back to `from`. */
async function answerOffline({ origin, pathname, search }: URL, shell: ShellCache): Promise<Response | undefined> {
  const { locale: named, path } = splitLocalePath(pathname);
  // Only the root has no language of its own: the server would send its visitor to the one they chose.
  const locale = (pathname === '/' ? await shell.findLanguage() : undefined) ?? named;
  const page = await shell.findOfflinePage(locale);
  if (page === undefined || path === OFFLINE_PATH) return page;
  const from = new URLSearchParams({ from: pathname + search });
  return Response.redirect(`${origin}${localizePath(OFFLINE_PATH, locale)}?${from}`, 302);
}
