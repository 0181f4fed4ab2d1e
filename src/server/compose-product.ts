import { join } from 'node:path';
import type { Logger } from 'pino';
import { listUpkeep } from '#server/upkeep/list-upkeep.ts';
import { startUpkeep } from '#server/upkeep/upkeep.ts';
import type { Config } from '../config.ts';
import { createFindCaller } from './api/find-caller.ts';
import { bindHandlers, createHandlerTable } from './api/handler-table.ts';
import { type AppSettings, createApp } from './app.ts';
import { makeBackupSource } from './backup/make-backup-source.ts';
import { createCatalogueCache } from './cache/catalogue-cache.ts';
import { clearAfterWrites } from './cache/clear-after-writes.ts';
import { type ChangeListener, listenToChanges } from './cache/listen-to-changes.ts';
import { createSessionCache } from './cache/session-cache.ts';
import { openCdnPurger } from './cdn/cdn-purger.ts';
import { createPurges, type Purges } from './cdn/create-purges.ts';
import type { Database } from './db/open-database.ts';
import { createDrain } from './drain.ts';
import { createGameFacts } from './facts/game-facts.ts';
import { createFindTokenSession } from './features/access-token/find-token-session.ts';
import { limitAccessTokens } from './features/access-token/limit-access-tokens.ts';
import { askForRecentSignIn } from './features/account/ask-for-recent-sign-in.ts';
import { createFindPageSession } from './features/account/find-page-session.ts';
import { createFindSession } from './features/account/find-session.ts';
import { createFindSessionRow } from './features/account/session-queries.ts';
import { refuseOwnCases } from './features/admin/refuse-own-cases.ts';
import { loadContentLibrary } from './features/content/content-library.ts';
import { listPlaceholders } from './features/content/list-placeholders.ts';
import { paymentHandlers } from './features/deposit/payment-handlers.ts';
import { handlers } from './features/handlers.ts';
import { createFindOwnedGames } from './features/library/public.ts';
import { watchOrders } from './features/live/watch-orders.ts';
import { startNotifications } from './features/notification/start-notifications.ts';
import { UPLOADS_CHANNEL } from './features/package-upload/upload-locks.ts';
import { createUploadWork } from './features/package-upload/upload-work.ts';
import { startWebhookFanOut } from './features/webhook/start-webhook-fan-out.ts';
import { createImageProcessor } from './images/image-processor.ts';
import { createPackageInspector } from './inspection/package-inspector.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { PURGE_CDN } from './jobs/purge-cdn.ts';
import { createLiveHub, type LiveHub, type LiveTimes } from './live/live-hub.ts';
import type { Prometheus } from './metrics/prometheus.ts';
import { createSharedLimits } from './middleware/shared-limits.ts';
import { createMessageFiles, type MessageFiles } from './pages/message-files.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { PageServer, RenderPage } from './pages/serve-pages.ts';
import { projectRoot } from './project-root.ts';
import { openFileStore } from './providers/files/index.ts';
import { type IdentitySettings, openIdentityProviders } from './providers/identity/index.ts';
import { createOpenIdProvider } from './providers/identity/openid/openid-provider.ts';
import { openPaymentProviders } from './providers/payment/index.ts';
import type { SendRequest } from './providers/payment/payment-integration.ts';
import { createSharedReleases, type SharedReleases } from './released/shared-releases.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';
import type { Traces } from './tracing/traces.ts';
import { createVideoProcessor } from './videos/video-processor.ts';

const CACHED_ANSWERS = 2000;
/** Up to 90 KB each; a game with 10,000 products has 100 in each language and currency. */
const CACHED_BLOCKS = 400;
/** About a kilobyte each. */
const CACHED_SESSIONS = 10_000;

/** Pages of the system's state refresh this often. */
const SYSTEM_EVERY_MS = 5000;

export interface ProductParts {
  readonly config: Config;
  /** Open and migrated; whoever opened it closes it after the product. */
  readonly database: Pick<Database, 'db' | 'readDb' | 'pool' | 'readPool' | 'connection' | 'replica'>;
  /** Folder of uploads. */
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  readonly render: (secrets: Secrets, pages: () => PageServer) => RenderPage;
  /** Folder of the built browser files. */
  readonly clientFolder?: string | undefined;
  /** Counts what happens. */
  readonly metrics?: Prometheus | undefined;
  /** Follows requests. Its owner closes it. */
  readonly traces?: Traces | undefined;
  /** Seeds an empty product with the demo catalog. */
  readonly seed?: ((services: Services) => Promise<void>) | undefined;
  /** Replaces the identity providers' key set addresses, for tests. */
  readonly keySetUrls?: IdentitySettings['keySetUrls'];
  /** Sends the sandbox cashier's notifications without an open port, for tests. */
  readonly sendToStore?: SendRequest | undefined;
  /** Compiled messages shared by several products in a process, for tests. */
  readonly messages?: MessageFiles | undefined;
  /** Validates every reply against the contract. */
  readonly checkReplies?: boolean;
  /** Observes every response, for tests. */
  readonly watchAnswers?: AppSettings['watchAnswers'];
  /** How long an upload's connection may be silent, for fast tests. */
  readonly uploadStallMs?: number | undefined;
  /** Timing of live streams, for fast tests. */
  readonly liveTimes?: Partial<LiveTimes & { readonly ordersMs: number }> | undefined;
  /** How often retries of jobs are looked for, for fast tests. */
  readonly jobPollSeconds?: number | undefined;
  /** False disables periodic tasks and processes a queue only after the first job; for tests. */
  readonly hasUpkeep?: boolean | undefined;
}

