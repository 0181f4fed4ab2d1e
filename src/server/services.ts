import type { Config } from '../config.ts';
import type { CatalogueCache } from './cache/catalogue-cache.ts';
import type { SessionCache } from './cache/session-cache.ts';
import type { Database } from './db/open-database.ts';
import type { SessionRow } from './features/account/session-queries.ts';
import type { ContentLibrary } from './features/content/content-library.ts';
import type { UploadLocks } from './features/package-upload/upload-locks.ts';
import type { ImageProcessor } from './images/image-processor.ts';
import type { PackageInspector } from './inspection/package-inspector.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { Logger } from './middleware/logger.ts';
import type { SharedLimits } from './middleware/shared-limits.ts';
import type { FileStore } from './providers/files/file-store.ts';
import type { IdentityProviders } from './providers/identity/index.ts';
import type { PaymentProviders } from './providers/payment/index.ts';

/** What handlers work with; made once by the composition root. */
export interface Services {
  readonly config: Config;
  readonly database: Pick<Database, 'db' | 'readDb' | 'pool' | 'connection'>;
  readonly files: FileStore;
  /** Makes pictures of strangers anew, in a process apart. */
  readonly images: ImageProcessor;
  /** Reads files of versions, in processes apart. */
  readonly inspector: PackageInspector;
  /** Folder of files on their way in; each has one of its own, for as long as its call. */
  readonly incomingFolder: string;
  /** Folder of the built browser files; undefined where the development server serves them. */
  readonly clientFolder: string | undefined;
  /** Which request works on which resumable upload. */
  readonly uploadLocks: UploadLocks;
  /** Streams that tell open pages what has changed. */
  readonly live: LiveHub;
  readonly cache: CatalogueCache;
  /** Blocks of what games sell: a branch of `cache`, since one large game has more of them than that keeps answers. */
  readonly offered: Pick<CatalogueCache, 'read'>;
  /** Sessions by the hashes of their handles. */
  readonly sessions: SessionCache<SessionRow>;
  readonly content: ContentLibrary;
  readonly identity: IdentityProviders;
  /** What is done outside the request: sending mails and SMS. */
  readonly jobs: Pick<JobQueue, 'enqueue' | 'enqueueAll' | 'outcomeOf'>;
  readonly payments: PaymentProviders;
  /** Limits that all processes count together. */
  readonly limits: SharedLimits;
  readonly log: Logger;
  /** Server clock in unix milliseconds. */
  readonly now: () => number;
  /** Key of hashes that must not be reversible: visitors, one-time values. */
  readonly hashKey: string;
}
