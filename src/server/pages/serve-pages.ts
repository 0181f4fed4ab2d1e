import { getApplication } from '#contract/application/endpoints.ts';
import type { CallEndpoint } from '#contract/endpoint.ts';
import type { Maintenance } from '#contract/system/entities.ts';
import { DEFAULT_LOCALE, type LocaleCode } from '#contract/values/locales.ts';
import type { Audience } from '#domain/age/age-audience.ts';
import { isOldInternetExplorer } from '#domain/device/device.ts';
import { currentMaintenance } from '#domain/operations/current-maintenance.ts';
import { isOpenDuringMaintenance } from '#domain/operations/maintenance-pages.ts';
import { nextMaintenance, nextMaintenanceChange } from '#domain/operations/planned-maintenance.ts';
import type { PageUser } from '#domain/page/page-user.ts';
import type { Config } from '../../config.ts';
import type { CallContext } from '../api/call-context.ts';
import { createDirectCaller } from '../api/create-direct-caller.ts';
import type { HandlerTable } from '../api/handler-table.ts';
import { findNextBannerChange } from '../features/operations/banner-queries.ts';
import { listMaintenance } from '../features/system/list-maintenance.ts';
import { isDatabaseBusy } from '../middleware/database-busy.ts';
import type { Services } from '../services.ts';
import { canonicalPageKey } from './canonical-page-key.ts';
import { identitySources } from './identity-sources.ts';
import type { MessageFiles } from './message-files.ts';
import { oldBrowserPage } from './old-browser-page.ts';
import { pageAudience } from './page-audience.ts';
import { type CachedPage, chooseEncoding, compressOnce, type PageCache, packPage } from './page-cache.ts';
import { HTML_TYPE, KEPT_PAGE_HEADERS, PAGE_VARY } from './page-headers.ts';
import { inlineScriptHashes, pagePolicy, scriptHash } from './page-policy.ts';
import { findRedirect, type PageRequest, readPageRequest } from './page-request.ts';
import { type FindPageSession, type PageVisitor, readPageVisitor } from './page-session.ts';

/** Renders a page of the web application; `main` ties it to the page server's entry. */
export type RenderPage = (request: Request, visit: PageVisit) => Promise<RenderedPage>;

/** What is read of a rendered page: any Response, or its parts where the text is at hand already. */
export interface RenderedPage extends Pick<Response, 'status' | 'headers' | 'text'> {
  /** Texts of the inline scripts that the build gives pages; none where absent. */
  readonly inlineScripts?: readonly string[];
  /** Made by the development server, whose tools write scripts of their own into the page. */
  readonly isDraft?: boolean;
}

/** What the renderer is told of a request besides the request itself. */
export interface PageVisit {
  readonly page: PageRequest;
  readonly call: CallEndpoint;
  /** Who is signed in; null for visitors. */
  readonly user: PageUser | null;
  /** For whom it is made, as far as age goes. */
  readonly audience: Audience;
  /** The account's date of birth says so. */
  readonly isAgeOfAccount: boolean;
  /** Where a signed-in user asks from; empty for visitors, whose page everybody gets. */
  readonly clientAddress: string;
  readonly maintenance: Maintenance | undefined;
  /** The one that comes next; browsers announce it when it is near. */
  readonly plannedMaintenance: Maintenance | undefined;
}

export interface PageServer {
  readonly services: Services;
  readonly table: HandlerTable;
  readonly findSession: FindPageSession;
  readonly messages: MessageFiles;
  readonly cache: PageCache;
  readonly render: RenderPage;
}

/** A page that is asked for, by whom and from where. */
interface PageAsked {
  readonly request: Request;
  readonly page: PageRequest;
  readonly visitor: PageVisitor;
  readonly audience: Audience;
  readonly clientAddress: string;
}

