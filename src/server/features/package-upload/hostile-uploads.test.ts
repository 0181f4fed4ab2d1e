import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '#contract/errors/errors.ts';
import { openUploadTrial, type UploadTrial } from '#tests/product/open-upload-trial.ts';
import { packagesFolder } from './incoming-folder.ts';

let trial: UploadTrial;

beforeAll(async () => {
  trial = await openUploadTrial();
});

afterAll(() => trial.close());

async function errorOf(answer: Response) {
  const { error } = await answer.json();
  return [answer.status, error.code, error.fields ?? {}];
}

it.each([
  ['an empty file', { size: 0 }, [400, ERROR.invalidFormat, { file: 'file.package_empty' }]],
  [
    '4 GB and a byte',
    { size: 4_294_967_297, metadata: { platform: '1', filename: 'a.exe' } },
    [413, ERROR.invalidFormat, {}],
  ],
  [
    'no name',
    { size: 1, metadata: { filename: undefined } },
    [400, ERROR.invalidFormat, { filename: 'field.required' }],
  ],
  ['no platform', { size: 1, metadata: { platform: undefined } }, [400, ERROR.invalidFormat, {}]],
  [
    'an unknown platform',
    { size: 1, metadata: { platform: '3' } },
    [404, ERROR.platformNotFound, { platform: 'field.choice' }],
  ],
  [
    'a platform without files',
    { size: 1, metadata: { platform: '7' } },
    [400, ERROR.invalidFormat, { file: 'file.package_none' }],
  ],
  [
    'the file of another platform',
    { size: 1, metadata: { filename: 'a.exe' } },
    [400, ERROR.invalidFormat, { file: 'rule.file_type' }],
  ],
  [
    'a text',
    { size: 1, metadata: { filename: 'game.apk.txt' } },
    [400, ERROR.invalidFormat, { file: 'rule.file_type' }],
  ],
  ['no application', { size: 1, metadata: { applicationId: undefined } }, [400, ERROR.invalidFormat, {}]],
  [
    'an unknown application',
    { size: 1, metadata: { applicationId: 'com.example.nothing' } },
    [404, ERROR.applicationNotFound, {}],
  ],
  ['an ID that is none', { size: 1, metadata: { applicationId: "' OR 1=1" } }, [404, ERROR.applicationNotFound, {}]],
  [
    'NUL in the name',
    { size: 1, metadata: { filename: 'a\0.apk' } },
    [400, ERROR.invalidFormat, { filename: 'field.invalid' }],
  ],
  [
    'a line end in the name',
    { size: 1, metadata: { filename: 'a\n.apk' } },
    [400, ERROR.invalidFormat, { file: 'file.package_name' }],
  ],
  [
    'a name without an end',
    { size: 1, metadata: { filename: `${'a'.repeat(252)}.apk` } },
    [400, ERROR.invalidFormat, {}],
  ],
  [
    'a hash that is none',
    { size: 1, metadata: { sha256: 'abc' } },
    [400, ERROR.invalidFormat, { sha256: 'field.invalid' }],
  ],
] as const)('R8.3 refuses %s, and keeps nothing of it', async (_what, upload, [status, code, fields]) => {
  const before = await readdir(packagesFolder(trial.services)).catch(() => []);
  const error = await errorOf(await trial.post(upload));
  expect(error).toMatchObject([status, code, fields]);
  expect(await readdir(packagesFolder(trial.services)).catch(() => [])).toEqual(before);
});

it('stores a file whose name is a path under a generated name, and shows the last part', async () => {
  for (const filename of ['../../../etc/cron.d/game.apk', 'C:\\Games\\game.apk', '/etc/game.apk', '..\\game.apk']) {
    const url = await trial.create({ size: 1, metadata: { filename } });
    expect(url).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    expect(await trial.rowOf(url)).toMatchObject({ name: 'game.apk' });
    await trial.ask('DELETE', url);
  }
});

