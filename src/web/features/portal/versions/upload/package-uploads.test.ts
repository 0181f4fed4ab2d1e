import { expect, it } from 'vitest';
import {
  isSameUpload,
  PackageUploads,
  type SendOrder,
  type SendPackage,
  slotOf,
  versionOfSlot,
} from './package-uploads.ts';

const FILE = new File(['12345678'], 'sea.apk');
const SEA = { slot: slotOf('com.example.sea', 6), applicationId: 'com.example.sea', platform: 6 } as const;
const WEB = { slot: slotOf('com.example.sea', 2), applicationId: 'com.example.sea', platform: 2 } as const;

/** A fake sender that the test controls. */
function buildWay() {
  const orders: SendOrder[] = [];
  const asked: string[] = [];
  const ends: PromiseWithResolvers<{ uploadId: string }>[] = [];
  const send: SendPackage = async (order) => {
    const end = Promise.withResolvers<{ uploadId: string }>();
    orders.push(order);
    ends.push(end);
    const ask = (what: string) => () => void asked.push(`${what} ${order.platform}`);
    return { done: end.promise, pause: ask('pause'), resume: ask('resume'), abort: ask('abort') };
  };
  return { orders, asked, ends, send };
}

/** Waits for pending promises. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

it('reports progress, and the upload ID at the end', async () => {
  const uploads = new PackageUploads();
  const { send, orders, ends } = buildWay();
  uploads.start(SEA, FILE, send);
  expect(uploads.find(SEA.slot)).toMatchObject({ name: 'sea.apk', total: 8, sent: 0, state: 'waiting' });
  orders[0]?.onState('sending');
  orders[0]?.onProgress({ sent: 4, total: 8, bytesPerSecond: 2, secondsLeft: 2 });
  expect(uploads.find(SEA.slot)).toMatchObject({ state: 'sending', sent: 4, bytesPerSecond: 2, uploadId: null });
  await settle();
  ends[0]?.resolve({ uploadId: 'u1' });
  await settle();
  expect(uploads.find(SEA.slot)).toMatchObject({ state: 'done', sent: 8, uploadId: 'u1' });
});

it('uploads several files at once, each paused, resumed and canceled on its own', async () => {
  const uploads = new PackageUploads();
  const { send, asked } = buildWay();
  uploads.start(SEA, FILE, send);
  uploads.start(WEB, FILE, send);
  await settle();
  uploads.pause(SEA.slot);
  uploads.resume(SEA.slot);
  uploads.drop(WEB.slot);
  expect(asked).toEqual(['pause 6', 'resume 6', 'abort 2']);
  expect(uploads.list().map(({ platform }) => platform)).toEqual([6]);
  uploads.clear();
  expect(uploads.list()).toEqual([]);
});

it('handles pausing and resuming before the start', async () => {
  const uploads = new PackageUploads();
  const { send, asked } = buildWay();
  uploads.start(SEA, FILE, send);
  uploads.start(WEB, FILE, send);
  uploads.pause(SEA.slot);
  uploads.pause(WEB.slot);
  expect(uploads.list().map(({ state }) => state)).toEqual(['paused', 'paused']);
  uploads.resume(WEB.slot);
  expect(uploads.find(WEB.slot)?.state).toBe('waiting');
  await settle();
  expect(asked).toEqual(['pause 6']);
});

it('tries the same file again after a failure', async () => {
  const uploads = new PackageUploads();
  const { send, ends, orders } = buildWay();
  uploads.start(SEA, FILE, send);
  await settle();
  ends[0]?.reject(new Error('the connection broke'));
  await settle();
  expect(uploads.find(SEA.slot)).toMatchObject({ state: 'failed', error: new Error('the connection broke') });
  uploads.resume(SEA.slot);
  expect(uploads.find(SEA.slot)).toMatchObject({ state: 'waiting', error: null });
  await settle();
  expect(orders.map(({ file }) => file)).toEqual([FILE, FILE]);
});

it('ignores a replaced file, and cancels it however late it starts', async () => {
  const uploads = new PackageUploads();
  const { send, orders, asked } = buildWay();
  uploads.start(SEA, FILE, send);
  uploads.start(SEA, new File(['1'], 'other.apk'), send);
  await settle();
  orders[0]?.onState('failed');
  orders[0]?.onProgress({ sent: 8, total: 8, bytesPerSecond: null, secondsLeft: null });
  expect(uploads.list()).toMatchObject([{ name: 'other.apk', sent: 0, state: 'waiting' }]);
  expect(asked).toEqual(['abort 6']);
});

it('uses a finished upload, and keeps it when it is dropped', () => {
  const uploads = new PackageUploads();
  uploads.adopt({ ...SEA, name: 'sea.apk', total: 8, uploadId: 'u1' });
  expect(uploads.find(SEA.slot)).toMatchObject({ state: 'done', sent: 8, uploadId: 'u1' });
  uploads.drop(SEA.slot);
  expect(uploads.list()).toEqual([]);
});

it('knows which version a file is for, and its own files among those of the server', () => {
  expect(versionOfSlot(slotOf('com.example.sea', 6, 12))).toBe(12);
  expect(versionOfSlot(SEA.slot)).toBeUndefined();
  const uploads = new PackageUploads();
  uploads.start(SEA, FILE, buildWay().send);
  const known = { uploadId: 'u1', applicationId: 'com.example.sea', platform: 6, name: 'sea.apk' } as const;
  const isOwn = (upload: typeof known | (Omit<typeof known, 'platform'> & { platform: 2 })) =>
    uploads.list().map((sent) => isSameUpload(sent, upload));
  expect(isOwn(known)).toEqual([true]);
  expect(isOwn({ ...known, platform: 2 })).toEqual([false]);
  uploads.adopt({ ...SEA, name: 'sea.apk', total: 8, uploadId: 'u2' });
  expect(isOwn(known)).toEqual([false]);
});
