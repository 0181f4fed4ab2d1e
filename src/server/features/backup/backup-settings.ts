import { type BackupPlace, openBackupPlace } from '#server/backup/backup-place.ts';
import type { Config } from '../../../config.ts';

/** The place of an address, with the access to object storage that the settings name. */
export function openPlace(config: Config, address: string): BackupPlace {
  return openBackupPlace(address, {
    endpoint: config.BACKUP_S3_ENDPOINT || config.S3_ENDPOINT,
    region: config.BACKUP_S3_REGION || config.S3_REGION,
    accessKeyId: config.BACKUP_S3_ACCESS_KEY_ID || config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.BACKUP_S3_SECRET_ACCESS_KEY || config.S3_SECRET_ACCESS_KEY,
    hasBucketInPath: config.S3_FORCE_PATH_STYLE,
  });
}
