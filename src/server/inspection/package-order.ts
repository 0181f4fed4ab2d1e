import type { FileFacts, InspectionStageName } from '#contract/version/inspection.ts';
import type { KnownFinding, PackageKind } from '#domain/inspection/findings.ts';
import type { InnerFile } from '../db/schema.ts';

/** Stages that the process apart goes through; the others need no reading of the file's structure. */
export const CHILD_STAGES = ['format', 'content', 'signature'] as const satisfies readonly InspectionStageName[];
export type ChildStage = (typeof CHILD_STAGES)[number];

/** A file to be read in the process apart. */
export interface PackageOrder {
  /** `look`: enough to refuse a wrong file at once; `inspect`: everything. */
  readonly depth: 'look' | 'inspect';
  readonly kind: PackageKind;
  /** The file on this disk; it is only read. */
  readonly path: string;
  /** Application ID; an APK's package name must be the same. */
  readonly appId: string;
  /** The highest versionCode that an APK must be above; null: any will do. */
  readonly versionCodeAbove: number | null;
  /** Where the icon of an APK is put as it is; null: nowhere. */
  readonly iconPath: string | null;
}

/** What a stage has found. */
export interface StageReport {
  readonly stage: ChildStage;
  readonly findings: readonly KnownFinding[];
  /** Everything known so far. */
  readonly facts: FileFacts;
  /** What an archive holds, once it is known. */
  readonly files?: readonly InnerFile[];
}

/** What the process apart tells. */
export type ChildMessage =
  | { readonly tell: 'ready' }
  | { readonly tell: 'begun'; readonly stage: ChildStage }
  | { readonly tell: 'stage'; readonly report: StageReport }
  | { readonly tell: 'done' }
  | { readonly tell: 'failure'; readonly reason: string };
