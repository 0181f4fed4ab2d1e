import type { Endpoint } from '#contract/endpoint.ts';
import type { CallSession } from './call-context.ts';
import { findAccessToken } from './read-bearer-token.ts';

export interface CallerFinders {
  readonly findSession: (request: Request, endpoint: Endpoint) => Promise<CallSession | null>;
  readonly findTokenSession: (token: string) => Promise<CallSession>;
}

/** Identifies the caller: by access token if there is one, else by session. */
export function createFindCaller({ findSession, findTokenSession }: CallerFinders) {
  return async (request: Request, endpoint: Endpoint): Promise<CallSession | null> => {
    const token = findAccessToken(request.headers);
    return token === null ? findSession(request, endpoint) : findTokenSession(token);
  };
}
