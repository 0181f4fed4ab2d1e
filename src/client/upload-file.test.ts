import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { buildTestWorld, readSigned } from './build-test-client.ts';
import { createAuthenticatedClient } from './create-authenticated-client.ts';
import { isCancelledUpload, uploadImage } from './upload-file.ts';

const UPLOAD = { uploadId: 'u', url: '/files/images/u/icon.png', width: 512, height: 512, size: 9, mime: 'image/png' };
const FILE = new File(['a picture'], 'a.png', { type: 'image/png' });
const session = { token: 'handle', tokenType: 'Bearer' };

/** The part of XMLHttpRequest that an upload uses. */
class FakeRequest {
  static readonly made: FakeRequest[] = [];
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers = new Headers();
  status = 0;
  responseText = '';
  address = '';
  body: unknown;
  onload = () => {};
  onerror = () => {};
  onabort = () => {};

  constructor() {
    FakeRequest.made.push(this);
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort();
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 30\r\n';
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
  }
}

beforeEach(() => {
  FakeRequest.made.length = 0;
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});

afterEach(() => vi.unstubAllGlobals());

function open() {
  const world = buildTestWorld({ answer: () => Response.error(), session });
  return { world, call: createAuthenticatedClient(world.dependencies).call };
}

/** The request, once it has been sent. */
const sent = () => vi.waitFor(() => FakeRequest.made.find(({ body }) => body !== undefined) ?? Promise.reject());

it('R7.4 signs the purpose and the file, sends the fields first, and reports progress', async () => {
  const { world, call } = open();
  const progress: unknown[] = [];
  const upload = uploadImage(call, { file: FILE, purpose: 'icon', onProgress: (step) => progress.push(step) });
  const request = await sent();
  request.upload.onprogress?.({ loaded: 3, total: 9 });
  request.answer(200, UPLOAD);
  await expect(upload).resolves.toEqual(UPLOAD);
  expect(progress).toEqual([{ sentBytes: 3, totalBytes: 9 }]);
  expect(request.address).toBe('/api/upload/image?nocache=1');
  expect(request.headers.get('authorization')).toBe('Bearer handle');
  const signed = readSigned({ url: '', method: '', headers: request.headers, body: null });
  expect(JSON.parse(signed.params)).toEqual({ purpose: 'icon', file: { name: 'a.png', size: '9', type: 'image/png' } });
  expect(request.body instanceof FormData && [...request.body.keys()]).toEqual(['purpose', 'file']);
  expect([world.bar, world.messages]).toEqual([[], []]);
});

it('fails like other calls, with the exceeded limit and its values', async () => {
  const { call } = open();
  const upload = uploadImage(call, { file: FILE, purpose: 'icon' });
  const error = { code: ERROR.invalidFormat, message: '', fields: { file: 'image.size' }, params: { maxMb: 1 } };
  (await sent()).answer(400, { result: false, error });
  await expect(upload).rejects.toMatchObject({
    code: ERROR.invalidFormat,
    fields: { file: 'image.size' },
    params: { maxMb: 1 },
  });
});

it('ends when its caller cancels it, as distinct from a lost connection', async () => {
  const { call } = open();
  const controller = new AbortController();
  const cancelled = uploadImage(call, { file: FILE, purpose: 'icon', signal: controller.signal }).catch(
    (error) => error,
  );
  await sent();
  controller.abort();
  expect(isCancelledUpload(await cancelled)).toBe(true);
  FakeRequest.made.length = 0;
  const lost = uploadImage(call, { file: FILE, purpose: 'icon' }).catch((error) => error);
  (await sent()).onerror();
  const failure = await lost;
  expect([failure.code, failure.cause, isCancelledUpload(failure)]).toEqual([
    ERROR.systemBusy,
    { kind: 'no_connection' },
    false,
  ]);
});
