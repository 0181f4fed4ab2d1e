import { createHash, randomInt } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type S3Trouble, s3Settings, startS3Server } from '../../s3/start-s3-server.ts';

/** Of a hundred requests. */
const TROUBLES: readonly (readonly [percent: number, trouble: S3Trouble])[] = [
  [2, 'errors'],
  [4, 'throttle'],
  [8, 'late'],
  [10, 'half'],
];

/** A storage that fails, throttles, is late or ends responses in their middle, each now and then, and what uses it. */
export async function openFaultyStorage() {
  const s3 = await startS3Server();
  s3.state.trouble = () => {
    const chance = randomInt(100);
    return TROUBLES.find(([percent]) => chance < percent)?.[1] ?? 'none';
  };
  return {
    options: { settings: s3Settings(s3), processes: 2 },
    /** Whether the bucket has one file with this SHA-256 and nothing of an upload, and the disk has nothing. */
    async hasOnly(sha256: string, dataDir: string): Promise<boolean> {
      const objects = [...s3.bucket.objects.values()].map((bytes) => createHash('sha256').update(bytes).digest('hex'));
      const onDisk = await readdir(join(dataDir, 'incoming', 'packages')).catch(() => []);
      return objects.length === 1 && objects[0] === sha256 && s3.bucket.uploads.size === 0 && onDisk.length === 0;
    },
    close: s3.close,
  };
}
