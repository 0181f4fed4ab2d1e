import { SHELF, type Shelf, VERSION_REVIEW, type VersionReview } from '#contract/values/states.ts';
import type { Version } from '#contract/version/entities.ts';
import type { FindingLevel, InspectionStageName, InspectionState } from '#contract/version/inspection.ts';
import type { LocalFile } from './local-file.ts';
import { EXIT_CODES, type PublishError, type PublishResult } from './publish-error.ts';
import type { PublishOrder } from './publish-order.ts';
import { describeFinding } from './words.ts';

type ReviewName = keyof typeof VERSION_REVIEW;
type ShelfName = keyof typeof SHELF;

/** The output of `--json` for any outcome; fields may be added, but never removed (docs/publishing.md). */
export interface JsonReport {
  readonly result: PublishResult;
  readonly exitCode: number;
  readonly applicationId: string | null;
  readonly platform: string | null;
  readonly versionName: string | null;
  readonly file: { readonly name: string; readonly size: number; readonly sha256: string } | null;
  readonly uploadId: string | null;
  readonly version: {
    readonly id: number;
    readonly url: string;
    readonly inspection: InspectionState;
    readonly review: ReviewName;
    readonly status: ShelfName;
    readonly rejectReason: string;
  } | null;
  readonly findings: readonly JsonFinding[];
  readonly error: {
    readonly code: number | null;
    readonly message: string;
    readonly fields: Readonly<Record<string, string>>;
  } | null;
}

export interface JsonFinding {
  readonly stage: InspectionStageName;
  readonly level: FindingLevel;
  readonly code: string;
  readonly text: string;
}

/** The progress so far, updated along the way, so that failures can report it too. */
export interface Progress {
  order?: PublishOrder;
  origin?: string;
  file?: Pick<LocalFile, 'name' | 'size' | 'sha256'>;
  uploadId?: string;
  version?: Version;
}

/** The machine-readable report; `error` is null on success. */
export function writeReport(
  { order, origin = '', file, uploadId, version }: Progress,
  error: PublishError | null,
): JsonReport {
  const result = error?.result ?? 'done';
  return {
    result,
    exitCode: EXIT_CODES[result],
    applicationId: order?.applicationId ?? null,
    platform: order?.platform ?? null,
    versionName: order?.versionName ?? null,
    file: file === undefined ? null : { name: file.name, size: file.size, sha256: file.sha256 },
    uploadId: uploadId ?? null,
    version: version === undefined ? null : describeVersion(version, origin),
    findings: version === undefined ? [] : listFindings(version),
    error: error === null ? null : { code: error.code, message: error.message, fields: error.fields },
  };
}

/** The findings of the inspection, in order. */
export function listFindings({ inspection }: Version): readonly JsonFinding[] {
  return inspection.stages.flatMap(({ stage, findings }) =>
    findings.map((finding) => ({ stage, level: finding.level, code: finding.code, text: describeFinding(finding) })),
  );
}

/** The page of a version in the developer portal. */
export function versionUrl(origin: string, id: number): string {
  return `${origin}/developer/versions/${id}`;
}

function describeVersion({ id, inspection, review, status, rejectReason }: Version, origin: string) {
  const names = { review: reviewName(review), status: shelfName(status) };
  return { id, url: versionUrl(origin, id), inspection: inspection.state, ...names, rejectReason };
}

function reviewName(review: VersionReview): ReviewName {
  const isReview = (name: string): name is ReviewName => Object.hasOwn(VERSION_REVIEW, name);
  return (
    Object.keys(VERSION_REVIEW)
      .filter(isReview)
      .find((name) => VERSION_REVIEW[name] === review) ?? 'notReviewed'
  );
}

function shelfName(status: Shelf): ShelfName {
  const isShelf = (name: string): name is ShelfName => Object.hasOwn(SHELF, name);
  return (
    Object.keys(SHELF)
      .filter(isShelf)
      .find((name) => SHELF[name] === status) ?? 'offShelf'
  );
}
