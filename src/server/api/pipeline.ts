import type { Endpoint } from '#contract/endpoint.ts';
import type { CallContext } from './call-context.ts';

/** Runs before a handler, for calls over HTTP and of pages alike; throws to refuse the call. */
export type Check = (input: unknown, context: CallContext) => Promise<void>;

/** Runs once a handler has ended, before its reply is sent. */
export type FollowUp = (outcome: { readonly isDone: boolean }) => void;

/**
 * What surrounds handlers, in the order in which it runs. Each step sees an endpoint once, at the start, and returns
 * what it does at each of its calls: undefined for endpoints that do not concern it. `compose-product.ts` lists the steps.
 */
export interface Pipeline {
  readonly before: readonly ((endpoint: Endpoint) => Check | undefined)[];
  readonly after: readonly ((endpoint: Endpoint) => FollowUp | undefined)[];
}
