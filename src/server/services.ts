import type { Config } from '../config.ts';
import type { CatalogueCache } from './cache/catalogue-cache.ts';
import type { SessionCache } from './cache/session-cache.ts';
import type { Database } from './db/open-database.ts';
import type { Drain } from './drain.ts';
import type { GameFacts } from './facts/game-facts.ts';
import type { SessionRow } from './features/account/session-queries.ts';
import type { ContentLibrary } from './features/content/content-library.ts';
import type { FindOwnedGames } from './features/library/owned-queries.ts';
import type { UploadLocks } from './features/package-upload/upload-locks.ts';
import type { ImageProcessor } from './images/image-processor.ts';
import type { PackageInspector } from './inspection/package-inspector.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Logger } from './middleware/logger.ts';
import type { SharedLimits } from './middleware/shared-limits.ts';
import type { FileStore } from './providers/files/file-store.ts';
import type { IdentityProviders } from './providers/identity/index.ts';
import type { OpenIdProvider } from './providers/identity/openid/openid-provider.ts';
import type { PaymentProviders } from './providers/payment/index.ts';
import type { Traces } from './tracing/traces.ts';
import type { VideoProcessor } from './videos/video-processor.ts';

/** The dependencies of handlers, created by the composition root. */
export interface Services {
  readonly config: Config;
  readonly database: Pick<Database, 'db' | 'readDb' | 'pool' | 'connection' | 'replica'>;
  readonly files: FileStore;
  /** Re-encodes untrusted pictures in a child process. */
  readonly images: ImageProcessor;
  /** Copies untrusted videos into containers of our own, each in a child process. */
  readonly videos: VideoProcessor;
  /** Reads files of versions in child processes. */
  readonly inspector: PackageInspector;
  /** Folder of incoming files; each call has its own subfolder while it runs. */
  readonly incomingFolder: string;
  /** Folder of the built browser files; undefined if the development server serves them. */
  readonly clientFolder: string | undefined;
  /** Which request is processing which resumable upload. */
  readonly uploadLocks: UploadLocks;
  /** Counts what happens; absent unless METRICS_PORT is set. */
  readonly metrics?: Metrics | undefined;
  /** Follows requests; absent unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
  readonly traces?: Traces | undefined;
  /** Whether this process is about to stop. */
  readonly drain: Drain;
  /** Streams that notify open pages of changes. */
  readonly live: LiveHub;
  readonly cache: CatalogueCache;
  /** Blocks of a game's products: a branch of `cache`, since one large game would fill that cache. */
  readonly offered: Pick<CatalogueCache, 'read' | 'lookups'>;
  /** What lists of games are filtered and sorted by. */
  readonly facts: GameFacts;
  /** Sessions by the hashes of their tokens. */
  readonly sessions: SessionCache<SessionRow>;
  readonly findOwnedGames: FindOwnedGames;
  readonly content: ContentLibrary;
  readonly identity: IdentityProviders;
  /** Providers of OIDC_PROVIDERS by their ID, in the order of their buttons. */
  readonly openId: ReadonlyMap<string, OpenIdProvider>;
  /** Background jobs: sending emails and SMS. */
  readonly jobs: Pick<JobQueue, 'enqueue' | 'enqueueAll' | 'outcomeOf'>;
  readonly payments: PaymentProviders;
  /** Limits shared by all processes. */
  readonly limits: SharedLimits;
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  /** Key of irreversible hashes: visitors, one-time values. */
  readonly hashKey: string;
}
