import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { DeliveryError } from '#contract/webhook/entities.ts';
import { createNameLookup } from './name-lookup.ts';

const NAME_CODES = /^(?:ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/;

/** What OpenSSL says of certificates and of lines that speak no TLS. */
const TLS_CODES =
  /^(?:CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|HOSTNAME_MISMATCH|INVALID_\w+|PATH_LENGTH_EXCEEDED|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)$/;

/** How the agent refuses; it gives its errors no code. */
const REFUSED_ADDRESS = /is not allowed\. Because,? It is/i;

export interface GuardedClientSettings {
  /** Whether this machine and its network may be reached. */
  readonly allowsPrivate: boolean;
  /** For connecting, sending and the whole answer together. */
  readonly timeoutMs: number;
  /** As much of an answer is read; then the connection is dropped. */
  readonly answerBytes: number;
  /** Asks for the addresses of names: by default the system where private ones are allowed, else name servers alone. */
  readonly lookup?: LookupFunction;
  /** Whose certificates count besides those that the system trusts, in tests (PEM). */
  readonly ca?: string;
}

const NAME_TIMEOUT_MS = 2000;

export interface OutgoingMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What became of a message; `error` is null exactly where a 2xx came in time. */
export interface OutgoingOutcome {
  readonly status: number | null;
  readonly error: DeliveryError | null;
  /** How the answer began, as text that the database takes. */
  readonly answer: string;
}

export interface GuardedClient {
  /** Sends a message and never throws: whatever goes wrong is in the outcome. */
  post(message: OutgoingMessage): Promise<OutgoingOutcome>;
}

/**
 * Sends requests to addresses that strangers typed. Each address that a name has is judged when it is connected to, and
 * that very address is connected to, so a name cannot lead elsewhere a moment later. It follows no redirects, keeps no
 * connection, sends nothing of the store's own, and checks certificates.
 */
export function createGuardedClient(settings: GuardedClientSettings): GuardedClient {
  const { allowsPrivate, ca } = settings;
  // Only the system knows the names of its own network.
  const lookup = settings.lookup ?? (allowsPrivate ? undefined : createNameLookup({ timeoutMs: NAME_TIMEOUT_MS }));
  const rules = { keepAlive: false, allowPrivateIPAddress: allowsPrivate };
  const ways = {
    'http:': { request: requestHttp, agent: new RequestFilteringHttpAgent(rules) },
    'https:': { request: requestHttps, agent: new RequestFilteringHttpsAgent({ ...rules, ...(ca && { ca: [ca] }) }) },
  } as const;
  return {
    post({ url, headers, body }) {
      const address = new URL(url);
      const { request, agent } = address.protocol === 'http:' ? ways['http:'] : ways['https:'];
      const signal = AbortSignal.timeout(settings.timeoutMs);
      const sent = request(address, {
        method: 'POST',
        agent,
        signal,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        ...(lookup && { lookup }),
      });
      const outcome = followRequest(sent, signal, settings.answerBytes);
      sent.end(body);
      return outcome;
    },
  };
}

function followRequest(sent: ClientRequest, signal: AbortSignal, answerBytes: number): Promise<OutgoingOutcome> {
  return new Promise((resolve) => {
    const fail = (error: unknown) => resolve({ status: null, error: toDeliveryError(error, signal), answer: '' });
    // Stays for what comes after the answer, when the line is cut; nobody is told twice.
    sent.on('error', fail);
    // Without a listener an upgrade would leave us waiting for ever.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      fail(new Error('nobody asked for another protocol'));
    });
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0;
      readAnswerText(response, answerBytes).then(
        (answer) => resolve({ status, error: judgeStatus(status), answer }),
        // The head came, but whoever never ends what they say has not taken the message.
        (error: unknown) => resolve({ status, error: toDeliveryError(error, signal), answer: '' }),
      );
    });
  });
}

function judgeStatus(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Reads at most so many bytes and lets go of the rest unread; what is no text becomes replacement characters. */
async function readAnswerText(stream: Readable, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    length += piece.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (length >= maxBytes) break;
  }
  const bytes = Buffer.concat(pieces).subarray(0, maxBytes);
  // `stream`: a character that was cut in two is left out. PostgreSQL takes no NUL.
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\u0000', '\uFFFD');
}

/** Why a request got no answer, in the words of the log. */
function toDeliveryError(error: unknown, signal: AbortSignal): DeliveryError {
  if (signal.aborted) return 'timeout';
  if (!(error instanceof Error)) return 'refused';
  if (REFUSED_ADDRESS.test(error.message)) return 'address';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NAME_CODES.test(code)) return 'name';
  if (TLS_CODES.test(code)) return 'certificate';
  return code === 'ETIMEDOUT' ? 'timeout' : 'refused';
}
