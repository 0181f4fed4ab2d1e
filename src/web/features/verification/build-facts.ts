import type { OwnProfile } from '#contract/account/entities.ts';
import { LOGIN_TYPE, PROVIDER_REVIEW, USER_STATUS, USER_TYPE } from '#contract/values/states.ts';
import type { VerificationFacts } from './prepare-verification.ts';

/** The facts of a signed-in user, for tests. */
export function buildFacts(overrides: Partial<OwnProfile> = {}): VerificationFacts {
  const profile: OwnProfile = {
    id: 7,
    userId: 7,
    account: 'google:7',
    nickname: 'Ming',
    type: USER_TYPE.player,
    providerType: null,
    status: USER_STATUS.normal,
    loginType: LOGIN_TYPE.google,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    deletedAt: null,
    givenName: '',
    familyName: '',
    birthdate: null,
    callingCode: '',
    phoneNumber: '',
    phoneConfirmed: false,
    email: 'ming@example.com',
    emailConfirmed: true,
    postalCode: '',
    address: '',
    avatar: '',
    providerReviewStatus: PROVIDER_REVIEW.none,
    deviceAllowed: true,
    ...overrides,
  };
  return { profile, outbox: { email: true, sms: true } };
}
