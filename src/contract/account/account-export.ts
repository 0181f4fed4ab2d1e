import { gameSaveSchema } from '../game/entities.ts';
import { NOTIFICATION_KIND_NAMES } from '../notification/kinds.ts';
import { providerApplicationSchema, providerProfileSchema, reviewMessageSchema } from '../provider/entities.ts';
import { RATING_PARTS, RATING_REASONS } from '../rating/rating-reasons.ts';
import { amountSchema, currencySchema, localeSchema, momentSchema, platformSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { PAYMENT_METHODS } from '../values/payment-methods.ts';
import { CARRIER_TYPE, LOGIN_TYPE, PAYMENT_STATUS, SHELF, VERSION_REVIEW } from '../values/states.ts';
import { accountSessionSchema } from './account-session.ts';
import { pointBalanceSchema, userProfileSchema } from './entities.ts';

/** All data that is stored about an account. */
export const accountExportSchema = named(
  'AccountExport',
  z.object({
    exportedAt: momentSchema,
    profile: userProfileSchema,
    provider: z.nullable(providerProfileSchema),
    applications: described('developer applications and company changes', z.array(providerApplicationSchema)),
    versions: described(
      'of your own applications, with the messages about them',
      z.array(
        z.object({
          applicationId: z.string(),
          platform: platformSchema,
          versionName: z.string(),
          review: stateSchema(VERSION_REVIEW),
          status: stateSchema(SHELF),
          fileName: z.nullable(z.string()),
          createdAt: momentSchema,
          messages: z.array(reviewMessageSchema),
        }),
      ),
    ),
    identities: z.array(
      z.object({
        provider: stateSchema(LOGIN_TYPE),
        issuer: described('of an OpenID provider; empty for other ways to sign in', z.string()),
        subject: z.string(),
        email: z.string(),
        isPrivateEmail: z.boolean(),
        createdAt: momentSchema,
        lastUsedAt: z.nullable(momentSchema),
      }),
    ),
    sessions: z.array(z.extend(accountSessionSchema, { userAgent: z.string(), endedAt: z.nullable(momentSchema) })),
    devices: z.array(z.object({ name: z.string(), addedAt: momentSchema, lastSeenAt: momentSchema })),
    points: z.array(pointBalanceSchema),
    deposits: z.array(
      z.object({
        orderId: z.string(),
        paymentMethod: z.enum(PAYMENT_METHODS),
        paymentStatus: stateSchema(PAYMENT_STATUS),
        currency: currencySchema,
        amount: amountSchema,
        refundedAmount: amountSchema,
        createdAt: momentSchema,
        paidAt: z.nullable(momentSchema),
      }),
    ),
    orders: z.array(
      z.object({
        orderId: z.string(),
        applicationId: z.string(),
        productId: z.string(),
        seller: z.string(),
        paymentStatus: stateSchema(PAYMENT_STATUS),
        currency: currencySchema,
        quantity: z.int(),
        amount: amountSchema,
        createdAt: momentSchema,
      }),
    ),
    games: described(
      'what games store about the account',
      z.array(
        z.object({
          applicationId: z.string(),
          playerId: described('the ID by which the game knows the account', z.nullable(z.string())),
          save: z.nullable(gameSaveSchema),
          scores: z.array(z.object({ board: z.string(), score: z.int(), achievedAt: momentSchema })),
        }),
      ),
    ),
    library: z.object({
      favourites: z.array(z.object({ applicationId: z.string(), addedAt: momentSchema })),
      wishes: z.array(z.object({ applicationId: z.string(), addedAt: momentSchema })),
      played: described(
        'or downloaded',
        z.array(
          z.object({
            applicationId: z.string(),
            firstPlayedAt: momentSchema,
            lastPlayedAt: momentSchema,
            playCount: z.int(),
            hidden: described('removed from recently played', z.boolean()),
            playedSeconds: z.int(),
          }),
        ),
      ),
      following: z.array(z.object({ developer: z.string(), followedAt: momentSchema })),
    }),
    ratings: described(
      'reviews the account has written, marked as helpful and reported',
      z.object({
        written: z.array(
          z.object({
            applicationId: z.string(),
            stars: z.int(),
            words: z.string(),
            writtenAt: momentSchema,
            editedAt: z.nullable(momentSchema),
            answer: z.nullable(z.string()),
            isRemoved: z.boolean(),
          }),
        ),
        helpful: described('IDs of ratings', z.array(z.int())),
        reported: z.array(
          z.object({
            ratingId: z.int(),
            about: z.enum(RATING_PARTS),
            reason: z.enum(RATING_REASONS),
            note: z.string(),
            reportedAt: momentSchema,
          }),
        ),
      }),
    ),
    notifications: described(
      'notifications of the last 90 days and the notification settings',
      z.object({
        language: z.nullable(localeSchema),
        settings: z.array(
          z.object({ kind: z.enum(NOTIFICATION_KIND_NAMES), inStore: z.boolean(), byMail: z.boolean() }),
        ),
        list: z.array(
          z.object({
            kind: z.enum(NOTIFICATION_KIND_NAMES),
            applicationId: z.nullable(z.string()),
            params: z.record(z.string(), z.unknown()),
            count: z.int(),
            createdAt: momentSchema,
            readAt: z.nullable(momentSchema),
            mailedAt: z.nullable(momentSchema),
          }),
        ),
      }),
    ),
    carrier: z.nullable(z.object({ type: stateSchema(CARRIER_TYPE), code: z.string(), boundAt: momentSchema })),
    invoices: z.array(z.object({ invoiceNumber: z.string(), period: z.string(), issuedAt: momentSchema })),
    history: z.array(z.object({ action: z.string(), details: z.unknown(), createdAt: momentSchema })),
  }),
);
export type AccountExport = z.output<typeof accountExportSchema>;
