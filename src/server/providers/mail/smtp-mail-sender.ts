import { createTransport, type NodemailerError } from 'nodemailer';
import { checkMail } from './check-mail.ts';
import { MailError, type MailSender } from './mail-sender.ts';

export interface SmtpSettings {
  /** `smtps://user:password@host:port`; `smtp:` starts unencrypted. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
  /** Certificate to trust besides the public ones, for tests. */
  readonly certificate?: string;
  /** Timeout of an email from connecting to the server's response, and of each step. */
  readonly timeoutMs?: number;
}

/** Less than a job's timeout (`send-mail`), so that a stalling server never causes a second worker to retry. */
const TIMEOUT_MS = 30_000;
const CONNECTIONS = 3;

/** Sends emails through a mail server. */
export function createSmtpMailSender({ url, from, certificate, timeoutMs = TIMEOUT_MS }: SmtpSettings): MailSender {
  const transport = createTransport({
    pool: true,
    url,
    maxConnections: CONNECTIONS,
    // Once, since an idle connection may have died unnoticed. Further retries are up to the job.
    maxRequeues: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(needsTls(url) ? { requireTLS: true } : {}),
    ...(certificate === undefined ? {} : { tls: { ca: certificate } }),
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(mail) {
      checkMail(mail);
      const { to, subject, text, html, language, id, unsubscribeUrl } = mail;
      const message = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Suppresses automatic replies.
        headers: {
          'auto-submitted': 'auto-generated',
          'content-language': language,
          ...unsubscribeHeaders(unsubscribeUrl),
        },
        ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
        signal: AbortSignal.timeout(timeoutMs),
      };
      await transport.sendMail(message).catch((error: NodemailerError) => {
        throw toMailError(error);
      });
    },
    close: () => transport.close(),
  };
}

/** The header fields of RFC 2369 and RFC 8058. */
function unsubscribeHeaders(url: string | undefined): Readonly<Record<string, string>> {
  if (url === undefined) return {};
  return { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

/** A password is only sent over TLS, unless the address allows otherwise or the server is local. */
function needsTls(url: string): boolean {
  const { protocol, username, hostname, searchParams } = new URL(url);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'smtp:' && username !== '' && !isHere && !searchParams.has('requireTLS');
}

const LASTING_CODES: ReadonlySet<string | undefined> = new Set(['ECONFIG', 'EREQUIRETLS']);

/** A permanent rejection (5yz) is final, and so is an invalid setting; everything else is temporary. */
function toMailError({ code, permanent, response = '' }: NodemailerError): MailError {
  const isTemporary = permanent !== true && !LASTING_CODES.has(code);
  // Server responses often contain the recipient.
  const words = response.replaceAll(/\S+@\S+/g, '…').slice(0, 300);
  return new MailError(`the mail server did not accept the mail (${code ?? 'no code'}) ${words}`.trim(), {
    isTemporary,
  });
}
