import { LOGIN_TYPE, type LoginType, USER_STATUS, type UserStatus } from '#contract/values/states.ts';

export interface DemoPerson {
  email: string;
  /** The person's identity provider. */
  provider: LoginType;
  /** Whether the provider has verified the address. */
  emailConfirmed: boolean;
  nickname: string;
  givenName: string;
  familyName: string;
  status: UserStatus;
}

/** Invented people of the demo store besides its developers; the local account chooser offers them. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'player@starhall.test',
    provider: LOGIN_TYPE.google,
    emailConfirmed: true,
    nickname: 'MeiLin',
    givenName: 'Mei',
    familyName: 'Lin',
    status: USER_STATUS.normal,
  },
  {
    email: 'apple.player@starhall.test',
    provider: LOGIN_TYPE.apple,
    emailConfirmed: false,
    nickname: 'Minh',
    givenName: 'Minh',
    familyName: 'Tran',
    status: USER_STATUS.normal,
  },
  {
    email: 'suspended@starhall.test',
    provider: LOGIN_TYPE.google,
    emailConfirmed: true,
    nickname: 'Rex',
    givenName: 'Rex',
    familyName: 'Moore',
    status: USER_STATUS.suspended,
  },
  {
    email: 'operator@starhall.test',
    provider: LOGIN_TYPE.google,
    emailConfirmed: true,
    nickname: 'Operator',
    givenName: 'Olive',
    familyName: 'Chen',
    status: USER_STATUS.normal,
  },
];
