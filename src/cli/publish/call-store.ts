import { buildRequest } from '#client/build-request.ts';
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import { PublishError } from './publish-error.ts';
import type { StoreConnection } from './store-connection.ts';

/** Makes an API call. @throws PublishError */
export async function callStore<E extends Endpoint>(
  connection: StoreConnection,
  endpoint: E,
  input: InputOf<E>,
): Promise<ReplyOf<E>> {
  const { url, body, contentType } = buildRequest(endpoint, input);
  const answer = await connection.ask({
    method: endpoint.method,
    path: url,
    ...(contentType === null ? {} : { headers: { 'content-type': contentType } }),
    ...(body === null ? {} : { body }),
  });
  return readReply(endpoint, answer.body);
}

function readReply<E extends Endpoint>(endpoint: E, text: string): ReplyOf<E> {
  const parsed = endpoint.reply.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new PublishError(
      'unreachable',
      'The response is not readable. This program and the store may have different versions.',
    );
  }
  // Parsed by the endpoint's own schema; a generic one cannot express that in its type.
  return parsed.data as ReplyOf<E>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
