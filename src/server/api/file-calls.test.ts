import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { buildRequest } from '#client/build-request.ts';
import { defineEndpoint } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { text } from '#contract/schema/parameter-schemas.ts';
import { incomingFile } from '#contract/upload/incoming-file.ts';
import { listen } from '#server/listen.ts';
import { type BoundHandler, handle } from './bound-handler.ts';
import { buildTestApp, signedHeaders, TEST_SECRET } from './build-test-app.ts';
import { readMultipart } from './read-multipart.ts';
import { codeOf } from './test-calls.ts';

const sendFile = defineEndpoint({
  name: 'sendFile',
  group: 'test',
  summary: 'Send',
  method: 'POST',
  path: '/api/file',
  auth: 'public',
  body: 'multipart',
  request: z.object({ title: text({ max: 10_000 }), file: incomingFile }),
  reply: z.object({ title: z.string(), name: z.string(), type: z.string(), bytes: z.int() }),
  errors: [],
});

/** Counts calls and records how each body ended. */
function countingHandler() {
  const ends: unknown[] = [];
  const handler = handle(sendFile, async ({ title, file }) => {
    let bytes = 0;
    try {
      for await (const piece of file.content) {
        bytes += piece.byteLength;
      }
      ends.push('whole');
    } catch (error) {
      ends.push(error);
      throw error;
    }
    return { title, name: file.name, type: file.type, bytes };
  });
  return { handler, ends };
}

