import { momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';

/**
 * What a token allows: `publish` uploads and publishes versions; `purchases` reads and acknowledges purchases;
 * `purchases_read` only reads them.
 */
export const ACCESS_TOKEN_SCOPES = ['publish', 'purchases', 'purchases_read'] as const;
export type AccessTokenScope = (typeof ACCESS_TOKEN_SCOPES)[number];

/** Days a token can be valid. */
export const ACCESS_TOKEN_DAYS = [7, 30, 90, 365] as const;
export type AccessTokenDays = (typeof ACCESS_TOKEN_DAYS)[number];

/** The command line that build servers download from the store: one file without dependencies (`tools/build-publisher.ts`). */
export const publisherFileSchema = named(
  'PublisherFile',
  z.object({
    path: described('path, starting with a slash', z.string()),
    sha256: described('hexadecimal', z.string()),
  }),
);
export type PublisherFile = z.output<typeof publisherFileSchema>;

/** Where the store serves that file. */
export const PUBLISHER_PATH = '/downloads/starhall-publish.mjs';

/** A secret that lets a program act for a developer; the secret itself is shown once, when it is created. */
export const accessTokenSchema = named(
  'AccessToken',
  z.object({
    id: z.int(),
    name: z.string(),
    prefix: described('start of the token, to recognize it', z.string()),
    scope: z.enum(ACCESS_TOKEN_SCOPES),
    applicationIds: described(
      "the applications it is for; null for all of the developer's, including later ones",
      z.nullable(z.array(z.string())),
    ),
    createdAt: momentSchema,
    expiresAt: momentSchema,
    lastUsedAt: described('to the minute; null if never', z.nullable(momentSchema)),
  }),
);
export type AccessToken = z.output<typeof accessTokenSchema>;
