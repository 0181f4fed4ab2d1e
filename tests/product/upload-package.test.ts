import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isCancelledUpload } from '#client/upload-file.ts';
import {
  type PackageUploadOrder,
  type PackageUploadProgress,
  type PackageUploadState,
  uploadPackage,
} from '#client/upload-package.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { buildTestTransport } from './build-test-transport.ts';
import { openUploadTrial, type UploadTrial } from './open-upload-trial.ts';

const CHUNK = 100_000;
let trial: UploadTrial;

beforeAll(async () => {
  trial = await openUploadTrial();
});

afterAll(() => trial.close());

/** A file, a network between it and the product, and a record of its progress. */
function prepare(size = 350_000, name = 'game.apk') {
  const bytes = randomBytes(size);
  const file = new File([bytes], name, { lastModified: 1 });
  const { transport, ...network } = buildTestTransport((url, init) => trial.request(url, init), CHUNK);
  const states: PackageUploadState[] = [];
  const progress: PackageUploadProgress[] = [];
  let nowMs = 0;
  const start = (overrides: Partial<PackageUploadOrder> = {}) =>
    uploadPackage({
      applicationId: trial.owner.application.appId,
      platform: 6,
      file,
      authorization: trial.owner.headers.authorization ?? '',
      origin: 'http://localhost',
      transport,
      onState: (state) => states.push(state),
      onProgress: (step) => progress.push(step),
      wait: async () => true,
      now: () => {
        nowMs += 500;
        return nowMs;
      },
      ...overrides,
    });
  const countOf = (method: string) => network.sent.filter((request) => request.method === method).length;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...network, start, states, progress, sha256, size, countOf };
}

it('sends a file in pieces and tells how far it is and how fast', async () => {
  const { start, states, progress, sha256, size, countOf, stored } = prepare();
  const { uploadId } = await start().done;
  expect(await trial.rowOf(uploadId)).toMatchObject({ state: 'received', sha256 });
  expect(states).toEqual(['sending', 'done']);
  expect([countOf('POST'), countOf('PATCH'), countOf('HEAD')]).toEqual([1, 4, 0]);
  expect(progress.at(-1)).toMatchObject({ sent: size, total: size, secondsLeft: 0 });
  expect(progress.at(-1)?.bytesPerSecond).toBeGreaterThan(0);
  expect(stored.size).toBe(0);
});

it('continues where a broken connection has left it, again and again', async () => {
  const { start, states, sha256, sent, network, countOf, size } = prepare();
  let breaks = 0;
  network.fateOf = (method) => {
    if (method !== 'PATCH' || breaks === 5) return 'through';
    breaks += 1;
    return { brokenAfter: 30_000 };
  };
  const { uploadId } = await start().done;
  expect(await trial.rowOf(uploadId)).toMatchObject({ state: 'received', sha256 });
  expect(states).toContain('retrying');
  expect(countOf('POST')).toBe(1);
  // Nothing is sent twice: bytes received before a disconnect are kept.
  expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(size);
});

it('tries again although bytes are reported after the connection is gone', async () => {
  const { start, sha256, network } = prepare();
  network.fateOf = (method, index) => (method === 'PATCH' && index === 1 ? { brokenAfter: 30_000 } : 'through');
  const wait = async () => {
    network.tell(60_000);
    return true;
  };
  const { uploadId } = await start({ wait }).done;
  expect(await trial.rowOf(uploadId)).toMatchObject({ state: 'received', sha256 });
});

it('finds an earlier upload of the same file again, as after a reload', async () => {
  const { start, sha256, network, countOf } = prepare();
  network.fateOf = (method) => (method === 'PATCH' ? { brokenAfter: 60_000 } : 'through');
  const first = start({ wait: async () => false });
  await expect(first.done).rejects.toMatchObject({ code: ERROR.systemBusy, cause: { kind: 'no_connection' } });
  network.fateOf = () => 'through';
  const { uploadId } = await start().done;
  expect(await trial.rowOf(uploadId)).toMatchObject({ state: 'received', sha256 });
  expect(countOf('POST')).toBe(1);
});