/** Composes the service on an open database: files, caches, calls, pages. */
export async function composeProduct(parts: ProductParts) {
  const { config, database, secrets, clientFolder, checkReplies = false, hasUpkeep = true } = parts;
  const { log, now, metrics, traces } = parts;
  for (const { name, problem } of config.allowedUnsafe) {
    log.warn({ setting: name }, `unsafe, allowed by ALLOW_UNSAFE: ${name} ${problem}`);
  }
  const hashKey = secrets.session;
  const payments = openPaymentProviders({
    config,
    db: database.db,
    enqueue: (...job) => jobs.enqueue(...job),
    send: parts.sendToStore,
    hashKey,
    now,
  });
  const fileWork = composeFileWork(parts);
  const jobs: JobQueue = openJobs({
    ...{ config, database, log, now, hashKey, payments, metrics, traces },
    ...fileWork,
    backupSource: () => makeBackupSource({ ...parts, ...fileWork, connection: database.connection }),
    isLazy: !hasUpkeep,
    pollSeconds: parts.jobPollSeconds,
  });
  const uploads = createUploadWork({ connection: database.connection, stallMs: parts.uploadStallMs });
  const live = createLiveHub(parts.liveTimes);
  const services = await composeServices(parts, { jobs, payments, ...fileWork, uploadLocks: uploads.locks, live });
  // Create the queue's tables while the demo is seeded.
  await Promise.all([jobs.start(), config.isDemo ? parts.seed?.(services) : undefined]).catch(
    async (error: unknown) => {
      await jobs.stop();
      throw error;
    },
  );
  const webhookFanOut = startWebhookFanOut(services);
  const stopNotifications = startNotifications(services);
  const pages: PageServer = {
    services,
    table: createHandlerTable([...bindHandlers(handlers, services), ...paymentHandlers(services)], {
      before: [askForRecentSignIn(services), refuseOwnCases(services), limitAccessTokens(services)],
      after: [clearAfterWrites(services.sessions), webhookFanOut.afterOrders],
    }),
    findSession: createFindPageSession(services),
    messages: parts.messages ?? createMessageFiles(),
    cache: createPageCache({ maxPages: config.CACHED_PAGES, maxBytes: config.CACHED_PAGES_MB * 2 ** 20 }),
    render: parts.render(secrets, () => pages),
  };
  services.cache.onClear(pages.cache.clear);
  const released = await composeReleased(parts, pages);
  metrics?.follow({
    ...services,
    dataDir: parts.dataDir,
    pools: { primary: database.pool, ...(database.readPool && { replica: database.readPool }) },
    caches: {
      pages: pages.cache.lookups,
      replies: services.cache.lookups,
      products: services.offered.lookups,
      sessions: services.sessions.lookups,
    },
  });
  const { cache, facts, sessions } = services;
  const purges = composePurges(parts, services);
  const changes = await listenToChanges({
    connection: database.connection,
    log: parts.log,
    channels: {
      catalogue: {
        onChange: (payload) => {
          database.replica?.requireNow();
          facts.onChange(payload);
          cache.clear();
          purges?.request();
        },
        onListening: (isListening) => {
          database.replica?.requireNow();
          facts.onListening(isListening);
          cache.onListening(isListening);
          pages.cache.onListening(isListening);
          // Also at the start: another release may have answered what is held.
          if (isListening) purges?.request();
        },
      },
      changes: {
        ...live.changes,
        onChange(payload) {
          database.replica?.requireNow();
          live.changes.onChange(payload);
        },
      },
      [UPLOADS_CHANNEL]: { onChange: uploads.locks.onAsked, onListening: () => undefined },
      sessions: listenToSessions({ sessions, isKept: config.SESSION_CACHE, live }),
    },
  });
  // The state of the system changes without a statement that could announce it. Nobody hears this unless the page is open.
  const ticking = setInterval(() => live.changes.onChange('system'), SYSTEM_EVERY_MS).unref();
  const stopWatchingOrders = watchOrders(services, parts.liveTimes?.ordersMs);
  const upkeep = startUpkeep(hasUpkeep ? listUpkeep(services) : [], parts.log);
  const app = createApp({
    pages,
    signSecret: secrets.sign,
    clientFolder,
    released,
    checkReplies,
    watchAnswers: parts.watchAnswers,
    findSession: createFindCaller({
      findSession: createFindSession(services),
      findTokenSession: createFindTokenSession(services),
    }),
    uploads,
    freshness: changes,
  });
  return {
    app,
    /** Whether what this process has cached may be used. */
    freshness: changes,
    pages,
    services,
    secrets,
    dataDir: parts.dataDir,
    drain: services.drain,
    /** Lets go of uploads under way; their clients continue, at another process if there is one. */
    endUploads: () => uploads.locks.stopAll(),
    /** Ends long-lived streams and uploads, so that shutdown does not wait for them; clients continue elsewhere. */
    endStreams() {
      live.close();
      uploads.locks.stopAll();
    },
    /** Resolves once the current upkeep is done; for tests. */
    settleUpkeep: upkeep.settle,
    async close() {
      clearInterval(ticking);
      stopWatchingOrders();
      live.close();
      // Before the jobs: they would wait minutes for an inspection or a conversion, which the next process restarts.
      services.inspector.close();
      services.videos.close();
      await purges?.stop();
      await webhookFanOut.stop();
      await stopNotifications();
      // Before the jobs and the database, which its tasks use.
      await upkeep.end();
      await jobs.stop();
      services.images.close();
      uploads.locks.close();
      await changes.stop();
    },
  };
}

