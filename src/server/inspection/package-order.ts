import type { FileFacts, InspectionStageName } from '#contract/version/inspection.ts';
import type { KnownFinding, PackageKind } from '#domain/inspection/findings.ts';
import type { InnerFile } from '../db/schema.ts';

/** Stages of the child process; the others do not parse the file's structure. */
export const CHILD_STAGES = ['format', 'content', 'signature'] as const satisfies readonly InspectionStageName[];
export type ChildStage = (typeof CHILD_STAGES)[number];

/** A file to read in the child process. */
export interface PackageOrder {
  /** `look`: enough to reject an invalid file immediately; `inspect`: everything. */
  readonly depth: 'look' | 'inspect';
  readonly kind: PackageKind;
  /** The local file, opened read-only; null: it is elsewhere, and the parent reads it on request. */
  readonly path: string | null;
  /** In bytes; only of a file that is elsewhere. */
  readonly size?: number;
  /** Application ID; must match an APK's package name. */
  readonly appId: string;
  /** The versionCode that an APK must exceed; null: none. */
  readonly versionCodeAbove: number | null;
  /** Where the original icon of an APK is written; null: nowhere. */
  readonly iconPath: string | null;
}

/** The result of a stage. */
export interface StageReport {
  readonly stage: ChildStage;
  readonly findings: readonly KnownFinding[];
  /** Everything known so far. */
  readonly facts: FileFacts;
  /** The files of an archive, once known. */
  readonly files?: readonly InnerFile[];
}

/** Messages from the child process. */
export type ChildMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'begun'; readonly stage: ChildStage }
  | { readonly kind: 'stage'; readonly report: StageReport }
  | { readonly kind: 'read'; readonly position: number; readonly length: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'failure'; readonly reason: string };

/** What the parent sends after the order: the bytes of a `read`, in the order of requests. */
export type ParentMessage = { readonly bytes: Uint8Array };
