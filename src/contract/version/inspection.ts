import { described, named, z } from '../schema/schema.ts';

/** Inspection stages, in order. `storing` moves the file to where players download it. */
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
    name: described('Android name, such as android.permission.CAMERA', z.string()),
    dataTypes: described('data type codes that the permission allows collecting; may be empty', z.array(z.int())),
    undeclared: described('those codes that the application does not declare', z.array(z.int())),
  }),
);
export type FilePermission = z.output<typeof filePermissionSchema>;

/** A file inside a web build or an APK. */
export const innerFileSchema = z.object({ path: z.string(), size: described('unpacked size in bytes', z.int()) });

/** The file's metadata; null or empty where it does not apply to its kind. */
export const fileFactsSchema = named(
  'FileFacts',
  z.object({
    packageName: z.nullable(z.string()),
    versionName: z.nullable(z.string()),
    versionCode: z.nullable(z.int()),
    minSdk: z.nullable(z.int()),
    targetSdk: z.nullable(z.int()),
    label: described('application name in the file', z.nullable(z.string())),
    icon: described('URL of the icon in the file', z.nullable(z.string())),
    isDebuggable: z.nullable(z.boolean()),
    permissions: z.array(filePermissionSchema),
    abis: described('arm64-v8a, x86_64, …; empty if any', z.array(z.string())),
    certificates: described('SHA-256 fingerprints of the signing certificates, hexadecimal', z.array(z.string())),
    signatureSchemes: described('v1, v2, v3 or v3.1 for an APK; authenticode for an EXE', z.array(z.string())),
    isSignatureVerified: described('null if it could not be verified', z.nullable(z.boolean())),
    machine: described('x86, x64 or arm64 for an EXE', z.nullable(z.string())),
    fileCount: z.nullable(z.int()),
    unpackedSize: described('bytes', z.nullable(z.int())),
    entry: described('start page of a web build', z.nullable(z.string())),
    largest: described('the largest files inside, at most 20', z.array(innerFileSchema)),
  }),
);
export type FileFacts = z.output<typeof fileFactsSchema>;

/** The inspection of a version's file: its progress and findings. */
export const inspectionSchema = named(
  'Inspection',
  z.object({
    state: z.enum(INSPECTION_STATES),
    stages: z.array(inspectionStageSchema),
    facts: described('null until the file has been read', z.nullable(fileFactsSchema)),
  }),
);
export type Inspection = z.output<typeof inspectionSchema>;

/** All stages waiting, as right after an upload. */
export const WAITING_INSPECTION: Inspection = {
  state: 'waiting',
  stages: INSPECTION_STAGES.map((stage) => ({ stage, state: 'waiting', findings: [] })),
  facts: null,
};

/** The inspection of a version without a file. */
export const NO_INSPECTION: Inspection = { state: 'none', stages: [], facts: null };
