import { AsyncLocalStorage } from 'node:async_hooks';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createStartHandler } from '@tanstack/react-start/server';
import { createTranslatorCache } from '#i18n/translator-cache.ts';
import { listen, stopListening } from '#server/listen.ts';
import type { Prometheus } from '#server/metrics/prometheus.ts';
import { serveMetrics } from '#server/metrics/serve-metrics.ts';
import { makeLog, openProduct, type Product } from '#server/open-product.ts';
import { ownAddress } from '#server/own-address.ts';
import { createEarlyPages } from '#server/pages/answer-cached-page.ts';
import { mentionsSession } from '#server/pages/page-session.ts';
import type { PageServer, PageVisit, RenderPage } from '#server/pages/serve-pages.ts';
import { projectRoot } from '#server/project-root.ts';
import type { Secrets } from '#server/secrets.ts';
import { sendHeldResponses } from '#server/send-together.ts';
import type { Traces } from '#server/tracing/traces.ts';
import { warmUp } from '#server/warm-up.ts';
import { type PageContext, setServerPageContext } from '#web/app/page/page-context.ts';
import type { PageState } from '#web/app/page/page-state.ts';
import { createVisitStore } from '#web/app/page/visit-store.ts';
import { createSessionStore } from '#web/app/session/session-store.ts';
import { Overlays } from '#web/entry/overlays.tsx';
import { type RenderedHtml, renderHtml } from '#web/entry/render-html.ts';
import { signedInParts } from '#web/entry/signed-in-parts.ts';
import { MaintenancePage } from '#web/features/shell/maintenance-page.tsx';
import { type Config, ConfigError, parseConfig } from './config.ts';

const isBuilt = import.meta.env.PROD;
const renderings = new AsyncLocalStorage<Rendering>();
const startPage = createStartHandler(async ({ router }) => {
  const rendering = currentRendering();
  // React keeps the event loop busy for milliseconds.
  sendHeldResponses();
  rendering.rendered = await renderHtml(router);
  return new Response(null, { status: rendering.rendered.status });
});

/** A page on its way through the router: what it is made with, then its HTML. */
interface Rendering {
  readonly context: PageContext;
  rendered?: RenderedHtml;
}

function currentRendering(): Rendering {
  const rendering = renderings.getStore();
  if (rendering === undefined) throw new Error('a page is rendered outside a request');
  return rendering;
}

setServerPageContext(() => currentRendering().context);

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** What the current page knows about the installation and the request. */
function pageState(visit: PageVisit, pages: PageServer, secrets: Secrets): PageState {
  const { page, user, audience, isAgeOfAccount, clientAddress, maintenance, plannedMaintenance } = visit;
  const { config } = pages.services;
  return {
    locale: page.locale,
    locales: config.LOCALES,
    origin: page.url.origin,
    guard: config.ROUTE_GUARD,
    guardAlso: config.ROUTE_GUARD_ALSO,
    user,
    audience,
    isAgeOfAccount,
    ageNotice: config.AGE_NOTICE,
    clientIp: clientAddress,
    cookieDomain: config.COOKIE_DOMAIN,
    device: { kind: page.device.kind, system: page.device.system },
    maintenance,
    plannedMaintenance,
    upgradeNotice: config.isUpgradeNoticeOn
      ? { successorName: config.SUCCESSOR_NAME, url: config.SUCCESSOR_URL }
      : null,
    gameRulesUrl: config.GAME_RULES_URL,
    companyName: config.COMPANY_NAME,
    staticBase: config.STATIC_BASE,
    gamesOrigin: config.GAMES_ORIGIN,
    signKey: secrets.sign,
    messageUrls: pages.messages.urlsOf(page.locale),
  };
}

/** What a session does is done in browsers; rendering only tells whose it is. */
async function refuseSessionControl(): Promise<never> {
  throw new Error('a session begins and ends in a browser');
}

/** Renders pages through the router, with the context of their request. */
function makeRenderer(secrets: Secrets, pages: () => PageServer): RenderPage {
  const wordsOf = createTranslatorCache((locale) => pages().messages.messagesOf(locale));
  return async (request, visit) => {
    const context: PageContext = {
      state: pageState(visit, pages(), secrets),
      translator: wordsOf(visit.page.locale),
      call: visit.call,
      session: createSessionStore(visit.user, signedInParts),
      visit: createVisitStore(visit.clientAddress),
      MaintenancePage,
      Overlays,
      loadSessionControl: refuseSessionControl,
    };
    const rendering: Rendering = { context };
    const response = await renderings.run(rendering, async () => startPage(request));
    const { rendered } = rendering;
    return rendered === undefined
      ? response
      : { ...rendered, headers: response.headers, text: async () => rendered.html };
  };
}

/** Whoever watches over the program: what counts it, and what follows its requests. */
interface Watchers {
  readonly metrics: Prometheus | undefined;
  readonly traces: Traces | undefined;
}

