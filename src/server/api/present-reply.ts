import type { Endpoint } from '#contract/endpoint.ts';
import { JsonStream } from '#server/streaming/json-stream.ts';
import { reportBreak } from '../report-break.ts';

export interface ReplyToPresent {
  readonly endpoint: Endpoint;
  readonly reply: unknown;
  readonly extraHeaders: Headers;
  /** Whether the reply is held against the contract first. */
  readonly isChecked: boolean;
  /** Called with what breaks off an answer that is read while it is sent. */
  readonly onBreak: (error: unknown) => void;
}

/** Static files may be fetched from another origin (STATIC_BASE) and kept for a while; nothing else is. */
const STATIC_HEADERS = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' } as const;
const CALL_HEADERS = { 'cache-control': 'no-store' } as const;

/** Writes a handler's reply: a `Response` as it is, anything else as JSON. What is streamed cannot be checked before. */
export function presentReply(presented: ReplyToPresent): Response {
  const { reply, extraHeaders } = presented;
  const response = reply instanceof Response ? copyResponse(reply, presented) : writeJson(presented);
  for (const [name, value] of extraHeaders) {
    if (name === 'set-cookie') response.headers.append(name, value);
    else response.headers.set(name, value);
  }
  return response;
}

/** A redirect's headers are immutable. Tables are read while they are sent; files are not watched. */
function copyResponse(response: Response, { endpoint, onBreak }: ReplyToPresent): Response {
  const isTable = endpoint.bytes === 'text/csv' && response.body !== null;
  return new Response(isTable ? reportBreak(response.body, onBreak) : response.body, response);
}

function writeJson({ endpoint, reply, isChecked, onBreak }: ReplyToPresent): Response {
  if (reply instanceof JsonStream) {
    return new Response(reportBreak(reply.toBody(), onBreak), {
      headers: { ...CALL_HEADERS, 'content-type': 'application/json' },
    });
  }
  if (isChecked) checkReply(endpoint, reply);
  return Response.json(reply, { headers: endpoint.group === 'static' ? STATIC_HEADERS : CALL_HEADERS });
}

function checkReply(endpoint: Endpoint, reply: unknown): void {
  const parsed = endpoint.reply.safeParse(reply);
  if (!parsed.success)
    throw new Error(`reply of ${endpoint.name} is not what the contract says`, { cause: parsed.error });
}
