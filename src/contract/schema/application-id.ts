import { LIMITS } from '../values/limits.ts';

/** Format of application IDs (O51). */
export const APPLICATION_ID_PATTERN = /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$/;

/** Whether a text can be the ID of an application: `com.demo.stars`, at most 100 characters (O51). */
export function isApplicationId(value: string): boolean {
  return value.length <= LIMITS.applicationIdLength && APPLICATION_ID_PATTERN.test(value);
}

/** Whether two IDs are the same, regardless of the case of letters: `COM.DEMO.A` is taken once `com.demo.a` is (R5.26). */
export function isSameApplicationId(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
