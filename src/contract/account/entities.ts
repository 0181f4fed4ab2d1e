import { amountSchema, currencySchema, daySchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { LOGIN_TYPE, PROVIDER_REVIEW, PROVIDER_TYPE, USER_STATUS, USER_TYPE } from '../values/states.ts';

/** The identity providers with scripts of their own. */
export type IdentityProviderName = 'google' | 'apple';

/** The result of a sign-in; later calls send `Authorization: Bearer <token>`. */
export const tokenSessionSchema = named(
  'TokenSession',
  z.object({
    token: z.string(),
    tokenType: z.literal('Bearer'),
    expiresAt: described('unix seconds', z.int()),
    expiresIn: described('seconds', z.int()),
    loginType: stateSchema(LOGIN_TYPE),
  }),
);
export type TokenSession = z.output<typeof tokenSessionSchema>;

/** Public keys of an identity provider (RFC 7517). */
export const identityKeySetSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('RSA'),
      use: z.literal('sig'),
      alg: z.literal('RS256'),
      kid: z.string(),
      n: z.string(),
      e: z.string(),
    }),
  ),
});
export type IdentityKeySet = z.output<typeof identityKeySetSchema>;

/** An account as its owner and operators see it (R3.40-R3.45); `userId` equals `id`. */
export const userProfileSchema = named(
  'UserProfile',
  z.object({
    id: z.int(),
    account: z.string(),
    nickname: z.string(),
    type: stateSchema(USER_TYPE),
    providerType: z.nullable(stateSchema(PROVIDER_TYPE)),
    status: stateSchema(USER_STATUS),
    loginType: described('null until someone signs in to the account', z.nullable(stateSchema(LOGIN_TYPE))),
    createdAt: momentSchema,
    updatedAt: momentSchema,
    deletedAt: z.nullable(momentSchema),
    userId: z.int(),
    givenName: z.string(),
    familyName: z.string(),
    birthdate: z.nullable(daySchema),
    callingCode: described('digits without the plus sign', z.string()),
    phoneNumber: z.string(),
    phoneConfirmed: z.boolean(),
    email: z.string(),
    emailConfirmed: z.boolean(),
    postalCode: z.string(),
    address: z.string(),
    avatar: described('address of a square picture; empty without one', z.string()),
    providerReviewStatus: stateSchema(PROVIDER_REVIEW),
  }),
);
export type UserProfile = z.output<typeof userProfileSchema>;

/** The caller's own account, as its session sees it. */
export const ownProfileSchema = named(
  'OwnProfile',
  z.extend(userProfileSchema, {
    deviceAllowed: described('false if the device list is on and this device is not on it', z.boolean()),
  }),
);
export type OwnProfile = z.output<typeof ownProfileSchema>;

/** A way to sign in to an account, as its owner sees it; never the subject. */
export const identitySchema = named(
  'Identity',
  z.object({
    id: described('names it in calls; says nothing about the person', z.string()),
    loginType: stateSchema(LOGIN_TYPE),
    name: described(
      'of an OpenID provider, in the language of the call; null for other ways and for a provider that is no longer set up',
      z.nullable(z.string()),
    ),
    email: described('masked, as it was at the latest sign-in; empty if the provider withholds it', z.string()),
    isOffered: described('whether the store offers this way to sign in at present', z.boolean()),
    createdAt: momentSchema,
    lastUsedAt: described('null if that was before the store recorded it', z.nullable(momentSchema)),
  }),
);
export type LinkedIdentity = z.output<typeof identitySchema>;

/** Star coins of an account in one currency. `owed` is what a refund took back beyond the balance. */
export const pointBalanceSchema = named(
  'PointBalance',
  z.object({ currency: currencySchema, points: amountSchema, owed: amountSchema }),
);
export type PointBalance = z.output<typeof pointBalanceSchema>;
