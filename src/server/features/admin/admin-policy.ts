import { USER_STATUS, type UserStatus } from '#contract/states.ts';

/** An operator who shut the own account out could not let it in again. */
export function isShuttingOneselfOut(actorUserId: number, userId: number, status: UserStatus): boolean {
  return actorUserId === userId && status !== USER_STATUS.normal;
}
