import { getApplication } from '#contract/application/endpoints.ts';
import type { CallEndpoint } from '#contract/endpoint.ts';
import type { LocaleCode } from '#contract/locales.ts';
import { currentMaintenance } from '#domain/current-maintenance.ts';
import { isOldInternetExplorer } from '#domain/device.ts';
import type { Config } from '../../config.ts';
import type { CallContext } from '../api/call-context.ts';
import { createDirectCaller } from '../api/create-direct-caller.ts';
import type { HandlerTable } from '../api/handler-table.ts';
import { listMaintenance } from '../features/system/system-handlers.ts';
import type { Services } from '../services.ts';
import { canonicalPageKey } from './canonical-page-key.ts';
import type { MessageFiles } from './message-files.ts';
import { oldBrowserPage } from './old-browser-page.ts';
import { type CachedPage, chooseEncoding, type PageCache, packPage } from './page-cache.ts';
import { HTML_TYPE, KEPT_PAGE_HEADERS, PAGE_VARY } from './page-headers.ts';
import { inlineScriptHashes, pagePolicy } from './page-policy.ts';
import { findRedirect, type PageRequest, readPageRequest } from './page-request.ts';

/** Renders a page of the web application; `main` ties it to the page server's entry. */
export type RenderPage = (request: Request, visit: PageVisit) => Promise<RenderedPage>;

/** What is read of a rendered page: any Response, or its parts where the text is at hand already. */
export type RenderedPage = Pick<Response, 'status' | 'headers' | 'text'>;

/** What the renderer is told of a request besides the request itself. */
export interface PageVisit {
  readonly page: PageRequest;
  readonly call: CallEndpoint;
  readonly isSignedIn: boolean;
  readonly maintenance: Awaited<ReturnType<typeof listMaintenance>>[number] | undefined;
}

export interface PageServer {
  readonly services: Services;
  readonly table: HandlerTable;
  readonly messages: MessageFiles;
  readonly cache: PageCache;
  readonly render: RenderPage;
}

function localesOf(config: Config): readonly LocaleCode[] {
  return config.LOCALES;
}

function callContextOf(request: Request, server: PageServer, locale: LocaleCode): CallContext {
  return {
    session: null,
    clientAddress: '',
    userAgent: request.headers.get('user-agent') ?? '',
    lang: locale,
    clock: server.services.now,
    requestId: '',
    headers: request.headers,
    responseHeaders: new Headers(),
  };
}

/** A game on its developer's own site: the one foreign origin that its play page may frame. */
async function framesOf(page: PageRequest, call: CallEndpoint): Promise<string[]> {
  const applicationId = page.url.searchParams.getAll('applicationId').at(-1);
  if (page.path !== '/play' || applicationId === undefined) return [];
  try {
    const { webRedirectUrl } = await call(getApplication, { applicationId, lang: page.locale });
    const origin = URL.parse(webRedirectUrl)?.origin;
    return origin === undefined ? [] : [origin];
  } catch {
    return [];
  }
}

function policyOf(html: string, frames: readonly string[], config: Config): string {
  const scripts = inlineScriptHashes(html);
  return pagePolicy({
    scripts,
    frames: [config.GAMES_ORIGIN, ...frames],
    files: [config.FILES_ORIGIN],
    calls: [config.STATIC_BASE],
  });
}

async function renderVisit(request: Request, page: PageRequest, server: PageServer) {
  const { services, table } = server;
  const call = createDirectCaller(table, callContextOf(request, server, page.locale));
  const maintenance = currentMaintenance(await listMaintenance(services));
  // The renderer answers HEAD without a page; kept, that would be an empty page for everybody. And its own redirects
  // lead to the address it is given: not to the one that a proxy, or whoever writes the Host header, asked at.
  const asked = new Request(page.url, { headers: request.headers });
  const response = await server.render(asked, { page, call, isSignedIn: false, maintenance });
  const location = response.headers.get('location');
  if (location !== null) return { status: response.status, location, html: '', policy: '' };
  const html = await response.text();
  const status = maintenance === undefined ? response.status : 503;
  return { status, location, html, policy: policyOf(html, await framesOf(page, call), services.config) };
}

function packedResponse(page: CachedPage, request: Request): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const headers = {
    ...KEPT_PAGE_HEADERS,
    'content-security-policy': page.policy,
    etag: page.etag,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  };
  if (request.headers.get('if-none-match') === page.etag) return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(page.bodies[encoding]), { headers });
}

function uncachedResponse(rendered: Awaited<ReturnType<typeof renderVisit>>, request: Request): Response {
  const { status, location, html, policy } = rendered;
  if (location !== null) {
    return new Response(null, { status, headers: { location, 'cache-control': 'no-store', vary: PAGE_VARY } });
  }
  const retry: Record<string, string> = status === 503 ? { 'retry-after': '300' } : {};
  return new Response(request.method === 'HEAD' ? null : Buffer.from(html), {
    status,
    headers: {
      'content-type': HTML_TYPE,
      'content-security-policy': policy,
      'cache-control': 'no-store',
      vary: PAGE_VARY,
      ...retry,
    },
  });
}

function oldBrowserResponse(locale: LocaleCode): Response {
  return new Response(oldBrowserPage(locale), {
    headers: { 'content-type': HTML_TYPE, 'cache-control': 'no-store', vary: PAGE_VARY },
  });
}

/** Keeps what was rendered, unless it is no page every visitor may get: an error, a redirect. */
async function renderForCache(
  request: Request,
  page: PageRequest,
  server: PageServer,
  onOther: (response: Response) => void,
): Promise<CachedPage | null> {
  const rendered = await renderVisit(request, page, server);
  if (rendered.status === 200 && rendered.location === null) {
    return packPage(rendered.html, rendered.policy, server.services.now());
  }
  onOther(uncachedResponse(rendered, request));
  return null;
}

/**
 * Answers a GET or HEAD of a page: old browsers and redirects first, then the visitors' cache, else the renderer.
 * @throws what the renderer throws; the caller shows the error page.
 */
export async function servePage(request: Request, url: URL, server: PageServer): Promise<Response> {
  const locales = localesOf(server.services.config);
  const userAgent = request.headers.get('user-agent') ?? '';
  const page = readPageRequest(url, userAgent, locales);
  if (isOldInternetExplorer(userAgent)) return oldBrowserResponse(page.locale);
  const hints = {
    cookie: request.headers.get('cookie') ?? '',
    acceptLanguage: request.headers.get('accept-language') ?? '',
    userAgent,
  };
  const redirect = findRedirect(page, hints, locales);
  if (redirect !== null) {
    const { status, location } = redirect;
    return new Response(null, { status, headers: { location, vary: PAGE_VARY, 'cache-control': 'no-store' } });
  }
  const key = server.services.config.PAGE_CACHE ? canonicalPageKey(page) : null;
  if (key === null) return uncachedResponse(await renderVisit(request, page, server), request);
  let other: Response | undefined;
  const cached = await server.cache.read(key, server.services.now(), () =>
    renderForCache(request, page, server, (response) => {
      other = response;
    }),
  );
  if (cached !== null) return packedResponse(cached, request);
  return other ?? uncachedResponse(await renderVisit(request, page, server), request);
}
