import { createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCertificate } from '#tests/mail/make-certificate.ts';
import { type SmtpTestServer, startSmtpServer } from '#tests/mail/start-smtp-server.ts';
import { buildMail, testMailSender } from '#tests/mail/test-mail-sender.ts';
import type { MailSender } from './mail-sender.ts';
import { createSmtpMailSender, type SmtpSettings } from './smtp-mail-sender.ts';

const FROM = 'Starhall <no-reply@games.example.com>';
const TEMPORARY = { name: 'MailError', isTemporary: true };
const LASTING = { name: 'MailError', isTemporary: false };

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

function openSender(settings: Omit<SmtpSettings, 'from'>): MailSender {
  const sender = createSmtpMailSender({ from: FROM, ...settings });
  closing.push(sender.close);
  return sender;
}

async function startServer(...options: Parameters<typeof startSmtpServer>): Promise<SmtpTestServer> {
  const server = await startSmtpServer(...options);
  closing.push(server.close);
  return server;
}

describe('a mail server as a sender of mails', () => {
  let server: SmtpTestServer;
  let sender: MailSender;

  beforeAll(async () => {
    server = await startSmtpServer();
  });
  beforeEach(() => {
    sender = openSender({ url: `smtp://127.0.0.1:${server.port}` });
  });
  afterAll(() => server.close());

  testMailSender(() => ({
    sender,
    refusedAddress: 'nobody@example.com',
    deferredAddress: 'greylisted@example.com',
    read: async () =>
      server.delivered.map(({ recipients, headers, text, html }) => ({
        recipients,
        subject: headers.get('subject') ?? '',
        text,
        html,
      })),
  }));

  it('lets mail programs end mails that can be ended by one click, and no others', async () => {
    const unsubscribeUrl = 'https://games.example.com/api/notification/unsubscribe/7.all.mac';
    await sender.send(buildMail({ unsubscribeUrl }));
    expect(Object.fromEntries(server.delivered.at(-1)?.headers ?? [])).toMatchObject({
      'list-unsubscribe': `<${unsubscribeUrl}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    await sender.send(buildMail());
    expect(server.delivered.at(-1)?.headers.has('list-unsubscribe')).toBe(false);
  });

  it('names the sender, the recipient, the language and the mail in its headers', async () => {
    await sender.send(buildMail({ to: 'mei@example.com', language: 'vi-VN', id: '0195-ab' }));
    const mail = server.delivered.at(-1);
    expect(mail?.from).toBe('no-reply@games.example.com');
    expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
      from: FROM,
      to: 'mei@example.com',
      'content-language': 'vi-VN',
      'auto-submitted': 'auto-generated',
      'message-id': '<0195-ab@games.example.com>',
    });
  });
});

it('passes user name and password', async () => {
  const server = await startServer({ authOptional: false, allowInsecureAuth: true });
  const url = `smtp://mailer%40example.com:right@127.0.0.1:${server.port}`;
  await openSender({ url }).send(buildMail());
  expect(server.delivered).toMatchObject([{ user: 'mailer@example.com', isEncrypted: false }]);
});

it('fails permanently with a wrong password, and keeps it out of the message', async () => {
  const server = await startServer({ authOptional: false, allowInsecureAuth: true });
  const sending = openSender({ url: `smtp://mailer:guessed@127.0.0.1:${server.port}` }).send(buildMail());
  await expect(sending).rejects.toMatchObject({ ...LASTING, message: expect.stringContaining('EAUTH') });
  await expect(sending).rejects.toMatchObject({ message: expect.not.stringContaining('guessed') });
});

it('may try again when the server is gone', async () => {
  const server = await startServer();
  const sender = openSender({ url: `smtp://127.0.0.1:${server.port}` });
  await sender.send(buildMail());
  await server.close();
  await expect(sender.send(buildMail())).rejects.toMatchObject(TEMPORARY);
});

it('gives up on a server that says nothing, and may try again', async () => {
  const port = await listen(() => undefined);
  const sending = openSender({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 250 }).send(buildMail());
  await expect(sending).rejects.toMatchObject(TEMPORARY);
});

it('gives up on a server that drags on, each word in time', async () => {
  const port = await listen((socket) => {
    const timer = setInterval(() => socket.write('220-wait\r\n'), 20);
    socket.on('close', () => clearInterval(timer));
  });
  const sending = openSender({ url: `smtp://127.0.0.1:${port}`, timeoutMs: 500 }).send(buildMail());
  await expect(sending).rejects.toMatchObject(TEMPORARY);
});

it('may try again when the server disconnects in the middle', async () => {
  const port = await listen((socket) => {
    socket.write('220 welcome\r\n');
    socket.once('data', () => socket.destroy());
  });
  const sending = openSender({ url: `smtp://127.0.0.1:${port}` }).send(buildMail());
  await expect(sending).rejects.toMatchObject(TEMPORARY);
});

describe('TLS', () => {
  const { certificate, key } = makeCertificate();
  const tls = { cert: certificate, key };

  it('speaks it from the first byte to an smtps: server', async () => {
    const server = await startServer({ secure: true, ...tls });
    await openSender({ url: `smtps://localhost:${server.port}`, certificate }).send(buildMail());
    expect(server.delivered).toMatchObject([{ isEncrypted: true }]);
  });

  it('begins it on an smtp: server that offers it', async () => {
    const server = await startServer({ disabledCommands: [], ...tls });
    await openSender({ url: `smtp://localhost:${server.port}`, certificate }).send(buildMail());
    expect(server.delivered).toMatchObject([{ isEncrypted: true }]);
  });

  it('trusts no self-signed certificate', async () => {
    const server = await startServer({ secure: true, ...tls });
    await expect(openSender({ url: `smtps://localhost:${server.port}` }).send(buildMail())).rejects.toMatchObject({
      name: 'MailError',
    });
    expect(server.delivered).toEqual([]);
  });

  it('sends nothing in the clear where the address insists on it', async () => {
    const server = await startServer();
    const sending = openSender({ url: `smtp://127.0.0.1:${server.port}?requireTLS=true` }).send(buildMail());
    await expect(sending).rejects.toMatchObject({ name: 'MailError' });
    expect(server.delivered).toEqual([]);
  });

  it('sends no password in the clear to another machine, unless the address allows it', async () => {
    const server = await startServer({ authOptional: false, allowInsecureAuth: true });
    // A local address that does not look like one.
    const url = `smtp://mailer:right@0.0.0.0:${server.port}`;
    await expect(openSender({ url }).send(buildMail())).rejects.toMatchObject({ name: 'MailError' });
    expect(server.delivered).toEqual([]);
    await openSender({ url: `${url}?requireTLS=false` }).send(buildMail());
    expect(server.delivered).toHaveLength(1);
  });
});

/** A server that does not speak SMTP, or disconnects early. */
async function listen(onConnection: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
