import { Hono, type MiddlewareHandler } from 'hono';
import type { Endpoint } from '#contract/endpoint.ts';
import { DEFAULT_LOCALE } from '#contract/values/locales.ts';
import { currentMaintenance } from '#domain/operations/current-maintenance.ts';
import { SERVICE_WORKER } from '#domain/page/trusted-scripts.ts';
import type { CallSession } from './api/call-context.ts';
import { mountDocs } from './api/docs/mount-docs.ts';
import { mountEndpoints, mountNotFound } from './api/mount-endpoints.ts';
import type { Freshness } from './cache/listen-to-changes.ts';
import { tagPublicAnswers } from './cdn/tag-public-answers.ts';
import { endpoints } from './endpoints.ts';
import { isHttps } from './features/account/own-cookies.ts';
import { mountLocalIdentity } from './features/identity/mount-local-identity.ts';
import { mountLocalPlatform } from './features/invoice/mount-local-platform.ts';
import { hideUnsubscribeToken } from './features/notification/unsubscribe-token.ts';
import { mountUploads } from './features/package-upload/mount-uploads.ts';
import { createUploadWork, type UploadWork } from './features/package-upload/upload-work.ts';
import { mountPolicyReports } from './features/policy-report/mount-policy-reports.ts';
import { listMaintenance } from './features/system/list-maintenance.ts';
import { hidePreviewToken, PLAY_FILES } from './features/web-build/game-urls.ts';
import { toErrorResponse } from './middleware/error-response.ts';
import { installMiddleware } from './middleware/install-middleware.ts';
import { createRateLimit } from './middleware/rate-limit.ts';
import { readOwnWrites } from './middleware/read-own-writes.ts';
import { createReplayMemory } from './middleware/replay-memory.ts';
import type { ScopeVariables } from './middleware/request-scope.ts';
import { callSecurityHeaders } from './middleware/security-headers.ts';
import { shareCountsOf } from './middleware/shared-limits.ts';
import { errorPage } from './pages/error-page.ts';
import { mountAgeAnswer } from './pages/mount-age-answer.ts';
import { mountSiteFiles } from './pages/mount-site-files.ts';
import { mentionsSession } from './pages/page-session.ts';
import { BUILT_FILES, KEPT_AN_HOUR, KEPT_FOR_GOOD, serveBuiltFiles } from './pages/serve-built-files.ts';
import { createServeGameFile, serveImageFile } from './pages/serve-game-files.ts';
import { MUSIC_FILES, serveMusic } from './pages/serve-music.ts';
import { type PageServer, servePage } from './pages/serve-pages.ts';
import { servePrivateFile } from './pages/serve-private-file.ts';
import { serveReviewedDownload } from './pages/serve-reviewed-file.ts';
import { SDK_FILES, serveSdk } from './pages/serve-sdk.ts';
import { serveServiceWorker } from './pages/serve-service-worker.ts';
import { serveReleasedFile } from './released/serve-released-file.ts';
import type { SharedReleases } from './released/shared-releases.ts';
import { chooseEncoding } from './streaming/compress-text.ts';

export interface AppSettings {
  readonly pages: PageServer;
  /** Secret of the request signature. */
  readonly signSecret: string;
  /** Folder of the built browser files; undefined if the development server serves them. */
  readonly clientFolder?: string | undefined;
  /** Files of other releases; none, if absent. */
  readonly released?: SharedReleases | undefined;
  /** Validates every reply against the contract, for development and tests. */
  readonly checkReplies?: boolean;
  /** Observes every response, for tests. */
  readonly watchAnswers?: MiddlewareHandler | undefined;
  readonly findSession?: (request: Request, endpoint: Endpoint) => Promise<CallSession | null>;
  /** The state shared by resumable uploads and related calls; created if absent. */
  readonly uploads?: UploadWork;
  /** Whether what is cached may be used; always, if absent. */
  readonly freshness?: Freshness;
}

type App = Hono<ScopeVariables>;

/** Whether an operator makes a call: by the browser's cookie for any call, or by the session of one that reads it. */
async function isOperator(
  request: Request,
  endpoint: Endpoint,
  { pages, findSession }: Pick<AppSettings, 'pages' | 'findSession'>,
): Promise<boolean> {
  if ((await pages.findSession(request))?.user.isOperator) return true;
  const session = await findSession?.(request, endpoint).catch(() => null);
  return session?.isOperator === true;
}

function mountApi(app: App, { pages, signSecret, checkReplies, findSession, uploads }: AppSettings): void {
  const { config, log, now } = pages.services;
  const settings = {
    log,
    now,
    signature: {
      secret: signSecret,
      isEnforced: config.SIGN_ENFORCE,
      replayMemory: createReplayMemory(pages.services.database.pool),
      now,
    },
    rateLimit: createRateLimit({
      isOn: config.RATE_LIMIT,
      callsPerMinute: config.RATE_LIMIT_CALLS,
      share: shareCountsOf('calls', { ...pages.services.database, hashKey: pages.services.hashKey }),
    }),
    limits: pages.services.limits,
    maintenance: {
      findMaintenance: async () => currentMaintenance(await listMaintenance(pages.services, DEFAULT_LOCALE)),
      isOperator: (request: Request, endpoint: Endpoint) => isOperator(request, endpoint, { pages, findSession }),
    },
    publicOrigin: config.PUBLIC_ORIGIN,
    minimumClientVersion: Number(config.MIN_CLIENT_VERSION),
    isDevelopment: !config.isProduction,
    baseHeaders: callSecurityHeaders({ isHttps: isHttps(config) }),
    checkReplies: checkReplies ?? false,
    ...(findSession === undefined ? {} : { findSession }),
  };
  const work = uploads ?? createUploadWork({ connection: pages.services.database.connection });
  mountUploads(app, { ...settings, services: pages.services, work });
  mountPolicyReports(app, pages.services);
  mountEndpoints(app, pages.table, settings);
  mountDocs(app, endpoints);
  mountNotFound(app);
}

