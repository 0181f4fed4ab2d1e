import type { LookupFunction } from 'node:net';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '#tests/mail/make-certificate.ts';
import { type Answer, answerWith, startReceiver } from '#tests/outgoing/start-receiver.ts';
import { createGuardedClient, type GuardedClientSettings } from './guarded-client.ts';

const MESSAGE = { headers: { 'content-type': 'application/json', 'webhook-id': 'msg_1' }, body: '{"name":"海"}' };

const opened: { close(): Promise<unknown> }[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

async function open(...args: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...args);
  opened.push(receiver);
  return receiver;
}

const clientOf = (settings: Partial<GuardedClientSettings> = {}) =>
  createGuardedClient({ allowsPrivate: true, timeoutMs: 5000, answerBytes: 2048, ...settings });

/** A name server that responds with these addresses to any query. */
const resolveTo =
  (...addresses: readonly string[]): LookupFunction =>
  (_host, options, callback) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  };

describe('what is sent', () => {
  it('arrives byte for byte, with its headers and nothing of the store', async () => {
    const receiver = await open();
    expect(await clientOf().post({ ...MESSAGE, url: `${receiver.url}?a=1` })).toEqual({
      status: 204,
      error: null,
      answer: '',
    });
    const [got] = receiver.received;
    expect(got).toMatchObject({ path: '/hook?a=1', body: MESSAGE.body });
    expect(got?.headers).toEqual({
      ...MESSAGE.headers,
      host: `127.0.0.1:${receiver.port}`,
      'content-length': String(Buffer.byteLength(MESSAGE.body)),
      connection: 'close',
    });
  });
});

describe('answers', () => {
  const check = async (answer: Answer, settings: Partial<GuardedClientSettings> = {}) => {
    const receiver = await open(answer);
    return clientOf(settings).post({ ...MESSAGE, url: receiver.url });
  };

  it.each([200, 201, 202, 204, 299])('takes %d for delivered', async (status) => {
    expect(await check(answerWith(status))).toMatchObject({ status, error: null });
  });

  it.each([400, 404, 410, 429, 500, 503])('takes %d for a failure, and keeps how the answer began', async (status) => {
    expect(await check(answerWith(status, 'no such player'))).toEqual({
      status,
      error: 'status',
      answer: 'no such player',
    });
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect (%d)', async (status) => {
    const elsewhere = await open();
    const outcome = await check(answerWith(status, '', { location: elsewhere.url }));
    expect(outcome).toEqual({ status, error: 'redirect', answer: '' });
    expect(elsewhere.received).toEqual([]);
  });

  it('reads 2 kB of an answer of 10 MB and drops the rest', async () => {
    const chunk = 'x'.repeat(64 * 1024);
    let sent = 0;
    const outcome = await check((response) => {
      const pour = () => {
        while (sent < 160 && !response.destroyed) {
          sent += 1;
          if (!response.write(chunk)) return void response.once('drain', pour);
        }
        response.end();
      };
      response.writeHead(200);
      pour();
    });
    expect(outcome).toEqual({ status: 200, error: null, answer: 'x'.repeat(2048) });
    expect(sent).toBeLessThan(160);
  });

  it('keeps no half of a character, and no NUL, which the database does not take', async () => {
    expect((await check(answerWith(200, `${'a'.repeat(2047)}海`))).answer).toBe('a'.repeat(2047));
    expect((await check(answerWith(200, 'a\u0000b'))).answer).toBe('a\uFFFDb');
  });

  it.each([
    ['never answers', () => undefined],
    ['sends its head byte by byte', (response) => response.socket?.write('HTTP/1.1 2')],
    ['never ends what it says', (response) => response.writeHead(200).write('a')],
  ] satisfies [string, Answer][])('ends the wait for a server that %s', async (_, answer) => {
    expect(await check(answer, { timeoutMs: 150 })).toMatchObject({ error: 'timeout', answer: '' });
  });

  it.each([
    ['closes the line', (response) => response.socket?.destroy()],
    [
      'closes it within the answer',
      (response) => response.writeHead(200, { 'content-length': '9' }).write('a', () => response.socket?.destroy()),
    ],
    ['speaks no HTTP', (response) => response.socket?.end('220 mail.example.com ESMTP\r\n')],
    ['has a head without end', (response) => response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(40_000)}`)],
    [
      'wants another protocol',
      (response) =>
        response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    ],
  ] satisfies [string, Answer][])('survives a server that %s', async (_, answer) => {
    expect(await check(answer)).toMatchObject({ error: 'refused' });
  });

  it('reports a refused connection', async () => {
    const receiver = await startReceiver();
    await receiver.close();
    expect(await clientOf().post({ ...MESSAGE, url: receiver.url })).toEqual({
      status: null,
      error: 'refused',
      answer: '',
    });
  });
});

describe('certificates', () => {
  const pair = makeCertificate();

  it('sends to a server that the system trusts', async () => {
    const receiver = await open(answerWith(200), pair);
    const outcome = await clientOf({ ca: pair.certificate }).post({ ...MESSAGE, url: receiver.url });
    expect(outcome).toMatchObject({ status: 200, error: null });
  });

  it('sends nothing to one that made its certificate itself', async () => {
    const receiver = await open(answerWith(200), pair);
    expect(await clientOf().post({ ...MESSAGE, url: receiver.url })).toMatchObject({ error: 'certificate' });
    expect(receiver.received).toEqual([]);
  });

  it('sends nothing to one whose certificate is for another name', async () => {
    const receiver = await open(answerWith(200), pair);
    const client = clientOf({ ca: pair.certificate, lookup: resolveTo('127.0.0.1') });
    const url = `https://other.example.com:${receiver.port}/`;
    expect(await client.post({ ...MESSAGE, url })).toMatchObject({ error: 'certificate' });
    expect(receiver.received).toEqual([]);
  });

  it('says so where no TLS is spoken', async () => {
    const receiver = await open(answerWith(200));
    const url = receiver.url.replace('http:', 'https:');
    expect(await clientOf().post({ ...MESSAGE, url })).toMatchObject({ error: 'certificate' });
  });
});

