// The numbers that every page needs; the complete list is in states.ts.

/** The kinds of accounts (R3.41, O49). */
export const USER_TYPE = { player: 1, developer: 99 } as const;
export type UserType = (typeof USER_TYPE)[keyof typeof USER_TYPE];

/** Which policy a paper is; calls without a type mean privacy (R9.31, O31). */
export const POLICY_TYPE = { privacy: 1, terms: 2, intellectualProperty: 3 } as const;
export type PolicyType = (typeof POLICY_TYPE)[keyof typeof POLICY_TYPE];

/** The order of a list of games (O17); those from 5 on are added. */
export const SORT_TYPE = {
  newest: 1,
  mostViewed: 2,
  recommended: 3,
  name: 4,
  mostPlayed: 5,
  topRated: 6,
  trending: 7,
} as const;
export type SortType = (typeof SORT_TYPE)[keyof typeof SORT_TYPE];