const BOUNDARY = '----starhall-test-boundary-0123456789';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const CONTENT = 'the file';
const FILE = { name: 'game.apk', size: CONTENT.length, type: 'application/zip' };
const part = (disposition: string, content: string, type?: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n${type === undefined ? '' : `Content-Type: ${type}\r\n`}\r\n${content}\r\n`;
const TITLE = part('name="title"', 'a');
const FILE_PART = part('name="file"; filename="game.apk"', CONTENT, 'application/zip');
const END = `--${BOUNDARY}--\r\n`;

interface Sent {
  readonly body: BodyInit;
  /** The signed parameters; unsigned for null. */
  readonly params?: object | null;
  readonly contentType?: string;
}

async function send({ body, params = { title: 'a', file: FILE }, contentType = MULTIPART }: Sent) {
  const { handler, ends } = countingHandler();
  const headers = { 'content-type': contentType, ...(params === null ? {} : await signedHeaders(params)) };
  const init = { method: 'POST', body, headers, duplex: 'half' } as const;
  const response = await buildTestApp({ handlers: [handler] }).request('/api/file', init);
  return { response, ends };
}

it('R7.4 takes fields and a file, signed together', async () => {
  const { response, ends } = await send({ body: TITLE + FILE_PART + END });
  expect(await response.json()).toEqual({ title: 'a', name: 'game.apk', type: 'application/zip', bytes: 8 });
  expect(ends).toEqual(['whole']);
});

it('R7.4 reads what a browser makes of a file, whatever the file is called', async () => {
  const names = ['星 star.png', 'a"b.png', 'C:\\dir\\x.png', '../x.png', 'a\r\nb', '%22', '', '\ud800'];
  for (const name of names) {
    const { body, params } = buildRequest(sendFile, { file: new File(['x'], name), title: 'a' });
    if (!(body instanceof FormData)) throw new Error('a form is expected');
    const encoded = new Response(body);
    const contentType = encoded.headers.get('content-type') ?? '';
    const { response } = await send({ body: await encoded.arrayBuffer(), params: Object(params), contentType });
    expect([name, response.status]).toEqual([name, 200]);
  }
});

/** Bodies that differ from the signed parameters. */
const ALTERED = [
  ['another title', { title: 'b', file: FILE }],
  ['another name', { title: 'a', file: { ...FILE, name: 'other.apk' } }],
  ['another type', { title: 'a', file: { ...FILE, type: 'image/png' } }],
  ['more bytes', { title: 'a', file: { ...FILE, size: 9 } }],
  ['fewer bytes', { title: 'a', file: { ...FILE, size: 7 } }],
  ['a size that is none', { title: 'a', file: { ...FILE, size: 'x' } }],
  ['no file', { title: 'a' }],
  ['nothing', {}],
] as const;

it.each(ALTERED)('R7.3 R7.4 refuses with 30009 where %s was signed', async (_what, params) => {
  const { response, ends } = await send({ body: TITLE + FILE_PART + END, params });
  expect([response.status, await codeOf(response)]).toEqual([401, ERROR.signedParametersDiffer]);
  expect(ends).not.toContain('whole');
});

it('R7.4 covers a file by the hash of parameters that are too long for a header', async () => {
  const title = 'long '.repeat(1500);
  const body = part('name="title"', title) + FILE_PART + END;
  expect((await send({ body, params: { title, file: FILE } })).response.status).toBe(200);
  const { response, ends } = await send({ body, params: { title, file: { ...FILE, size: 9 } } });
  expect([response.status, await codeOf(response)]).toEqual([401, ERROR.signedParametersDiffer]);
  expect(ends).not.toContain('whole');
});

it('R7.5 refuses what is unsigned, of another secret or of another time before it reads the file', async () => {
  const { handler, ends } = countingHandler();
  const app = buildTestApp({ handlers: [handler] });
  const ask = async (signed: Record<string, string>) => {
    const headers = { 'content-type': MULTIPART, ...signed };
    return codeOf(await app.request('/api/file', { method: 'POST', body: TITLE + FILE_PART + END, headers }));
  };
  for (const title of ['a', 'long '.repeat(1500)]) {
    const params = { title, file: FILE };
    expect(await ask(await signedHeaders(params, { secret: `${TEST_SECRET}x` }))).toBe(ERROR.invalidSignature);
    expect(await ask(await signedHeaders(params, { iat: 1 }))).toBe(ERROR.invalidTokenTime);
  }
  expect(await ask({})).toBe(ERROR.signatureMissing);
  expect(ends).toEqual([]);
});

/** Invalid bodies, and their responses. */
const BROKEN = [
  ['no body', '', ERROR.parameterError],
  ['no multipart', 'title=a', ERROR.parameterError],
  ['a body that breaks off in the file', TITLE + FILE_PART.slice(0, -5), ERROR.parameterError],
  ['a body that breaks off in a header', TITLE + FILE_PART.slice(0, 30), ERROR.parameterError],
  ['a body without its end', TITLE + FILE_PART, ERROR.parameterError],
  ['a field behind the file', `${TITLE}${FILE_PART}${part('name="more"', 'x')}${END}`, ERROR.parameterError],
  ['a second file', TITLE + FILE_PART + FILE_PART.replace('"file"', '"other"') + END, ERROR.parameterError],
  ['a field and a file of one name', TITLE + part('name="file"', 'x') + FILE_PART + END, ERROR.parameterError],
  [
    'fields that contradict each other',
    part('name="a"', '1') + part('name="a[b]"', '2') + TITLE + FILE_PART + END,
    ERROR.invalidFormat,
  ],
  ['a field for the prototype', part('name="__proto__[x]"', '1') + TITLE + FILE_PART + END, ERROR.invalidFormat],
  ['3,000 fields', part('name="x"', '1').repeat(3000) + TITLE + FILE_PART + END, ERROR.invalidFormat],
  ['a field of 300 KB', part('name="title"', 'a'.repeat(300_000)) + FILE_PART + END, ERROR.invalidFormat],
  ['ten fields of 30 KB', part('name="x"', 'a'.repeat(30_000)).repeat(10) + FILE_PART + END, ERROR.invalidFormat],
  ['no file', TITLE + END, ERROR.signedParametersDiffer],
] as const;

it.each(BROKEN)('refuses %s', async (_what, body, code) => {
  const { response, ends } = await send({ body });
  expect(await codeOf(response)).toBe(code);
  expect(ends).not.toContain('whole');
});

it.each(['application/json', 'text/plain', '', 'multipart/mixed; boundary=b'])(
  'R8.3 refuses the media type %j',
  async (contentType) => {
    const { response } = await send({ body: TITLE + FILE_PART + END, contentType });
    expect([response.status, await codeOf(response)]).toEqual([400, ERROR.invalidFormat]);
  },
);

it('refuses a multipart type without a boundary', async () => {
  const { response } = await send({ body: TITLE + FILE_PART + END, contentType: 'multipart/form-data' });
  expect(await codeOf(response)).toBe(ERROR.parameterError);
});

it('takes an empty file', async () => {
  const { response } = await send({
    body: TITLE + part('name="file"; filename="game.apk"', '', 'application/zip') + END,
    params: { title: 'a', file: { ...FILE, size: 0 } },
  });
  expect(await response.json()).toMatchObject({ bytes: 0 });
});

it('gives up a connection that sends nothing more', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode(TITLE + FILE_PART.slice(0, -4))),
  });
  const headers = { 'content-type': MULTIPART };
  const init = { method: 'POST', body, headers, duplex: 'half' } as const;
  const request = new Request('http://localhost/', init);
  const { file, release } = await readMultipart(request, 50);
  const readAll = async () => {
    for await (const _piece of file?.content ?? []);
  };
  await expect(readAll()).rejects.toMatchObject({ code: ERROR.parameterError });
  await release();
});

/** Opens the app on a real port. */
async function openPort(handler: BoundHandler): Promise<number> {
  const app = buildTestApp({ handlers: [handler] });
  const server = await listen({ fetch: app.fetch, answerEarly: () => false, port: 0, host: '127.0.0.1' });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** A body with a file of that size, generated on demand. */
function openLongBody(size: number) {
  const encode = (words: string) => new TextEncoder().encode(words);
  const state = { sent: 0 };
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encode(TITLE + FILE_PART.split(CONTENT)[0])),
    pull(controller) {
      if (state.sent < size) {
        state.sent += 262_144;
        return controller.enqueue(new Uint8Array(262_144));
      }
      controller.enqueue(encode(`\r\n${END}`));
      controller.close();
    },
  });
  return { body, state };
}

it('takes no more in than is read of it, so that memory stays flat however long a file is', async () => {
  const size = 64 * 1_048_576;
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const slow = handle(sendFile, async ({ title, file: { name, type, content } }) => {
    let bytes = 0;
    for await (const piece of content) {
      await gate;
      bytes += piece.byteLength;
    }
    return { title, name, type, bytes };
  });
  const port = await openPort(slow);
  const { body, state } = openLongBody(size);
  const signed = await signedHeaders({ title: 'a', file: { ...FILE, size } });
  const init = { method: 'POST', headers: { 'content-type': MULTIPART, ...signed }, body, duplex: 'half' } as const;
  const answer = fetch(`http://127.0.0.1:${port}/api/file`, init);
  // The buffers of both ends fill up; then both wait.
  await expect
    .poll(async () => {
      const before = state.sent;
      await sleep(300);
      return before > 0 && state.sent === before;
    })
    .toBe(true);
  expect(state.sent).toBeLessThan(size / 2);
  openGate();
  expect(await (await answer).json()).toMatchObject({ bytes: size });
});

it('tells the reader when the client goes away in the middle', async () => {
  const { handler, ends } = countingHandler();
  const port = await openPort(handler);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const headers = { ...(await signedHeaders({ title: 'a', file: FILE })), 'content-length': '100000' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `POST /api/file HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\n${lines.join('')}\r\n${TITLE}${FILE_PART.slice(0, -5)}`,
  );
  await sleep(200);
  socket.destroy();
  await expect.poll(() => ends).toEqual([expect.objectContaining({ code: ERROR.parameterError })]);
});
