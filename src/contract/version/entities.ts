import { reviewDueSchema } from '../provider/entities.ts';
import { localeSchema, momentSchema, platformSchema } from '../schema/code-schemas.ts';
import { described, named, z } from '../schema/schema.ts';
import { stateSchema } from '../schema/state-schemas.ts';
import { SHELF, VERSION_REVIEW } from '../values/states.ts';
import { inspectionSchema } from './inspection.ts';

/** What is new in a version, in one language. */
export const versionContentSchema = named('VersionContent', z.object({ lang: localeSchema, description: z.string() }));
export type VersionContent = z.output<typeof versionContentSchema>;

export const versionFileSchema = named(
  'VersionFile',
  z.object({
    name: z.string(),
    size: described('bytes', z.int()),
    sha256: described(
      'SHA-256 of the whole file, hexadecimal; empty for files uploaded before hashes were stored',
      z.string(),
    ),
    url: described('URL from which players download the file; empty if they cannot', z.string()),
  }),
);
export type VersionFile = z.output<typeof versionFileSchema>;

/** The status of an appeal against a rejection or a takedown. */
export const APPEAL_STATES = ['waiting', 'granted', 'declined'] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

export const versionAppealSchema = named(
  'VersionAppeal',
  z.object({
    state: z.enum(APPEAL_STATES),
    text: described("the developer's reasons", z.string()),
    answer: described("the operator's response; empty while the appeal is pending", z.string()),
    createdAt: momentSchema,
    decidedAt: z.nullable(momentSchema),
  }),
);
export type VersionAppeal = z.output<typeof versionAppealSchema>;

/** A version of one platform as its developer sees it; `file` is null where the platform needs none (R3.19-R3.23). */
export const versionSchema = named(
  'Version',
  z.object({
    id: z.int(),
    applicationId: z.string(),
    platform: platformSchema,
    versionName: z.string(),
    contents: z.array(versionContentSchema),
    minimumVersion: z.string(),
    file: z.nullable(versionFileSchema),
    inspection: inspectionSchema,
    review: stateSchema(VERSION_REVIEW),
    rejectReason: z.string(),
    status: stateSchema(SHELF),
    removalReason: described('empty unless an operator took it down', z.string()),
    submittedAt: described('when it was last submitted for review; null if never', z.nullable(momentSchema)),
    decidedAt: described('when it was last approved or rejected', z.nullable(momentSchema)),
    reviewDueAt: described('expected decision dates; null unless it is in review', z.nullable(reviewDueSchema)),
    isAnswerAwaited: described('true if the latest message is a question from the reviewers', z.boolean()),
    appeal: described('the latest appeal', z.nullable(versionAppealSchema)),
    downloadCount: z.int(),
    releasedAt: described('when it was first published; null if never', z.nullable(momentSchema)),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
);
export type Version = z.output<typeof versionSchema>;

/** An unfinished upload, or a finished one that is not part of a version yet. */
export const packageUploadSchema = named(
  'PackageUpload',
  z.object({
    uploadId: z.string(),
    applicationId: z.string(),
    platform: platformSchema,
    name: z.string(),
    size: described('declared size in bytes', z.int()),
    received: described('bytes received so far', z.int()),
    sha256: described('SHA-256 of the whole file; null until it is complete', z.nullable(z.string())),
    createdAt: momentSchema,
    expiresAt: described('when it is deleted unless the upload continues', momentSchema),
  }),
);
export type PackageUpload = z.output<typeof packageUploadSchema>;
