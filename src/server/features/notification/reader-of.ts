import { USER_TYPE } from '#contract/values/states.ts';
import type { CallSession } from '../../api/call-context.ts';

export function readerOf({ userId, userType }: CallSession) {
  return { userId, isDeveloper: userType === USER_TYPE.developer };
}
