import {
  getAppleKeys,
  getGoogleKeys,
  getNonce,
  issueAppleToken,
  issueGoogleToken,
  loginWithApple,
  loginWithGoogle,
} from '#contract/account/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createGetNonce } from './get-nonce.ts';
import { createIssueLocalToken, createReadLocalKeys } from './issue-local-token.ts';
import { createLogIn } from './log-in.ts';

/** Signing in, and the local identity providers of a trial. */
export function accountHandlers(services: Services): BoundHandler[] {
  return [
    handle(getNonce, createGetNonce(services)),
    handle(loginWithGoogle, createLogIn(services, 'google')),
    handle(loginWithApple, createLogIn(services, 'apple')),
    handle(issueGoogleToken, createIssueLocalToken(services, 'google')),
    handle(issueAppleToken, createIssueLocalToken(services, 'apple')),
    handle(getGoogleKeys, createReadLocalKeys(services, 'google')),
    handle(getAppleKeys, createReadLocalKeys(services, 'apple')),
  ];
}
