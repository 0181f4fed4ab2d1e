import { auditPersonSchema } from '../admin/entities.ts';
import { claimSchema } from '../claim/entities.ts';
import { localeSchema, momentSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { USER_STATUS } from '../values/states.ts';
import {
  PROVIDER_SUBMISSION_KINDS,
  PROVIDER_SUBMISSION_STATUS,
  providerApplicationSchema,
  providerProfileSchema,
  reviewDueSchema,
} from './entities.ts';

/** Reasons for a rejection or a question that come up again and again; their texts stand in the catalog `provider-mail`. */
export const PROVIDER_REASONS = [
  'documents_unreadable',
  'documents_missing',
  'name_mismatch',
  'tax_id_mismatch',
  'passbook_mismatch',
  'address_unclear',
  'person_unreachable',
  'website_unrelated',
] as const;
export type ProviderReason = (typeof PROVIDER_REASONS)[number];

/** What an operator does with a submission; `ask` leaves it under review. */
export const PROVIDER_DECISIONS = ['approve', 'reject', 'timeout', 'ask'] as const;
export type ProviderDecision = (typeof PROVIDER_DECISIONS)[number];

/** A submission in the operators' queue. */
export const providerQueueItemSchema = named(
  'ProviderQueueItem',
  z.object({
    submissionId: z.int(),
    userId: z.int(),
    account: auditPersonSchema,
    kind: z.enum(PROVIDER_SUBMISSION_KINDS),
    name: z.string(),
    taxIdNumber: z.string(),
    country: z.string(),
    providerReviewStatus: stateSchema(PROVIDER_SUBMISSION_STATUS),
    submittedAt: momentSchema,
    decidedAt: z.nullable(momentSchema),
    reviewDueAt: reviewDueSchema,
    lapsesAt: momentSchema,
    isAnswerAwaited: described('a question has no answer yet', z.boolean()),
    isEnabled: described('null if the account is not a developer', z.nullable(z.boolean())),
    claim: z.nullable(claimSchema),
  }),
);
export type ProviderQueueItem = z.output<typeof providerQueueItemSchema>;

/** How many submissions stand where. */
export const providerQueueCountsSchema = z.object({
  reviewing: z.int(),
  approved: z.int(),
  rejected: z.int(),
  timedOut: z.int(),
});

/** What was submitted before, and what became of it. */
export const providerHistoryItemSchema = named(
  'ProviderHistoryItem',
  z.object({
    submissionId: z.int(),
    kind: z.enum(PROVIDER_SUBMISSION_KINDS),
    name: z.string(),
    providerReviewStatus: stateSchema(PROVIDER_SUBMISSION_STATUS),
    reason: z.string(),
    submittedAt: momentSchema,
    decidedAt: z.nullable(momentSchema),
    decidedBy: described('null if it is undecided or timed out', z.nullable(auditPersonSchema)),
  }),
);
export type ProviderHistoryItem = z.output<typeof providerHistoryItemSchema>;

export const PROVIDER_DUPLICATES = ['person', 'bankAccount', 'phone', 'email'] as const;
export type ProviderDuplicateKind = (typeof PROVIDER_DUPLICATES)[number];

/** Another account that has submitted, or is a developer with, the same particulars. */
export const providerDuplicateSchema = named(
  'ProviderDuplicate',
  z.object({
    userId: z.int(),
    account: auditPersonSchema,
    name: z.string(),
    same: z.array(z.enum(PROVIDER_DUPLICATES)),
  }),
);
export type ProviderDuplicate = z.output<typeof providerDuplicateSchema>;

/** Everything that an operator decides on. */
export const providerCaseSchema = named(
  'ProviderCase',
  z.object({
    userId: z.int(),
    account: auditPersonSchema,
    accountStatus: stateSchema(USER_STATUS),
    isDeleted: described('whether the account was deleted', z.boolean()),
    email: z.string(),
    provider: described('what is valid now; null if the account is not a developer', z.nullable(providerProfileSchema)),
    application: described('the one under review, else the latest', z.nullable(providerApplicationSchema)),
    language: described('language of the applicant', localeSchema),
    history: described('the newest first', z.array(providerHistoryItemSchema)),
    duplicates: z.array(providerDuplicateSchema),
    templates: described(
      'the reasons in the language of the applicant',
      z.array(z.object({ key: z.enum(PROVIDER_REASONS), text: z.string() })),
    ),
    claim: z.nullable(claimSchema),
    next: described('another submission that waits, the oldest first', z.nullable(z.int())),
    previous: z.nullable(z.int()),
  }),
);
export type ProviderCase = z.output<typeof providerCaseSchema>;
