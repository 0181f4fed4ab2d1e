import { ERROR, type ErrorCode } from '#contract/errors/errors.ts';
import { type ImagePurpose, isPrivateImage } from '#contract/values/image-purposes.ts';
import { USER_TYPE } from '#contract/values/states.ts';
import type { CallSession } from '../../api/call-context.ts';

/**
 * Why somebody may not upload a picture of a purpose; null: they may. Papers are everybody's, since players apply with
 * them; what the store shows comes from operators and from developers whose company is switched on; banners come from
 * operators alone.
 */
export function uploadRefusal(session: CallSession, purpose: ImagePurpose): ErrorCode | null {
  if (session.isOperator || isPrivateImage(purpose)) return null;
  if (purpose === 'banner' || session.userType !== USER_TYPE.developer) return ERROR.permissionDenied;
  return session.providerEnabled ? null : ERROR.providerNotEnabled;
}

/** Who may see a paper: its owner and operators, from a device that their account lists (O29). */
export function canSeePaper(session: CallSession | null, ownerId: number): boolean {
  return session?.deviceAllowed === true && (session.isOperator || session.userId === ownerId);
}
