import { type Endpoint, isSigned } from '#contract/endpoint.ts';
import { HEADERS } from '#contract/values/limits.ts';
import { wholeResponse } from '#server/middleware/whole-responses.ts';
import { chooseEncoding } from '#server/streaming/compress-text.ts';
import { JsonStream } from '#server/streaming/json-stream.ts';
import { reportBreak } from '../report-break.ts';
import type { CallContext } from './call-context.ts';
import { writeReply } from './write-reply.ts';

export interface ReplyToPresent {
  readonly endpoint: Endpoint;
  readonly reply: unknown;
  readonly call: Pick<CallContext, 'headers' | 'requestId' | 'responseHeaders'>;
  /** The headers of every response. */
  readonly baseHeaders: Readonly<Record<string, string>>;
  /** Whether the reply is validated against the contract. */
  readonly isChecked: boolean;
  /** Called with the error that aborts a streamed response. */
  readonly onBreak: (error: unknown) => void;
}

/** Static files may be fetched cross-origin (STATIC_BASE) and cached for a while; nothing else may. */
const STATIC_HEADERS = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' } as const;
const CALL_HEADERS = { 'cache-control': 'no-store' } as const;
const VARY = { vary: 'Accept-Encoding' } as const;

/** Sends a handler's reply: a `Response` as it is, anything else as JSON. Streamed replies cannot be validated. */
export async function presentReply(presented: ReplyToPresent): Promise<Response> {
  const { reply, call } = presented;
  const response = reply instanceof Response ? copyResponse(reply, presented) : await writeJson(presented);
  for (const [name, value] of call.responseHeaders) {
    if (name === 'set-cookie') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
}

/** Copies the response, since a redirect's headers are immutable. Tables are streamed and watched; files are not. */
function copyResponse(response: Response, { endpoint, onBreak }: ReplyToPresent): Response {
  const isTable = endpoint.bytes === 'text/csv' && response.body !== null;
  return new Response(isTable ? reportBreak(response.body, onBreak) : response.body, response);
}

async function writeJson({
  endpoint,
  reply,
  call,
  baseHeaders,
  isChecked,
  onBreak,
}: ReplyToPresent): Promise<Response> {
  if (reply instanceof JsonStream) {
    return new Response(reportBreak(reply.toBody(), onBreak), {
      headers: { ...CALL_HEADERS, 'content-type': 'application/json' },
    });
  }
  if (isChecked) checkReply(endpoint, reply);
  const isCompressed = mayCompress(endpoint);
  const accepted = isCompressed ? chooseEncoding(call.headers.get('accept-encoding') ?? '') : 'identity';
  const { body, encoding } = await writeReply(reply, accepted);
  return wholeResponse(body, {
    ...baseHeaders,
    ...(endpoint.group === 'static' ? STATIC_HEADERS : CALL_HEADERS),
    ...(isCompressed ? VARY : {}),
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-type': 'application/json',
    [HEADERS.requestId]: call.requestId,
  });
}

/**
 * Whether replies are compressed. The length of a compressed reply says something about what is in it, to anyone who
 * can make a visitor's browser send the call with a text of theirs; the page of another site cannot sign one.
 */
function mayCompress({ auth, group }: Endpoint): boolean {
  return isSigned(auth) || group === 'static';
}

function checkReply(endpoint: Endpoint, reply: unknown): void {
  const parsed = endpoint.reply.safeParse(reply);
  if (!parsed.success)
    throw new Error(`reply of ${endpoint.name} does not match the contract`, { cause: parsed.error });
}
