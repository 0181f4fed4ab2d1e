import { expect, it } from 'vitest';
import type { CallEndpoint } from '#contract/endpoint.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { uploadTrailer } from './upload-trailer.ts';

/** A store whose replies are given one after another. */
function storeOf(...replies: readonly (number | Error)[]) {
  const names: string[] = [];
  const call = async ({ name }: { readonly name: string }) => {
    const reply = replies[names.length];
    names.push(name);
    if (typeof reply !== 'number') throw reply;
    return { uploadId: 'a', url: '/files/videos/a/trailer.mp4', percent: reply };
  };
  // biome-ignore lint/suspicious/noExplicitAny: only what the client reads of a reply.
  return { call: call as any as CallEndpoint, names };
}
const file = new File(['a'], 'a.mov');
const refused = new ApiError(ERROR.invalidFormat, { fields: { file: 'trailer.seconds' } });

async function upload(store: ReturnType<typeof storeOf>, signal?: AbortSignal) {
  const shares: number[] = [];
  const options = { file, everyMs: 1, onConverting: (share: number) => shares.push(share) };
  const video = await uploadTrailer(store.call, signal === undefined ? options : { ...options, signal });
  return { isConverted: video.isConverted, shares };
}

it('is done with a file that needs no conversion', async () => {
  expect(await upload(storeOf(100))).toEqual({ isConverted: false, shares: [] });
});

it('follows a conversion, also over a connection that fails for a moment', async () => {
  const store = storeOf(0, 40, new TypeError('offline'), 80, 100);
  expect(await upload(store)).toEqual({ isConverted: true, shares: [0, 0.4, 0.4, 0.8] });
  expect(store.names).toEqual(['uploadVideo', ...Array(4).fill('getVideoUpload')]);
});

it('fails with the file’s problem, when its signal ends it, and when the store stays away', async () => {
  await expect(upload(storeOf(0, refused))).rejects.toBe(refused);
  const offline = new TypeError('offline');
  await expect(upload(storeOf(0, offline), AbortSignal.abort())).rejects.toBe(offline);
  await expect(upload(storeOf(0, ...Array<Error>(20).fill(offline)))).rejects.toBe(offline);
});
