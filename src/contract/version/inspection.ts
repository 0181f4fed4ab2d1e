import { described, named, z } from '../schema/schema.ts';

/** What is looked at in a file, in this order. `storing` puts it where players get it from. */
export const INSPECTION_STAGES = ['format', 'content', 'signature', 'declarations', 'malware', 'storing'] as const;
export type InspectionStageName = (typeof INSPECTION_STAGES)[number];

/** The status of an inspection or a stage; `none`: a version without a file, `skipped`: stages only. */
export const INSPECTION_STATES = ['none', 'waiting', 'running', 'passed', 'warned', 'failed', 'skipped'] as const;
export type InspectionState = (typeof INSPECTION_STATES)[number];

/** An error ends the inspection and rejects the version; a warning is shown to developer and reviewer; a note explains. */
export const FINDING_LEVELS = ['error', 'warning', 'note'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** A finding; its text is in the catalog `inspection` under `inspection.<code>`, with `values`. */
export const findingSchema = named(
  'Finding',
  z.object({
    code: z.string(),
    level: z.enum(FINDING_LEVELS),
    values: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
);
export type Finding = z.output<typeof findingSchema>;

export const inspectionStageSchema = named(
  'InspectionStage',
  z.object({ stage: z.enum(INSPECTION_STAGES), state: z.enum(INSPECTION_STATES), findings: z.array(findingSchema) }),
);
export type InspectionStage = z.output<typeof inspectionStageSchema>;

/** A permission that an APK requests, and the data that it lets a game collect. */
export const filePermissionSchema = named(
  'FilePermission',
  z.object({
    name: described('as Android spells it: android.permission.CAMERA', z.string()),
    dataTypes: described('codes of the data catalogue that it may collect; empty: none', z.array(z.int())),
    undeclared: described('those of them that the application does not declare', z.array(z.int())),
  }),
);
export type FilePermission = z.output<typeof filePermissionSchema>;

/** A file inside a web build or an APK. */
export const innerFileSchema = z.object({ path: z.string(), size: described('bytes, unpacked', z.int()) });

/** The file's metadata; null or empty where it does not apply to its kind. */
export const fileFactsSchema = named(
  'FileFacts',
  z.object({
    packageName: z.nullable(z.string()),
    versionName: z.nullable(z.string()),
    versionCode: z.nullable(z.int()),
    minSdk: z.nullable(z.int()),
    targetSdk: z.nullable(z.int()),
    label: described('name of the application in the file', z.nullable(z.string())),
    icon: described('address of the icon in the file', z.nullable(z.string())),
    isDebuggable: z.nullable(z.boolean()),
    permissions: z.array(filePermissionSchema),
    abis: described('arm64-v8a, x86_64, …; empty: any', z.array(z.string())),
    certificates: described('SHA-256 of the signing certificates, hexadecimal', z.array(z.string())),
    signatureSchemes: described('v1, v2, v3, v3.1 of an APK; authenticode of an EXE', z.array(z.string())),
    isSignatureVerified: described('null: nothing here could verify it', z.nullable(z.boolean())),
    machine: described('of an EXE: x86, x64, arm64', z.nullable(z.string())),
    fileCount: z.nullable(z.int()),
    unpackedSize: described('bytes', z.nullable(z.int())),
    entry: described('page that a web build begins with', z.nullable(z.string())),
    largest: described('the largest files inside, at most twenty', z.array(innerFileSchema)),
  }),
);
export type FileFacts = z.output<typeof fileFactsSchema>;

/** What was found in a version's file, and how far one has come. */
export const inspectionSchema = named(
  'Inspection',
  z.object({
    state: z.enum(INSPECTION_STATES),
    stages: z.array(inspectionStageSchema),
    facts: described('null until the file could be read', z.nullable(fileFactsSchema)),
  }),
);
export type Inspection = z.output<typeof inspectionSchema>;

/** Stages that all wait, as when a file has just come in. */
export const WAITING_INSPECTION: Inspection = {
  state: 'waiting',
  stages: INSPECTION_STAGES.map((stage) => ({ stage, state: 'waiting', findings: [] })),
  facts: null,
};

/** Of a version that has no file. */
export const NO_INSPECTION: Inspection = { state: 'none', stages: [], facts: null };
