import { auditPersonSchema } from '../admin/entities.ts';
import { claimSchema } from '../claim/entities.ts';
import { reviewDueSchema, reviewMessageSchema } from '../provider/entities.ts';
import { localeSchema, momentSchema, platformSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { SHELF, VERSION_REVIEW } from '../values/states.ts';
import { versionComparisonSchema } from './comparison.ts';
import { versionAppealSchema, versionSchema } from './entities.ts';
import { INSPECTION_STATES } from './inspection.ts';

/** Common reasons for a rejection or a question; their texts are in the catalog `version-mail`. */
export const VERSION_REASONS = [
  'does_not_start',
  'crashes',
  'texts_mismatch',
  'images_mismatch',
  'age_rating',
  'undeclared_data',
  'permissions',
  'payments_outside',
  'intellectual_property',
  'forbidden_content',
  'malware',
] as const;
export type VersionReason = (typeof VERSION_REASONS)[number];

/** An operator's decision about a version in review; `ask` keeps it in review. */
export const VERSION_DECISIONS = ['approve', 'reject', 'ask'] as const;
export type VersionDecision = (typeof VERSION_DECISIONS)[number];

/** Granting an appeal sends a rejected version to review again, and puts a removed one back off the shelf. */
export const APPEAL_DECISIONS = ['grant', 'decline'] as const;
export type AppealDecision = (typeof APPEAL_DECISIONS)[number];

/** The risk of a version, derived from the findings in `risks`. */
export const REVIEW_RISKS = ['low', 'medium', 'high'] as const;
export type ReviewRisk = (typeof REVIEW_RISKS)[number];

/** Why a version is risky; the texts are in the catalog `reviews`. */
export const RISK_REASONS = [
  'first_version',
  'first_application',
  'new_certificate',
  'debuggable',
  'undeclared_data',
  'sensitive_permission',
  'new_permission',
  'unsigned',
  'unscanned',
  'rejected_before',
  'removed_before',
] as const;
export type RiskReason = (typeof RISK_REASONS)[number];

const riskSchema = { risk: z.enum(REVIEW_RISKS), risks: z.array(z.enum(RISK_REASONS)) };

/** A version in the operators' queue. */
export const versionQueueItemSchema = named(
  'VersionQueueItem',
  z.object({
    id: z.int(),
    applicationId: z.string(),
    applicationName: described("in the operator's language, else in the default one", z.string()),
    icon: z.string(),
    developer: auditPersonSchema,
    platform: platformSchema,
    versionName: z.string(),
    review: stateSchema(VERSION_REVIEW),
    status: stateSchema(SHELF),
    inspection: z.enum(INSPECTION_STATES),
    ...riskSchema,
    submittedAt: z.nullable(momentSchema),
    decidedAt: z.nullable(momentSchema),
    reviewDueAt: z.nullable(reviewDueSchema),
    isAnswerAwaited: z.boolean(),
    appeal: z.nullable(versionAppealSchema),
    claim: z.nullable(claimSchema),
  }),
);
export type VersionQueueItem = z.output<typeof versionQueueItemSchema>;

/** The number of versions by status; `appeals` counts the open ones. */
export const versionQueueCountsSchema = z.object({
  inReview: z.int(),
  approved: z.int(),
  rejected: z.int(),
  appeals: z.int(),
});

/** A field of the application that is another one than the last approval found. */
export const formChangeSchema = named(
  'FormChange',
  z.object({
    field: described('name of the field: contents.zh-TW.name, icon, screenshots.mobile, dataCollection', z.string()),
    kind: z.enum(['text', 'image', 'list', 'value']),
    before: z.array(z.string()),
    after: z.array(z.string()),
  }),
);
export type FormChange = z.output<typeof formChangeSchema>;

/** A decision that fell on this version or an earlier one of the application. */
export const versionHistoryItemSchema = named(
  'VersionHistoryItem',
  z.object({
    versionId: z.int(),
    versionName: z.string(),
    platform: platformSchema,
    action: described('as in the audit log: version.approve, version.reject, version.remove, …', z.string()),
    reason: z.string(),
    by: z.nullable(auditPersonSchema),
    at: momentSchema,
  }),
);
export type VersionHistoryItem = z.output<typeof versionHistoryItemSchema>;

/** Everything that an operator needs for the decision. */
export const versionCaseSchema = named(
  'VersionCase',
  z.object({
    version: versionSchema,
    application: z.object({
      applicationId: z.string(),
      name: z.string(),
      icon: z.string(),
      status: stateSchema(SHELF),
      developer: auditPersonSchema,
      company: z.string(),
      webRedirectUrl: z.string(),
      updatedAt: momentSchema,
    }),
    ...riskSchema,
    comparison: versionComparisonSchema,
    formChanges: described(
      'of the application since the last approval',
      z.object({ since: z.nullable(momentSchema), changes: z.array(formChangeSchema) }),
    ),
    playUrl: described('where a web version can be played now; null for other platforms', z.nullable(z.string())),
    fileUrl: described('where operators fetch the file; null where there is none', z.nullable(z.string())),
    messages: z.array(reviewMessageSchema),
    history: described('the newest first, at most fifty', z.array(versionHistoryItemSchema)),
    language: described('in which the developer reads', localeSchema),
    templates: described(
      'the reasons in the language of the developer',
      z.array(z.object({ key: z.enum(VERSION_REASONS), text: z.string() })),
    ),
    canDecideAppeal: described(
      'false where nothing is appealed, or the caller has decided it and another operator could judge that',
      z.boolean(),
    ),
    claim: z.nullable(claimSchema),
    next: described('another version that waits, in the order of the queue', z.nullable(z.int())),
    previous: z.nullable(z.int()),
  }),
);
export type VersionCase = z.output<typeof versionCaseSchema>;