async function openHere(config: Config, watchers: Watchers): Promise<Product> {
  return openProduct({
    config,
    ...watchers,
    render: makeRenderer,
    clientFolder: isBuilt ? join(projectRoot(), 'dist/client') : undefined,
    seed: async (services) => {
      await (await import('../demo/seed-demo.ts')).seedDemo(services);
      await (await import('../demo/seed-shop.ts')).seedShop(services);
      await (await import('../demo/seed-submitted-versions.ts')).seedSubmittedVersions(services);
    },
  });
}

/** Counts and follows only where someone reads it: each request pays for it. */
async function openWatchers(config: Config): Promise<Watchers> {
  const hasMetrics = config.METRICS_PORT !== 0 && isBuilt;
  const hasTraces = config.OTEL_EXPORTER_OTLP_ENDPOINT !== '';
  const metrics = hasMetrics ? (await import('#server/metrics/prometheus.ts')).createPrometheus() : undefined;
  const traces = hasTraces
    ? (await import('#server/tracing/open-traces.ts')).openTraces(config, { log: makeLog(config), metrics })
    : undefined;
  return { metrics, traces };
}

async function listenHere(
  config: Config,
  { app, pages, services, mode, dataDir, freshness }: Product,
): Promise<Server> {
  await warmUp(pages);
  const server = await listen({
    fetch: (request, env) => app.fetch(request, env as object),
    answerEarly: createEarlyPages({
      cache: pages.cache,
      locales: config.LOCALES,
      publicOrigin: config.PUBLIC_ORIGIN,
      isHttps: config.PUBLIC_ORIGIN.startsWith('https:'),
      isSignedIn: mentionsSession,
      metrics: services.metrics,
      traces: services.traces,
      isProxied: config.TRUST_PROXY > 0,
      isDenied: config.DENY_LIST.length > 0,
      now: services.now,
      isCurrent: freshness.isCurrent,
      hasCdn: config.CDN_PURGE.length > 0,
    }),
    isDraining: services.drain.isUnderWay,
    port: config.PORT,
    host: config.HOST,
  });
  services.log.info({ database: mode, dataDir }, 'ready');
  console.info(`\n  Starhall is open: ${ownAddress(config)}\n`);
  return server;
}

/**
 * Opens the product and, where it is built, its port. Signals are handled from the first moment on, and a start that
 * fails closes what it opened: the embedded database, a process of its own, is left running by neither.
 */
async function start(config: Config): Promise<Product> {
  const openingWatchers = openWatchers(config);
  const opening = openingWatchers.then((watchers) => openHere(config, watchers));
  let server: Server | undefined;
  let metricsServer: Server | undefined;
  const close = async () => {
    const product = await opening;
    product.drain.begin();
    if (server !== undefined) {
      // A proxy needs a moment to notice that this process is not ready; until then it still sends requests.
      const halfMs = (config.DRAIN_SECONDS * 1000) / 2;
      await wait(halfMs);
      // Most proxies have noticed, and take uploads that are continued now to another process.
      product.endUploads();
      await wait(halfMs);
      product.endStreams();
      await stopListening(server);
    }
    await product.close();
    // After the last query and job.
    await (await openingWatchers).traces?.close();
    // Last, to be seen until the end.
    metricsServer?.close();
    metricsServer?.closeAllConnections();
  };
  // In development tools/development-program.ts closes it: when a changed file has made another, and on a signal.
  if (import.meta.hot) import.meta.hot.send('starhall:program', { opening, close });
  else closeOnSignal(close);
  const product = await opening;
  try {
    if (isBuilt && process.env.STARHALL_LISTEN !== 'off') {
      const { metrics } = await openingWatchers;
      if (metrics !== undefined) {
        metricsServer = await serveMetrics(metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT });
      }
      server = await listenHere(config, product);
    }
  } catch (error) {
    await close();
    throw error;
  }
  return product;
}

/** A migration that failed, for example, says why only there. */
function causesOf({ cause }: Error): string[] {
  return cause instanceof Error ? [cause.message, ...causesOf(cause)] : [];
}

/** One line for the person who starts the product; the development server shows the whole error itself. */
function refuseToStart(error: unknown): never {
  if (!isBuilt) throw error;
  const lines = error instanceof Error ? [error.message, ...causesOf(error)] : [String(error)];
  console.error(`Starhall cannot start: ${lines.join(' ')}`);
  process.exit(1);
}

/**
 * Closes on Ctrl-C and on a service manager's request, so that the embedded database ends in order. A second signal must
 * not end the process meanwhile: npm passes on those that the terminal has sent to all its processes already.
 */
function closeOnSignal(close: () => Promise<void>): void {
  let isClosing = false;
  const stop = () => {
    if (isClosing) return;
    isClosing = true;
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

const config = readConfig();
const product = await start(config).catch(refuseToStart);

export default { fetch: (request: Request) => product.app.fetch(request) };
