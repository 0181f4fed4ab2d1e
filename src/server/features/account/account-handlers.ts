import {
  deleteAccount,
  endSession,
  exportAccount,
  getAppleKeys,
  getGoogleKeys,
  getNonce,
  getProviderProfile,
  getUserProfile,
  issueAppleToken,
  issueGoogleToken,
  listSessions,
  loginWithApple,
  loginWithGoogle,
  logOut,
  switchAccount,
  updateUserProfile,
} from '#contract/account/endpoints.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { createDeleteAccount } from './delete-account.ts';
import { createEndSession } from './end-session.ts';
import { createExportAccount } from './export-account.ts';
import { createGetNonce } from './get-nonce.ts';
import { createGetProviderProfile, createGetUserProfile } from './get-profile.ts';
import { createIssueLocalToken, createReadLocalKeys } from './issue-local-token.ts';
import { createListSessions } from './list-sessions.ts';
import { createLogIn } from './log-in.ts';
import { createLogOut } from './log-out.ts';
import { createSwitchAccount } from './switch-account.ts';
import { createUpdateUserProfile } from './update-profile.ts';

/** Signing in and out, the account itself, and the local identity providers of a trial. */
export function accountHandlers(services: Services): BoundHandler[] {
  return [
    handle(getNonce, createGetNonce(services)),
    handle(loginWithGoogle, createLogIn(services, 'google')),
    handle(loginWithApple, createLogIn(services, 'apple')),
    handle(logOut, createLogOut(services)),
    handle(getUserProfile, createGetUserProfile(services)),
    handle(updateUserProfile, createUpdateUserProfile(services)),
    handle(getProviderProfile, createGetProviderProfile(services)),
    handle(listSessions, createListSessions(services)),
    handle(endSession, createEndSession(services)),
    handle(switchAccount, createSwitchAccount(services)),
    handle(exportAccount, createExportAccount(services)),
    handle(deleteAccount, createDeleteAccount(services)),
    handle(issueGoogleToken, createIssueLocalToken(services, 'google')),
    handle(issueAppleToken, createIssueLocalToken(services, 'apple')),
    handle(getGoogleKeys, createReadLocalKeys(services, 'google')),
    handle(getAppleKeys, createReadLocalKeys(services, 'apple')),
  ];
}
