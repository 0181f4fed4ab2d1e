import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BackupTrial, digestDatabase, openBackupTrial } from '#tests/backup/open-backup-trial.ts';
import { buildApk } from '#tests/packages/build-apk.ts';
import { S3_BUCKET, S3_KEY, type S3Server, startS3Server } from '#tests/s3/start-s3-server.ts';
import { describeProblem } from './backup-error.ts';
import { type BackupPlace, listBackups, openBackupPlace } from './backup-place.ts';
import { makeBackupKey } from './backup-seal.ts';

let trial: BackupTrial;
let s3: S3Server;
beforeAll(async () => {
  [trial, s3] = await Promise.all([openBackupTrial(), startS3Server()]);
  const game = await trial.buildGame();
  await trial.inspect(await trial.handIn(await buildApk({ packageName: game.appId }), { application: game }));
});
afterAll(async () => {
  await s3.close();
  await trial.close();
});

const placeAt = (address: string): BackupPlace =>
  openBackupPlace(address, { endpoint: s3.endpoint, region: 'ap-east-2', ...S3_KEY, hasBucketInPath: true });

it('backs up to a bucket and restores from it', async () => {
  const key = await makeBackupKey();
  const address = `s3://${S3_BUCKET}/stores/one`;
  const place = placeAt(`${address}/`);
  expect(place.address).toBe(address);
  await trial.backUp('', { key, place });
  const { manifest } = await trial.backUp('', { key, place, keep: 1 });
  expect((await listBackups(place)).map(({ id }) => id)).toEqual([manifest.id]);
  expect([...s3.bucket.objects.keys()].every((name) => name.startsWith('stores/one/'))).toBe(true);
  const { connection } = await trial.restore('', { key, place });
  expect(await digestDatabase(connection)).toEqual(await digestDatabase(trial.connection));
});

it('says what the storage said', async () => {
  s3.state.trouble = 'errors';
  const problem = await trial.backUp('', { place: placeAt(`s3://${S3_BUCKET}`) }).then(() => '', describeProblem);
  s3.state.trouble = 'none';
  expect(problem).toMatch(/^The storage failed: /);
});

it.each(['s3://', 's3:bucket', 's3://B', 's3://bucket/../other', 's3://bucket/a//b'])(
  'refuses the address %s',
  (address) => {
    expect(() => placeAt(address)).toThrow('s3://bucket or s3://bucket/folder');
  },
);
