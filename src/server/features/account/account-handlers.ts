import type { FeatureHandlers } from '../../api/handler.ts';
import { deleteAccount } from './delete-account.ts';
import { endSession } from './end-session.ts';
import { exportAccount } from './export-account.ts';
import { finishOpenId } from './finish-open-id.ts';
import { getAppleKeys } from './get-apple-keys.ts';
import { getGoogleKeys } from './get-google-keys.ts';
import { getNonce } from './get-nonce.ts';
import { getProviderProfile } from './get-provider-profile.ts';
import { getSignInCodeStatus } from './get-sign-in-code-status.ts';
import { getUserProfile } from './get-user-profile.ts';
import { issueAppleToken } from './issue-apple-token.ts';
import { issueGoogleToken } from './issue-google-token.ts';
import { linkApple } from './link-apple.ts';
import { linkEmail } from './link-email.ts';
import { linkGoogle } from './link-google.ts';
import { linkOpenId } from './link-open-id.ts';
import { listIdentities } from './list-identities.ts';
import { listSessions } from './list-sessions.ts';
import { logOut } from './log-out.ts';
import { loginWithApple } from './login-with-apple.ts';
import { loginWithEmail } from './login-with-email.ts';
import { loginWithGoogle } from './login-with-google.ts';
import { removeIdentity } from './remove-identity.ts';
import { sendSignInCode } from './send-sign-in-code.ts';
import { setAvatar } from './set-avatar.ts';
import { startOpenId } from './start-open-id.ts';
import { switchAccount } from './switch-account.ts';
import { updateUserProfile } from './update-user-profile.ts';

/** Sign-in and sign-out, the user's own account, and the local identity providers of a trial installation. */
export const accountHandlers = {
  getNonce,
  loginWithGoogle,
  loginWithApple,
  startOpenId,
  finishOpenId,
  sendSignInCode,
  getSignInCodeStatus,
  loginWithEmail,
  listIdentities,
  linkGoogle,
  linkApple,
  linkEmail,
  linkOpenId,
  removeIdentity,
  logOut,
  getUserProfile,
  updateUserProfile,
  setAvatar,
  getProviderProfile,
  listSessions,
  endSession,
  switchAccount,
  exportAccount,
  deleteAccount,
  issueGoogleToken,
  issueAppleToken,
  getGoogleKeys,
  getAppleKeys,
} satisfies FeatureHandlers;
