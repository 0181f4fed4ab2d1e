import type { Endpoint } from '#contract/endpoint.ts';
import { JsonStream } from '#server/streaming/json-stream.ts';
import { reportBreak } from '../report-break.ts';

export interface ReplyToPresent {
  readonly endpoint: Endpoint;
  readonly reply: unknown;
  readonly extraHeaders: Headers;
  /** Whether the reply is validated against the contract. */
  readonly isChecked: boolean;
  /** Called with the error that aborts a streamed response. */
  readonly onBreak: (error: unknown) => void;
}

/** Static files may be fetched cross-origin (STATIC_BASE) and cached for a while; nothing else may. */
const STATIC_HEADERS = { 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' } as const;
const CALL_HEADERS = { 'cache-control': 'no-store' } as const;

/** Sends a handler's reply: a `Response` as it is, anything else as JSON. Streamed replies cannot be validated. */
export function presentReply(presented: ReplyToPresent): Response {
  const { reply, extraHeaders } = presented;
  const response = reply instanceof Response ? copyResponse(reply, presented) : writeJson(presented);
  for (const [name, value] of extraHeaders) {
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
    throw new Error(`reply of ${endpoint.name} does not match the contract`, { cause: parsed.error });
}