it('begins again where the server knows the earlier upload no more', async () => {
  const { start, sha256, network, countOf } = prepare();
  network.fateOf = (method) => (method === 'PATCH' ? { brokenAfter: 60_000 } : 'through');
  await start({ wait: async () => false }).done.catch(() => {});
  await trial.db
    .deleteFrom('package_files')
    .where('user_id', '=', trial.owner.userId)
    .where('state', '=', 'receiving')
    .execute();
  network.fateOf = () => 'through';
  const { uploadId } = await start().done;
  expect(await trial.rowOf(uploadId)).toMatchObject({ sha256 });
  expect(countOf('POST')).toBe(2);
});

it.each([429, 500, 502, 503])('does not take an answer of %i for a forgotten upload', async (status) => {
  const { start, sha256, network, countOf } = prepare();
  let troubles = 3;
  network.fateOf = (method) => {
    if (method === 'PATCH' && troubles === 3) {
      troubles -= 1;
      return { brokenAfter: 50_000 };
    }
    if (method !== 'HEAD' || troubles === 0) return 'through';
    troubles -= 1;
    return { status };
  };
  const { uploadId } = await start().done;
  expect(await trial.rowOf(uploadId)).toMatchObject({ sha256 });
  expect(countOf('POST')).toBe(1);
});

it('stands still while it is paused, and goes on after', async () => {
  const { start, states, sha256, sent } = prepare();
  const seen: number[] = [];
  const upload = start({
    onState: (state) => states.push(state),
    onProgress: ({ sent: bytes }) => {
      seen.push(bytes);
      if (bytes >= 200_000 && !states.includes('paused')) upload.pause();
    },
  });
  await expect.poll(() => states).toContain('paused');
  const before = sent.length;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(before);
  upload.resume();
  const { uploadId } = await upload.done;
  expect(await trial.rowOf(uploadId)).toMatchObject({ state: 'received', sha256 });
  expect(states).toEqual(['sending', 'paused', 'waiting', 'sending', 'done']);
});

it('leaves nothing of what is given up', async () => {
  const { start, states, sent, stored, countOf } = prepare();
  const upload = start({ onProgress: ({ sent: bytes }) => bytes >= 200_000 && upload.abort() });
  const error: unknown = await upload.done.catch((reason: unknown) => reason);
  expect(isCancelledUpload(error)).toBe(true);
  expect(states).not.toContain('failed');
  await expect.poll(() => countOf('DELETE')).toBe(1);
  await expect.poll(() => stored.size).toBe(0);
  expect(sent.at(-1)?.method).toBe('DELETE');
  const open = await trial.db.selectFrom('package_files').select('id').where('state', '=', 'receiving').execute();
  expect(open).toEqual([]);
});

it('fails at once with what a person can change', async () => {
  const { start, states, countOf } = prepare(5, 'game.txt');
  await expect(start().done).rejects.toMatchObject({ code: ERROR.invalidFormat, fields: { file: 'rule.file_type' } });
  expect(states.at(-1)).toBe('failed');
  expect(countOf('POST')).toBe(1);
});

it('fails with the code of the last answer when it was tried often enough', async () => {
  const { start, network, countOf } = prepare();
  network.fateOf = () => ({ status: 503, body: '{"result":false,"error":{"code":99000,"params":{"endAt":"soon"}}}' });
  const tries: number[] = [];
  const wait = async (failed: number) => {
    tries.push(failed);
    return failed < 3;
  };
  await expect(start({ wait }).done).rejects.toMatchObject({ code: ERROR.maintenance });
  expect(tries).toEqual([1, 2, 3]);
  expect(countOf('POST')).toBe(3);
});
