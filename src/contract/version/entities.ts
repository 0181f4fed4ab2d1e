import { localeSchema, momentSchema, platformSchema } from '../code-schemas.ts';
import { described, named, z } from '../schema.ts';
import { stateSchema } from '../state-schemas.ts';
import { SHELF, VERSION_REVIEW } from '../states.ts';

/** What is new in a version, in one language. */
export const versionContentSchema = named('VersionContent', z.object({ lang: localeSchema, description: z.string() }));
export type VersionContent = z.output<typeof versionContentSchema>;

export const versionFileSchema = named(
  'VersionFile',
  z.object({
    name: z.string(),
    size: described('bytes', z.int()),
    url: described('where players download it; empty where they cannot', z.string()),
  }),
);
export type VersionFile = z.output<typeof versionFileSchema>;

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
    review: stateSchema(VERSION_REVIEW),
    rejectReason: z.string(),
    status: stateSchema(SHELF),
    releasedAt: described('when it was first put online; null: never', z.nullable(momentSchema)),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  }),
);
export type Version = z.output<typeof versionSchema>;
