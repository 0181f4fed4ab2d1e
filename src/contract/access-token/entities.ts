import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/**
 * What a token may do: `publish` brings versions in and puts them online; `purchases` reads what players bought and says
 * that it was delivered; `purchases_read` only reads it.
 */
export const ACCESS_TOKEN_SCOPES = ['publish', 'purchases', 'purchases_read'] as const;
export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number];

/** For how many days a token may count. */
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 365] as const;
export type AccessTokenDays = (typeof ACCESS_TOKEN_DAYS)[number];

/** The command line that build machines fetch from the store: one file without dependencies (`tools/build-publisher.ts`). */
export const publisherFileSchema = named(
  'PublisherFile',
  z.object({ path: described('from the slash on', z.string()), sha256: described('hexadecimal', z.string()) }),
);
export type PublisherFile = z.output<typeof publisherFileSchema>;

/** Where the store serves that file. */
export const PUBLISHER_PATH = '/downloads/starhall-publish.mjs';

/** A secret with which a build machine acts for a developer; the secret itself is shown once, when it is created. */
export const accessTokenSchema = named(
  'AccessToken',
  z.object({
    id: z.int(),
    name: z.string(),
    prefix: described('how the token begins, for recognising it', z.string()),
    scope: z.enum(ACCESS_TOKEN_SCOPES),
    applicationIds: described(
      'the applications it may publish; null: all of the developer, later ones too',
      z.nullable(z.array(z.string())),
    ),
    createdAt: momentSchema,
    expiresAt: momentSchema,
    lastUsedAt: described('to the minute; null: never', z.nullable(momentSchema)),
  }),
);
export type AccessToken = z.output<typeof accessTokenSchema>;