describe('addresses that are not on the internet', () => {
  const guarded = (lookup?: LookupFunction) => clientOf({ allowsPrivate: false, ...(lookup && { lookup }) });

  it.each([
    'http://127.0.0.1:9/',
    'http://[::1]:9/',
    'http://[::ffff:127.0.0.1]:9/',
    'http://169.254.169.254/',
    'http://2130706433:9/',
    'http://0.0.0.0:9/',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
  ])('does not connect to %s', async (url) => {
    expect(await guarded().post({ ...MESSAGE, url })).toEqual({ status: null, error: 'address', answer: '' });
  });

  it.each([
    ['127.0.0.1'],
    ['10.0.0.5'],
    ['::1'],
    ['fd00::1'],
    ['::ffff:10.0.0.1'],
    ['fe80::1'],
    ['64:ff9b::a00:1'],
    ['93.184.215.14', '192.168.0.1'],
  ])('does not connect to a name that leads to %s', async (...addresses) => {
    const receiver = await open();
    const url = `http://game.example.com:${receiver.port}/`;
    expect(await guarded(resolveTo(...addresses)).post({ ...MESSAGE, url })).toMatchObject({ error: 'address' });
    expect(receiver.received).toEqual([]);
  });

  it('asks for a name once and connects to what was checked, so that another answer later changes nothing', async () => {
    const asked: string[] = [];
    const answers = ['127.0.0.1', '192.0.2.1'];
    const lookup: LookupFunction = (host, options, callback) => {
      asked.push(host);
      resolveTo(answers[asked.length - 1] ?? '')(host, options, callback);
    };
    const receiver = await open();
    const url = `http://game.example.com:${receiver.port}/`;
    expect(await clientOf({ lookup }).post({ ...MESSAGE, url })).toMatchObject({ status: 204 });
    expect(asked).toEqual(['game.example.com']);
  });

  it('says that a name has no address', async () => {
    const lookup: LookupFunction = (_host, _options, callback) => {
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), '');
    };
    const url = 'http://game.example.com/';
    expect(await clientOf({ lookup }).post({ ...MESSAGE, url })).toMatchObject({ error: 'name' });
  });

  it('ends the wait for a name server that never answers', async () => {
    const lookup: LookupFunction = () => undefined;
    const url = 'http://game.example.com/';
    expect(await clientOf({ lookup, timeoutMs: 100 }).post({ ...MESSAGE, url })).toMatchObject({ error: 'timeout' });
  });

  it('ends the wait for a server that takes the line and never shakes hands', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const address = silent.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const url = `https://127.0.0.1:${port}/`;
    expect(await clientOf({ timeoutMs: 100 }).post({ ...MESSAGE, url })).toMatchObject({ error: 'timeout' });
    silent.close();
  });
});