/** Notifies the session cache, if enabled, and streams whose sessions may have ended. */
function listenToSessions({
  sessions,
  isKept,
  live,
}: Pick<Services, 'sessions'> & { readonly isKept: boolean; readonly live: LiveHub }): ChangeListener {
  return {
    onChange(payload) {
      if (isKept) sessions.onChange(payload);
      live.checkSessions();
    },
    onListening(isListening) {
      // Without this call the cache stays inactive.
      if (isKept) sessions.onListening(isListening);
      if (isListening) live.checkSessions();
    },
  };
}

/** The files of other releases; shares those of this one before its pages are served. */
async function composeReleased(
  { clientFolder, now, log }: ProductParts,
  { services: { files }, messages: { modules } }: PageServer,
): Promise<SharedReleases | undefined> {
  if (clientFolder === undefined) return undefined;
  const released = createSharedReleases({ files, clientFolder, modules, now });
  // A store without its files is not ready, and says so itself.
  await released.share().catch((err: unknown) => log.warn({ err }, 'the files of this release are not shared'));
  return released;
}

/** Purges the CDN, if there is one. */
function composePurges({ config, log, metrics }: ProductParts, { jobs, database }: Services): Purges | undefined {
  const purger = openCdnPurger(config.CDN_PURGE);
  if (purger === undefined) return undefined;
  const retry = (keys: readonly string[]) => jobs.enqueue(database.db, PURGE_CDN, { keys: [...keys] });
  return createPurges({ purger, retry, metrics, log });
}

type FileWork = Pick<Services, 'files' | 'images' | 'videos' | 'inspector' | 'incomingFolder'>;

/** The file store and inspectors, shared by calls and jobs. */
function composeFileWork({ config, dataDir, log }: ProductParts): FileWork {
  return {
    files: openFileStore(config, { dataDir, log }),
    images: createImageProcessor({ log }),
    videos: createVideoProcessor({ log, ffmpeg: config.FFMPEG }),
    inspector: createPackageInspector(),
    incomingFolder: join(dataDir, 'incoming'),
  };
}

async function composeServices(
  parts: ProductParts,
  work: Pick<Services, 'jobs' | 'payments' | 'uploadLocks' | 'live'> & FileWork,
): Promise<Services> {
  const { config, database, dataDir, secrets, log, now, keySetUrls, clientFolder } = parts;
  const cache = createCatalogueCache({ maxEntries: CACHED_ANSWERS, now });
  return {
    config,
    database,
    ...work,
    clientFolder,
    metrics: parts.metrics,
    traces: parts.traces,
    drain: createDrain(),
    cache,
    offered: cache.branch(CACHED_BLOCKS),
    facts: createGameFacts({ db: database.readDb, now }),
    findOwnedGames: createFindOwnedGames(database),
    sessions: createSessionCache({ lookUp: createFindSessionRow(database), maxEntries: CACHED_SESSIONS, now }),
    content: await loadContentLibrary({
      folder: join(projectRoot(), 'content'),
      locales: config.LOCALES,
      listPlaceholders: (lang) => listPlaceholders(config, lang),
    }),
    identity: openIdentityProviders({ config, dataDir, now, keySetUrls }),
    openId: new Map(config.OIDC_PROVIDERS.map((settings) => [settings.id, createOpenIdProvider(settings)])),
    limits: createSharedLimits({ db: database.db, config, hashKey: secrets.session, now }),
    log,
    now,
    hashKey: secrets.session,
  };
}
