import type { Endpoint } from '#contract/endpoint.ts';
import type { CallContext } from './call-context.ts';

/** Runs before a handler, for HTTP calls and pages alike; throws to reject the call. */
export type Check = (input: unknown, context: CallContext) => Promise<void>;

/** Runs after a handler, before its reply is sent. */
export type FollowUp = (outcome: { readonly isDone: boolean }) => void;

/**
 * The steps around handlers, in execution order. Each step receives an endpoint once, at startup, and returns its
 * function for that endpoint's calls, or undefined to skip it. `compose-product.ts` lists the steps.
 */
export interface Pipeline {
  readonly before: readonly ((endpoint: Endpoint) => Check | undefined)[];
  readonly after: readonly ((endpoint: Endpoint) => FollowUp | undefined)[];
}