/** Stored pictures, trailers, documents and files of hosted games: only keys in their own folders. */
function mountFiles(app: App, pages: PageServer): void {
  const { services } = pages;
  const serveGameFile = createServeGameFile(services);
  app.get('/files/private/*', async (context) => {
    const response = await servePrivateFile(pages, context.req.raw, context.req.path);
    return response ?? context.notFound();
  });
  app.get('/files/reviewed/:id', async (context) => {
    const response = await serveReviewedDownload(pages, context.req.raw, context.req.param('id'));
    return response ?? context.notFound();
  });
  app.get('/files/*', async (context) => {
    const key = context.req.path.slice('/files/'.length);
    const file = { files: services.files, key, request: context.req.raw };
    const isServed = key.startsWith('images/') || key.startsWith('videos/');
    return (isServed ? await serveImageFile(file) : undefined) ?? context.notFound();
  });
  app.get(`${PLAY_FILES}*`, async (context) => (await serveGameFile(context.req.raw)) ?? context.notFound());
}

/** The compiled messages of pages. */
function mountMessages(app: App, { pages: { messages }, released }: AppSettings): void {
  app.get('/messages/*', async (context) => {
    const bodies = await messages.findCompressed(context.req.path);
    if (bodies === undefined) return serveReleasedFile(context, released);
    const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '');
    return context.body(new Uint8Array(bodies[encoding]), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': KEPT_FOR_GOOD,
      vary: 'Accept-Encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  });
}

function mountClient(app: App, clientFolder: string, released: SharedReleases | undefined): void {
  app.use(`${BUILT_FILES}*`, serveBuiltFiles(clientFolder, KEPT_FOR_GOOD));
  app.get(`${BUILT_FILES}*`, (context) => serveReleasedFile(context, released));
  app.use(`${SDK_FILES}*`, serveSdk(clientFolder));
  app.get(`${SDK_FILES}*`, (context) => context.notFound());
  app.use(`${MUSIC_FILES}*`, serveMusic(clientFolder));
  app.get(`${MUSIC_FILES}*`, (context) => context.notFound());
  app.get(SERVICE_WORKER, serveServiceWorker(clientFolder));
  app.use('/*', serveBuiltFiles(clientFolder, KEPT_AN_HOUR));
}

/** The public address: proxies often pass on their own Host, with its port. */
function publicUrl(address: string, publicOrigin: string): URL {
  const url = new URL(address);
  if (publicOrigin === '') return url;
  const { protocol, hostname, port } = new URL(publicOrigin);
  // Separately: setting `host` without a port keeps the old port.
  url.protocol = protocol;
  url.hostname = hostname;
  url.port = port;
  return url;
}

function mountPages(app: App, pages: PageServer): void {
  app.on(['GET', 'HEAD'], '/*', async (context) => {
    const request = context.req.raw;
    const url = publicUrl(request.url, pages.services.config.PUBLIC_ORIGIN);
    return servePage(request, { url, clientAddress: context.var.scope.clientAddress }, pages);
  });
  app.all('/*', (context) => {
    context.header('allow', 'GET, HEAD');
    return context.body(null, 405);
  });
}

/** The whole service as one fetch: middleware first, then calls, files, and pages. */
export function createApp(settings: AppSettings): App {
  const { pages, clientFolder } = settings;
  const { config, log, now } = pages.services;
  const app: App = new Hono<ScopeVariables>();
  if (settings.watchAnswers !== undefined) app.use('*', settings.watchAnswers);
  installMiddleware(app, {
    log,
    metrics: pages.services.metrics,
    traces: pages.services.traces,
    now,
    trustedProxies: config.TRUST_PROXY,
    denyList: config.DENY_LIST,
    isHttps: isHttps(config),
    hideSecrets: (path) => hideUnsubscribeToken(hidePreviewToken(path)),
    freshness: settings.freshness,
  });
  if (pages.services.database.replica !== undefined) {
    const isSignedIn = mentionsSession;
    const maxLagSeconds = config.DATABASE_READ_LAG;
    app.use('*', readOwnWrites({ isSignedIn, isHttps: isHttps(config), maxLagSeconds, freshness: settings.freshness }));
  }
  if (config.CDN_PURGE.length > 0) app.use('*', tagPublicAnswers());
  // Not cached: another process of a newer release may have it.
  app.notFound((context) => context.text('This page could not be found', 404, { 'cache-control': 'no-store' }));
  app.onError((error, context) => {
    const isCall = /^\/(?:api|static|time|livez|healthz|readyz|dev|pay)\b/.test(context.req.path);
    const requestId = context.var.scope?.requestId ?? '';
    const response = toErrorResponse(error, log, requestId);
    return isCall ? response : errorPage(response.status, response.headers);
  });
  mountApi(app, settings);
  // They have a port of their own (METRICS_PORT); here, nobody should look for them behind a redirect.
  app.all('/metrics', (context) => context.notFound());
  mountLocalIdentity(app, pages.services);
  mountLocalPlatform(app, pages.services);
  mountFiles(app, pages);
  mountMessages(app, settings);
  mountSiteFiles(app, pages);
  mountAgeAnswer(app, pages.services);
  if (clientFolder !== undefined) mountClient(app, clientFolder, settings.released);
  mountPages(app, pages);
  return app;
}
