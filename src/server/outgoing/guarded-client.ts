import { type ClientRequest, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import type { DeliveryError } from '#contract/webhook/entities.ts';
import { createNameLookup } from './name-lookup.ts';

const NAME_CODES = /^(?:ENOTFOUND|EAI_\w+|ENODATA|ESERVFAIL)$/;

/** OpenSSL's codes for certificate errors and non-TLS connections. */
const TLS_CODES =
  /^(?:CERT_\w+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_\w+|HOSTNAME_MISMATCH|INVALID_\w+|PATH_LENGTH_EXCEEDED|ERR_TLS_\w+|ERR_SSL_\w+|EPROTO)$/;

/** The agent's error message, which has no code. */
const REFUSED_ADDRESS = /is not allowed\. Because,? It is/i;

export interface GuardedClientSettings {
  /** Whether this machine and its network may be reached. */
  readonly allowsPrivate: boolean;
  /** For connecting, sending and the whole response together. */
  readonly timeoutMs: number;
  /** Maximum bytes read from a response, after which the connection is closed. */
  readonly answerBytes: number;
  /** Resolves host names: by default the system resolver if private addresses are allowed, else name servers only. */
  readonly lookup?: LookupFunction;
  /** Additional certificate authority for tests (PEM). */
  readonly ca?: string;
}

const NAME_TIMEOUT_MS = 2000;

export interface OutgoingMessage {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The outcome of a message; `error` is null exactly if a 2xx arrived in time. */
export interface OutgoingOutcome {
  readonly status: number | null;
  readonly error: DeliveryError | null;
  /** The start of the response, as text the database accepts. */
  readonly answer: string;
}

export interface GuardedClient {
  /** Sends a message and never throws: any failure is part of the outcome. */
  post(message: OutgoingMessage): Promise<OutgoingOutcome>;
}

/**
 * Sends requests to addresses entered by users. Each resolved address is checked on connecting, and exactly that
 * address is used, so that DNS rebinding is impossible. It follows no redirects, reuses no connection, sends no data
 * of the store itself, and verifies certificates.
 */
export function createGuardedClient(settings: GuardedClientSettings): GuardedClient {
  const { allowsPrivate, ca } = settings;
  // Only the system resolver knows the names of the local network.
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
    // Remains for errors after the response, when the connection is closed; resolving twice has no effect.
    sent.on('error', fail);
    // Without a listener an upgrade would hang forever.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      fail(new Error('the server switched to a protocol that was not requested'));
    });
    sent.on('response', (response) => {
      const status = response.statusCode ?? 0;
      readAnswerText(response, answerBytes).then(
        (answer) => resolve({ status, error: deliveryErrorOf(status), answer }),
        // Headers arrived, but a response that never ends counts as a failure.
        (error: unknown) => resolve({ status, error: toDeliveryError(error, signal), answer: '' }),
      );
    });
  });
}

function deliveryErrorOf(status: number): DeliveryError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** Reads up to a limit and discards the rest; invalid text becomes replacement characters. */
async function readAnswerText(stream: Readable, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream) {
    pieces.push(piece);
    length += piece.length;
    // Leaving the loop destroys the stream and its connection.
    if (length >= maxBytes) break;
  }
  const bytes = Buffer.concat(pieces).subarray(0, maxBytes);
  // `stream` drops a truncated character at the end. PostgreSQL rejects NUL.
  return new TextDecoder().decode(bytes, { stream: true }).replaceAll('\u0000', '\uFFFD');
}

/** The log's code for why there was no response. */
function toDeliveryError(error: unknown, signal: AbortSignal): DeliveryError {
  if (signal.aborted) return 'timeout';
  if (!(error instanceof Error)) return 'refused';
  if (REFUSED_ADDRESS.test(error.message)) return 'address';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NAME_CODES.test(code)) return 'name';
  if (TLS_CODES.test(code)) return 'certificate';
  return code === 'ETIMEDOUT' ? 'timeout' : 'refused';
}
