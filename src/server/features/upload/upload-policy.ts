import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { isPrivateImage } from '#contract/values/image-purposes.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import type { UploadPurpose } from '#contract/values/trailer-limits.ts';
import type { CallSession } from '../../api/call-context.ts';

/**
 * Why a user may not upload a picture for a purpose; null if they may. Private documents are open to everyone, since
 * players apply with them, and so are pictures of accounts; store pictures and trailers to operators and enabled developers; banners to operators only.
 */
export function uploadRefusal(session: CallSession, purpose: UploadPurpose): ErrorCode | null {
  if (session.isOperator || isPrivateImage(purpose) || purpose === 'avatar') return null;
  if (purpose === 'banner' || session.userType !== USER_TYPE.developer) return ERROR.permissionDenied;
  return session.providerEnabled ? null : ERROR.providerNotEnabled;
}

/**
 * Whether a session may view a private document: its owner and operators may, from a device that their account lists
 * (O29).
 */
export function canViewDocument(session: CallSession | null, ownerId: number): boolean {
  return session?.deviceAllowed === true && (session.isOperator || session.userId === ownerId);
}
