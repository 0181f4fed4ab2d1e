import { described, named, z } from '../schema.ts';

/** Identity providers and the number that `loginType` gives them (O49). */
export const LOGIN_TYPES = { google: 1, apple: 2 } as const;
export type IdentityProviderName = keyof typeof LOGIN_TYPES;
export type LoginType = (typeof LOGIN_TYPES)[IdentityProviderName];

/** What a sign-in answers; `token` goes into `Authorization: Bearer <token>` of later calls. */
export const tokenSessionSchema = named(
  'TokenSession',
  z.object({
    token: z.string(),
    tokenType: z.literal('Bearer'),
    expiresAt: described('unix seconds', z.int()),
    expiresIn: described('seconds', z.int()),
    loginType: described('1 Google, 2 Apple', z.literal([1, 2])),
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
