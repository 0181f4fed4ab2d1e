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
import { findNextHallChange } from '../features/hall/public.ts';
import { findNextBannerChange } from '../features/operations/banner-queries.ts';
import { findNextDiscountChange } from '../features/product/public.ts';
import { listMaintenance } from '../features/system/list-maintenance.ts';
import { isDatabaseBusy } from '../middleware/database-busy.ts';
import type { Services } from '../services.ts';
import { chooseEncoding, compressOnce } from '../streaming/compress-text.ts';
import { canonicalPageKey, canonicalPageRequest } from './canonical-page-key.ts';
import { type KeptPage, keptPageHeaders } from './held-page.ts';
import { identitySources } from './identity-sources.ts';
import type { MessageFiles } from './message-files.ts';
import { oldBrowserPage } from './old-browser-page.ts';
import { pageAudience } from './page-audience.ts';
import { type CachedPage, type PageCache, packPage } from './page-cache.ts';
import { HTML_TYPE, PAGE_VARY } from './page-headers.ts';
import { inlineScriptHashes, pagePolicy, scriptHash } from './page-policy.ts';
import { findRedirect, type PageRequest, readPageRequest } from './page-request.ts';
import { type FindPageSession, type PageVisitor, readPageVisitor } from './page-session.ts';

/** Renders a page of the web application; `main` connects it to the page server's entry. */
export type RenderPage = (request: Request, visit: PageVisit) => Promise<RenderedPage>;

/** The used part of a rendered page: any Response, or its parts if the text is available already. */
export interface RenderedPage extends Pick<Response, 'status' | 'headers' | 'text'> {
  /** Texts of the build's inline scripts; none if absent. */
  readonly inlineScripts?: readonly string[];
  /** Rendered by the development server, whose tools add their own scripts. */
  readonly isDraft?: boolean;
}

/** What the renderer gets besides the request itself. */
export interface PageVisit {
  readonly page: PageRequest;
  readonly call: CallEndpoint;
  /** The signed-in user; null for visitors. */
  readonly user: PageUser | null;
  /** The audience by age. */
  readonly audience: Audience;
  /** The audience follows from the account's date of birth. */
  readonly isAgeOfAccount: boolean;
  /** The address of a signed-in user; empty for visitors, whose page is shared. */
  readonly clientAddress: string;
  readonly maintenance: Maintenance | undefined;
  /** The next one; browsers announce it when it is near. */
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

/** A requested page with its visitor and origin. */
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

/** A game on its developer's own site: the only foreign origin its play page may frame. */
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
  /** The page's origin. */
  readonly origin: string;
  readonly frames: readonly string[];
}

function policyOf({ html, rendered, origin, frames }: PolicyFacts, config: Config): string {
  const identity = identitySources(config);
  const { inlineScripts = [], isDraft = false } = rendered;
  // Only development pages are searched for scripts: no build knows them.
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
  // The renderer answers HEAD without a body; cached, that would be an empty page for everyone. And its redirects use
  // the given address, not the Host header, which a proxy or an attacker controls.
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

function packedResponse({ key, page }: Pick<KeptPage, 'key' | 'page'>, request: Request, server: PageServer): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const { cache, services } = server;
  const asked = { key, page, cookie: request.headers.get('cookie') ?? '', nowMs: services.now() };
  const headers = {
    ...keptPageHeaders(asked, { cache, hasCdn: services.config.CDN_PURGE.length > 0 }),
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
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // A text needs no copy.
  return new Response(encoding === 'identity' ? html : await compressOnce(html, encoding), { status, headers });
}

function oldBrowserResponse(locale: LocaleCode): Response {
  return new Response(oldBrowserPage(locale), {
    headers: { 'content-type': HTML_TYPE, 'cache-control': 'no-store', vary: PAGE_VARY },
  });
}

/** The next scheduled change of banners, rows of the hall, collections, discounts or maintenance, and the next start of a maintenance, in unix milliseconds. */
async function findNextChanges(services: Services) {
  const nowMs = services.now();
  const periods = await listMaintenance(services, DEFAULT_LOCALE);
  const changes = [
    await findNextBannerChange(services, nowMs),
    await findNextHallChange(services, nowMs),
    await findNextDiscountChange(services, nowMs),
    nextMaintenanceChange(periods, nowMs),
  ];
  const times = changes.filter((change) => change !== null);
  const next = nextMaintenance(periods, nowMs);
  return {
    until: times.length === 0 ? null : Math.min(...times),
    closesAt: next === undefined ? null : Date.parse(next.beginAt),
  };
}

/** Caches a rendered page unless it cannot be shared: an error, a redirect. */
async function renderForCache(
  asked: PageAsked,
  server: PageServer,
  onOther: (rendered: RenderedVisit) => void,
): Promise<CachedPage | null> {
  const { services } = server;
  // Read before rendering, so that changes meanwhile expire the page immediately.
  const { until, closesAt } = await findNextChanges(services);
  const rendered = await renderVisit({ ...asked, page: canonicalPageRequest(asked.page) }, server);
  if (rendered.status === 200 && rendered.location === null) {
    const isAlwaysOpen = isOpenDuringMaintenance(asked.page.path, null);
    const { pathname } = asked.page.url;
    const times = {
      now: services.now(),
      until,
      closesAt: isAlwaysOpen ? null : closesAt,
      // The root leads some visitors to another language.
      isHoldable: pathname !== '/',
    };
    return packPage(rendered.html, { policy: rendered.policy, ...times });
  }
  onOther(rendered);
  return null;
}

/** A visitor's page from the cache; signed-in users' pages bypass it. */
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
  if (cached !== null) return packedResponse({ key, page: cached }, request, server);
  const rendered = other ?? (await renderVisit(asked, server));
  const stale = rendered.isBroken ? server.cache.findStale(key, nowMs) : undefined;
  return stale === undefined
    ? uncachedResponse(rendered, request)
    : packedResponse({ key, page: stale }, request, server);
}

/** A response that changes cookies must not be shared. */
function removeCookies(response: Response, cookies: readonly string[]): Response {
  if (cookies.length === 0) return response;
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  response.headers.set('cache-control', 'no-store');
  return response;
}

export interface RequestedAddress {
  /** The public address. */
  readonly url: URL;
  readonly clientAddress: string;
}

/**
 * Handles GET and HEAD of a page: old browsers and redirects first, then the visitors' cache, else the renderer.
 * @throws whatever the renderer throws; the caller shows the error page.
 */
export async function servePage(
  request: Request,
  { url, clientAddress }: RequestedAddress,
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
