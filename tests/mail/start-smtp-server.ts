import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type ReceivedMail, readMime } from './read-mime.ts';

export interface DeliveredMail extends ReceivedMail {
  readonly from: string;
  /** The recipients of the envelope, who get the mail. */
  readonly recipients: readonly string[];
  readonly isEncrypted: boolean;
  readonly user: string;
}

/** A failure as an SMTP server words it. */
function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/**
 * Starts a local mail server. It rejects `nobody@…` permanently, defers `greylisted@…`, and requires the password if it
 * asks for one (`authOptional: false`).
 */
export async function startSmtpServer(options: SMTPServerOptions = {}) {
  const delivered: DeliveredMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 50,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(reply(535, '5.7.8 Authentication failed')),
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('nobody@')) return done(reply(550, `5.1.1 <${address}>: no such person`));
      if (address.startsWith('greylisted@')) return done(reply(451, `4.7.1 <${address}>: try again later`));
      return done();
    },
    onData: (stream, { envelope, secure, user }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        delivered.push({
          ...readMime(Buffer.concat(chunks).toString()),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          recipients: envelope.rcptTo.map(({ address }) => address),
          isEncrypted: secure,
          user: typeof user === 'string' ? user : '',
        });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server.server.address()),
    delivered,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

export type SmtpTestServer = Awaited<ReturnType<typeof startSmtpServer>>;

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return address.port;
}
