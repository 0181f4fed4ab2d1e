import { LIMITS } from '#contract/values/limits.ts';

/** Whether a sign-in is recent enough to change who else can sign in. */
export function isSignInRecent(signedInAt: Date, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() < LIMITS.recentSignInSeconds * 1000;
}