function callContextOf(request: Request, page: PageRequest, server: PageServer): Omit<CallContext, 'session'> {
  return {
    clientAddress: '',
    userAgent: request.headers.get('user-agent') ?? '',
    lang: page.locale,
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

interface PolicyFacts {
  readonly html: string;
  readonly rendered: RenderedPage;
  /** Where the page is. */
  readonly origin: string;
  readonly frames: readonly string[];
}

function policyOf({ html, rendered, origin, frames }: PolicyFacts, config: Config): string {
  const identity = identitySources(config);
  const { inlineScripts = [], isDraft = false } = rendered;
  // Only the development server's own page is asked what its scripts are: no build knows them.
  const hashes = isDraft ? inlineScriptHashes(html) : inlineScripts.map(scriptHash);
  return pagePolicy({
    origin: isDraft ? undefined : origin,
    scripts: [...identity.scripts, ...hashes],
    runsForeignScripts: identity.runsForeignScripts,
    frames: [config.GAMES_ORIGIN, ...identity.frames, ...frames],
    files: [config.FILES_ORIGIN],
    calls: [config.STATIC_BASE, ...identity.calls],
    styles: identity.styles,
  });
}

async function renderVisit({ request, page, visitor, audience, clientAddress }: PageAsked, server: PageServer) {
  const { services, table } = server;
  const { session, user } = visitor;
  const known = user === null ? '' : clientAddress;
  const context = { ...callContextOf(request, page, server), session, clientAddress: known };
  const call = createDirectCaller(table, context);
  const periods = await listMaintenance(services, page.locale);
  const maintenance = currentMaintenance(periods);
  const plannedMaintenance = nextMaintenance(periods, services.now());
  // The renderer answers HEAD without a page; kept, that would be an empty page for everybody. And its own redirects
  // lead to the address it is given: not to the one that a proxy, or whoever writes the Host header, asked at.
  const asked = new Request(page.url, { headers: request.headers });
  const isAgeOfAccount = typeof session?.birthdate === 'string';
  const visit = { page, call, user, audience, isAgeOfAccount, clientAddress: known, maintenance, plannedMaintenance };
  const response = await server.render(asked, visit);
  const location = response.headers.get('location');
  if (location !== null) return { status: response.status, location, html: '', policy: '', isBroken: false };
  const html = await response.text();
  const isOpen = maintenance === undefined || isOpenDuringMaintenance(page.path, user);
  const status = isOpen ? response.status : 503;
  const facts = { html, rendered: response, origin: page.url.origin, frames: await framesOf(page, call) };
  const policy = policyOf(facts, services.config);
  return { status, location, html, policy, isBroken: response.status >= 500 && isOpen };
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

type RenderedVisit = Awaited<ReturnType<typeof renderVisit>>;

async function uncachedResponse(rendered: RenderedVisit, request: Request): Promise<Response> {
  const { status, location, html, policy } = rendered;
  if (location !== null) {
    return new Response(null, {
      status,
      headers: { location, 'cache-control': 'no-store', vary: PAGE_VARY },
    });
  }
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const headers = {
    'content-type': HTML_TYPE,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    vary: PAGE_VARY,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    ...(status === 503 ? { 'retry-after': '300' } : {}),
  };
  const body = request.method === 'HEAD' ? null : new Uint8Array(await compressOnce(html, encoding));
  return new Response(body, { status, headers });
}

function oldBrowserResponse(locale: LocaleCode): Response {
  return new Response(oldBrowserPage(locale), {
    headers: { 'content-type': HTML_TYPE, 'cache-control': 'no-store', vary: PAGE_VARY },
  });
}

/** When a banner or a maintenance begins or ends by itself next, and when a maintenance begins: in unix milliseconds. */
async function findNextChanges(services: Services) {
  const nowMs = services.now();
  const periods = await listMaintenance(services, DEFAULT_LOCALE);
  const changes = [await findNextBannerChange(services, nowMs), nextMaintenanceChange(periods, nowMs)];
  const times = changes.filter((change) => change !== null);
  const next = nextMaintenance(periods, nowMs);
  return {
    until: times.length === 0 ? null : Math.min(...times),
    closesAt: next === undefined ? null : Date.parse(next.beginAt),
  };
}

/** Keeps what was rendered, unless it is no page every visitor may get: an error, a redirect. */
async function renderForCache(
  asked: PageAsked,
  server: PageServer,
  onOther: (rendered: RenderedVisit) => void,
): Promise<CachedPage | null> {
  const { services } = server;
  // Asked before the rendering: what comes or goes meanwhile makes the page old at once.
  const { until, closesAt } = await findNextChanges(services);
  const rendered = await renderVisit(asked, server);
  if (rendered.status === 200 && rendered.location === null) {
    const isAlwaysOpen = isOpenDuringMaintenance(asked.page.path, null);
    const times = { now: services.now(), until, closesAt: isAlwaysOpen ? null : closesAt };
    return packPage(rendered.html, { policy: rendered.policy, ...times });
  }
  onOther(rendered);
  return null;
}

/** A visitor's page from the cache; the page of somebody signed in neither comes from it nor goes into it. */
async function answerPage(asked: PageAsked, server: PageServer): Promise<Response> {
  const { request, page, visitor, audience } = asked;
  const isKept = server.services.config.PAGE_CACHE && visitor.user === null;
  const key = isKept ? canonicalPageKey(page, audience) : null;
  if (key === null) return uncachedResponse(await renderVisit(asked, server), request);
  let other: RenderedVisit | undefined;
  const nowMs = server.services.now();
  const rendering = server.cache.read(key, nowMs, () =>
    renderForCache(asked, server, (rendered) => {
      other = rendered;
    }),
  );
  const cached = await rendering.catch((error: unknown) => {
    const stale = server.cache.findStale(key, nowMs);
    if (stale === undefined || !isDatabaseBusy(error)) throw error;
    return stale;
  });
  if (cached !== null) return packedResponse(cached, request);
  const rendered = other ?? (await renderVisit(asked, server));
  const stale = rendered.isBroken ? server.cache.findStale(key, nowMs) : undefined;
  return stale === undefined ? uncachedResponse(rendered, request) : packedResponse(stale, request);
}

/** An answer that changes cookies is this browser's alone. */
function removeCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0) return response;
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  response.headers.set('cache-control', 'no-store');
  return response;
}

export interface AskedAddress {
  /** The address as players type it. */
  readonly url: URL;
  readonly clientAddress: string;
}

/**
 * Answers a GET or HEAD of a page: old browsers and redirects first, then the visitors' cache, else the renderer.
 * @throws what the renderer throws; the caller shows the error page.
 */
export async function servePage(
  request: Request,
  { url, clientAddress }: AskedAddress,
  server: PageServer,
): Promise<Response> {
  const locales = server.services.config.LOCALES;
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
  const visitor = await readPageVisitor(server, request);
  const asking = { cookies: hints.cookie, account: visitor.session, nowMs: server.services.now() };
  const audience = pageAudience(page, asking);
  const response = await answerPage({ request, page, visitor, audience, clientAddress }, server);
  return removeCookies(response, visitor.removedCookies);
}
