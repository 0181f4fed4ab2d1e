import type { CallShape } from '#contract/call-shape.ts';
import type { CallEndpoint, Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts';
import { SESSION_END_CODES } from '#contract/errors/error-definitions.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { type CallFailure, type CallResult, toApiError } from './call-failure.ts';
import type { AuthenticatedDependencies, CallOptions, SessionToken } from './client-dependencies.ts';
import { findClientMessage, findCodeMessage } from './error-message.ts';
import { sendCall } from './send-call.ts';
import { createServerClock, type ServerClock } from './server-clock.ts';

export interface AuthenticatedClient {
  /** Makes a call; never rejects, so that forms can read the failing fields. */
  request<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<CallResult<ReplyOf<E>>>;
  /** Makes a call for a page; rejects with an ApiError. */
  readonly call: CallEndpoint;
}

/** Path of the call whose `invalidSession` is the expected end of a session. */
const LOGOUT_PATH = '/api/user/logout';

/** The client for signed-in calls: signed, with the session's Authorization and `nocache=1`. */
export function createAuthenticatedClient(
  dependencies: AuthenticatedDependencies,
  clock: ServerClock = createServerClock(dependencies),
): AuthenticatedClient {
  const request = async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<CallResult<ReplyOf<E>>> => {
    const session = dependencies.findSession();
    const result = await sendCall(dependencies, clock, { endpoint, input, options, session });
    if (result.failure !== null) {
      handleFailure(dependencies, { endpoint, failure: result.failure, session, isQuiet: options.isQuiet ?? false });
      return result;
    }
    // Tests hold the server to the contract; rejecting a page over an extra field would help nobody.
    return { data: result.data as ReplyOf<E>, failure: null };
  };
  return {
    request,
    async call(endpoint, input, options) {
      const result = await request(endpoint, input, options);
      if (result.failure !== null) throw toApiError(result.failure);
      return result.data;
    },
  };
}

interface FailedCall {
  readonly endpoint: CallShape;
  readonly failure: CallFailure;
  readonly session: SessionToken | null;
  readonly isQuiet: boolean;
}

function handleFailure(dependencies: AuthenticatedDependencies, failed: FailedCall): void {
  const { endpoint, failure, session, isQuiet } = failed;
  const event = failure.kind === 'cancelled' ? 'call_cancelled' : 'call_failed';
  dependencies.log({ event, call: endpoint.name, failure });
  const message = isQuiet ? null : findClientMessage(failure);
  if (message !== null) dependencies.showMessage(message);
  const code = SESSION_END_CODES.find((end) => failure.kind === 'refused' && failure.code === end);
  if (code === undefined) return;
  dependencies.endSession(code, session);
  const isExpected = code === ERROR.invalidSession && endpoint.path === LOGOUT_PATH;
  if (!isExpected) dependencies.showMessage(findCodeMessage(code, dependencies.hasMessage));
}
