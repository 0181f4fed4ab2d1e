import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createHandlerTable } from './api/handler-table.ts';
import { createApp } from './app.ts';
import { createCatalogueCache } from './cache/catalogue-cache.ts';
import { listenToCatalogue } from './cache/listen-to-catalogue.ts';
import type { Database } from './db/open-database.ts';
import { accountHandlers } from './features/account/account-handlers.ts';
import { createFindPageSession } from './features/account/find-page-session.ts';
import { createFindSession } from './features/account/find-session.ts';
import { adminHandlers } from './features/admin/admin-handlers.ts';
import { catalogueHandlers } from './features/catalogue/catalogue-handlers.ts';
import { contentHandlers } from './features/content/content-handlers.ts';
import { loadContentLibrary } from './features/content/content-library.ts';
import { deviceHandlers } from './features/device/device-handlers.ts';
import { outboxHandlers } from './features/outbox/outbox-handlers.ts';
import { staticHandlers } from './features/static/static-handlers.ts';
import { systemHandlers } from './features/system/system-handlers.ts';
import { verificationHandlers } from './features/verification/verification-handlers.ts';
import { forgetOutdated } from './forget-outdated.ts';
import { openJobs } from './jobs/open-jobs.ts';
import { createSharedLimits } from './middleware/shared-limits.ts';
import { createMessageFiles } from './pages/message-files.ts';
import { createPageCache } from './pages/page-cache.ts';
import type { PageServer, RenderPage } from './pages/serve-pages.ts';
import { projectRoot } from './project-root.ts';
import { createLocalFileStore } from './providers/files/local-file-store.ts';
import { type IdentitySettings, openIdentityProviders } from './providers/identity/index.ts';
import type { Secrets } from './secrets.ts';
import type { Services } from './services.ts';

const CACHED_ANSWERS = 2000;
const CACHED_PAGES = 500;

export interface ProductParts {
  readonly config: Config;
  /** Open and migrated; whoever opened it closes it, after the product. */
  readonly database: Pick<Database, 'db' | 'readDb' | 'pool' | 'connection'>;
  /** Folder of uploads. */
  readonly dataDir: string;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  readonly render: (secrets: Secrets, pages: () => PageServer) => RenderPage;
  /** Folder of the built browser files. */
  readonly clientFolder?: string | undefined;
  /** Puts the demo catalogue into an empty product. */
  readonly seed?: ((services: Services) => Promise<void>) | undefined;
  /** Addresses of identity providers' key sets in place of their own, for tests. */
  readonly keySetUrls?: IdentitySettings['keySetUrls'];
  /** Holds every reply against the contract. */
  readonly checkReplies?: boolean;
}

/** Puts the service together on an open database: files, caches, calls, pages. */
export async function composeProduct(parts: ProductParts) {
  const { config, database, secrets, clientFolder, checkReplies = false } = parts;
  const jobs = openJobs({ config, database, log: parts.log, now: parts.now, hashKey: secrets.session });
  const services = await composeServices(parts, jobs);
  // The queue's tables are made while the demo is seeded: neither waits for the other.
  await Promise.all([jobs.start(), config.isDemo ? parts.seed?.(services) : undefined]).catch(
    async (error: unknown) => {
      await jobs.stop();
      throw error;
    },
  );
  const pages: PageServer = {
    services,
    table: createHandlerTable([
      ...systemHandlers(services),
      ...accountHandlers(services),
      ...verificationHandlers(services),
      ...deviceHandlers(services),
      ...adminHandlers(services),
      ...catalogueHandlers(services),
      ...contentHandlers(services),
      ...staticHandlers(services),
      ...outboxHandlers(services),
    ]),
    findSession: createFindPageSession(services),
    messages: createMessageFiles(),
    cache: createPageCache({ maxPages: CACHED_PAGES }),
    render: parts.render(secrets, () => pages),
  };
  services.cache.onClear(pages.cache.clear);
  const stopListening = await listenToCatalogue({
    connection: database.connection,
    log: parts.log,
    onChange: services.cache.clear,
  });
  const stopForgetting = repeatDaily(() => forgetOutdated(database.db, services.now()), parts.log);
  const app = createApp({
    pages,
    signSecret: secrets.sign,
    clientFolder,
    checkReplies,
    findSession: createFindSession(services),
  });
  return {
    app,
    pages,
    services,
    secrets,
    dataDir: parts.dataDir,
    async close() {
      await jobs.stop();
      stopForgetting();
      await stopListening();
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Runs a task now and then once a day; a failure is logged and tried again the next day. */
function repeatDaily(task: () => Promise<void>, log: Logger): () => void {
  const run = () => {
    task().catch((error: unknown) => log.error({ err: error }, 'a daily task failed'));
  };
  run();
  const timer = setInterval(run, DAY_MS).unref();
  return () => clearInterval(timer);
}

async function composeServices(parts: ProductParts, jobs: Services['jobs']): Promise<Services> {
  const { config, database, dataDir, secrets, log, now, keySetUrls } = parts;
  return {
    config,
    database,
    files: createLocalFileStore(join(dataDir, 'files')),
    cache: createCatalogueCache({ maxEntries: CACHED_ANSWERS, now }),
    content: await loadContentLibrary({
      folder: join(projectRoot(), 'content'),
      locales: config.LOCALES,
      placeholders: {
        companyName: config.COMPANY_NAME,
        serviceEmail: config.COMPANY_SERVICE_EMAIL || 'service@starhall.test',
      },
    }),
    identity: openIdentityProviders({ config, dataDir, now, keySetUrls }),
    jobs,
    limits: createSharedLimits({ db: database.db, config, hashKey: secrets.session, now }),
    log,
    now,
    hashKey: secrets.session,
  };
}