it('accepts no byte beyond the declared length, announced or not', async () => {
  const url = await trial.create({ size: 10 });
  const announced = await trial.patch(url, { offset: 0, bytes: randomBytes(11), headers: { 'content-length': '11' } });
  expect(await errorOf(announced)).toMatchObject([413, ERROR.invalidFormat, {}]);
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(randomBytes(8));
      controller.enqueue(randomBytes(8));
      controller.close();
    },
  });
  expect(await errorOf(await trial.patch(url, { offset: 0, bytes: stream }))).toMatchObject([
    413,
    ERROR.invalidFormat,
    {},
  ]);
  expect(await trial.offsetOf(url)).toBe(8);
});

const HEADERS = [
  ['no version', { 'tus-resumable': '' }, 412],
  ['another version', { 'tus-resumable': '0.2.2' }, 400],
  ['a negative length', { 'upload-length': '-1' }, 400],
  ['a broken length', { 'upload-length': '1.5' }, 400],
  ['a length in letters', { 'upload-length': 'ten' }, 400],
  ['a length beyond numbers', { 'upload-length': '99999999999999999999' }, 400],
  ['a length to be told later', { 'upload-defer-length': '1' }, 400],
  ['a concatenation', { 'upload-concat': 'partial' }, 400],
  ['metadata that are none', { 'upload-metadata': 'filename %%%' }, 400],
  ['metadata twice', { 'upload-metadata': 'filename YQ==,filename YQ==' }, 400],
  ['a name of no text', { 'upload-metadata': `filename ${Buffer.from([255, 254]).toString('base64')}` }, 400],
  ['an unknown checksum', { 'upload-checksum': 'md5 1B2M2Y8AsgTpgAmY7PhCfg==' }, 400],
  ['a checksum of the wrong length', { 'upload-checksum': 'sha1 YQ==' }, 400],
  ['a checksum without a value', { 'upload-checksum': 'sha1' }, 400],
] as const;

it.each(HEADERS)('R8.20 rejects %s without a server error', async (_what, headers, status) => {
  const answer = await trial.post({ size: 1, headers });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
  expect([ERROR.invalidFormat, ERROR.parameterError]).toContain((await answer.json()).error.code);
});

it('rejects arbitrary headers and paths', async () => {
  const url = await trial.create({ size: 100 });
  const value = fc.oneof(
    fc.constantFrom('', '0', '1', '-1', '1e3', 'NaN', '0x10', 'partial', 'final;/a /b', 'sha1 x', 'filename', ','),
    fc.stringMatching(/^[!-~]{0,30}$/),
  );
  const names = [
    'upload-offset',
    'upload-length',
    'upload-metadata',
    'upload-checksum',
    'upload-concat',
    'upload-defer-length',
    'content-type',
    'tus-resumable',
  ] as const;
  const headers = fc.dictionary(fc.constantFrom(...names), value);
  const path = fc.constantFrom(url, '/api/uploads', '/api/uploads/', '/api/uploads/..%2f..%2fetc', '/api/uploads/%00');
  const method = fc.constantFrom('POST', 'PATCH', 'HEAD', 'GET', 'PUT', 'OPTIONS');
  await fc.assert(
    fc.asyncProperty(method, path, headers, async (verb, address, sent) => {
      const body = verb === 'PATCH' || verb === 'POST' ? randomBytes(3) : undefined;
      const { status } = await trial.ask(verb, address, sent, body);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

it('R8.20 responds with 405 to methods that tus does not have, and with 404 to unknown uploads', async () => {
  const url = await trial.create({ size: 1 });
  expect(await errorOf(await trial.ask('GET', url))).toEqual([405, ERROR.parameterError, {}]);
  expect(await errorOf(await trial.ask('PUT', '/api/uploads'))).toEqual([405, ERROR.parameterError, {}]);
  for (const id of [crypto.randomUUID(), 'no-id', '%00', '..%2F..%2Fetc%2Fpasswd']) {
    const answer = await trial.patch(`/api/uploads/${id}`, { offset: 0, bytes: randomBytes(1) });
    expect([answer.status, (await answer.json()).error.code]).toEqual([404, ERROR.versionNotFound]);
  }
});
