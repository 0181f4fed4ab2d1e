import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import type { Logger } from '../../middleware/logger.ts';
import type { FileStore } from './file-store.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

type FileSettings = Pick<
  Config,
  | 'FILES'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_FORCE_PATH_STYLE'
>;

export interface FileStoreParts {
  readonly dataDir: string;
  readonly log: Logger;
}

/** The file store selected by the settings. */
export function openFileStore(config: FileSettings, { dataDir, log }: FileStoreParts): FileStore {
  if (config.FILES === 'local') return createLocalFileStore(join(dataDir, 'files'));
  return createS3FileStore({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
    hasBucketInPath: config.S3_FORCE_PATH_STYLE,
    onFailure: (error) => log.warn({ err: error }, 'the file storage failed'),
  });
}
