import { type CallShape, findEmptyReply } from '#contract/call-shape.ts';
import type { CallEndpoint, Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type CallFailure, toApiError } from './call-failure.ts';
import type { CallOptions, ClientDependencies } from './client-dependencies.ts';
import { findClientMessage, findCodeMessage } from './error-message.ts';
import { sendCall } from './send-call.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';

/** The result of a public call: on failure an empty result (`{}` or an empty list) with the reason. */
export interface PublicResult<Reply> {
  readonly data: Reply | Partial<Reply>;
  readonly failure: CallFailure | null;
}

export interface PublicClient {
  /** Makes a call; never rejects. */
  request<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<PublicResult<ReplyOf<E>>>;
  /**
   * Makes a call for a page. A failed list is empty; a response without an empty form (an application) rejects with
   * an ApiError, so that the page shows its error state.
   */
  readonly call: CallEndpoint;
}

/** The client for anonymous calls: signed, never with an Authorization header. */
export function createPublicClient(
  dependencies: ClientDependencies,
  clock: ServerClock = createServerClock(dependencies),
): PublicClient {
  const send = async <E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}) => {
    const { data, failure } = await sendCall(dependencies, clock, { endpoint, input, options });
    if (failure !== null) handleFailure(dependencies, { endpoint, failure, isQuiet: options.isQuiet ?? false });
    // Tests hold the server to the contract; rejecting a page over an extra field would help nobody.
    return { data: data as ReplyOf<E>, failure };
  };
  return {
    async request(endpoint, input, options) {
      const { data, failure } = await send(endpoint, input, options);
      return failure === null ? { data, failure } : { data: emptyReplyOf(endpoint) ?? {}, failure };
    },
    async call(endpoint, input, options) {
      const { data, failure } = await send(endpoint, input, options);
      if (failure === null) return data;
      const empty = emptyReplyOf(endpoint);
      if (empty === undefined) throw toApiError(failure);
      return empty;
    },
  };
}

interface FailedCall {
  readonly endpoint: CallShape;
  readonly failure: CallFailure;
  readonly isQuiet: boolean;
}

function handleFailure(dependencies: ClientDependencies, { endpoint, failure, isQuiet }: FailedCall): void {
  const event = failure.kind === 'cancelled' ? 'call_cancelled' : 'call_failed';
  dependencies.log({ event, call: endpoint.name, failure });
  if (isQuiet) return;
  const message = findClientMessage(failure);
  if (message !== null) dependencies.showMessage(message);
  if (failure.kind === 'refused' && failure.code === ERROR.tokenExpired) {
    dependencies.showMessage(findCodeMessage(ERROR.tokenExpired, dependencies.hasMessage));
  }
}

function emptyReplyOf<E extends Endpoint>(endpoint: E): ReplyOf<E> | undefined {
  // The endpoint's own schema has accepted it.
  return findEmptyReply(endpoint) as ReplyOf<E> | undefined;
}
