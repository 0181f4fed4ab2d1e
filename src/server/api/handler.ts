import type { Endpoint, ReplyOf, RequestOf } from '#contract/endpoint.ts';
import type { CallContext } from './call-context.ts';

/** What answers an endpoint: a parsed request in, the contract's reply out. */
export type Handler<E extends Endpoint> = (request: RequestOf<E>, context: CallContext) => Promise<ReplyOf<E>>;
