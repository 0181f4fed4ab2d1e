import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type { JsonStream } from '../json-stream.ts';
import type { CallContext } from './call-context.ts';

/** What answers an endpoint: a parsed request in, the contract's reply out. */
export type Handler<E extends Endpoint> = (request: RequestOf<E>, context: CallContext) => Promise<ReplyOf<E>>;

/** The same for a reply that is sent while it is read. Not for calls that pages make while they are rendered. */
export type StreamingHandler<E extends Endpoint> = (
  request: RequestOf<E>,
  context: CallContext,
) => Promise<JsonStream<ReplyOf<E>>>;
