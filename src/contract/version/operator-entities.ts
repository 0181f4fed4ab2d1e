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

/** Granting an appeal sends a rejected version back to review, and lifts a takedown. */
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
    applicationName: described("in the operator's language, or else in the default language", z.string()),
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

/** An application field that changed since the last approval. */
export const formChangeSchema = named(
  'FormChange',
  z.object({
    field: described('field name, such as contents.zh-TW.name, icon, screenshots.mobile or dataCollection', z.string()),
    kind: z.enum(['text', 'image', 'video', 'list', 'value']),
    before: z.array(z.string()),
    after: z.array(z.string()),
  }),
);
export type FormChange = z.output<typeof formChangeSchema>;

/** A decision on this version or an earlier one of the application. */
export const versionHistoryItemSchema = named(
  'VersionHistoryItem',
  z.object({
    versionId: z.int(),
    versionName: z.string(),
    platform: platformSchema,
    action: described('action in the audit log: version.approve, version.reject, version.remove, …', z.string()),
    reason: z.string(),
    by: z.nullable(auditPersonSchema),
    at: momentSchema,
  }),
);
export type VersionHistoryItem = z.output<typeof versionHistoryItemSchema>;

/** Everything an operator needs to decide. */
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
      'changes to the application since the last approval',
      z.object({ since: z.nullable(momentSchema), changes: z.array(formChangeSchema) }),
    ),
    playUrl: described('URL to play a web version; null for other platforms', z.nullable(z.string())),
    fileUrl: described('URL from which operators download the file; null if there is none', z.nullable(z.string())),
    messages: z.array(reviewMessageSchema),
    history: described('newest first, at most 50', z.array(versionHistoryItemSchema)),
    language: described("the developer's language", localeSchema),
    templates: described(
      "the reasons in the developer's language",
      z.array(z.object({ key: z.enum(VERSION_REASONS), text: z.string() })),
    ),
    canDecideAppeal: described(
      'false if there is no appeal, or if the caller made the decision and another operator could handle the appeal',
      z.boolean(),
    ),
    claim: z.nullable(claimSchema),
    next: described('the next pending version in queue order', z.nullable(z.int())),
    previous: z.nullable(z.int()),
  }),
);
export type VersionCase = z.output<typeof versionCaseSchema>;
