import type { PlatformCode } from '#contract/values/platforms.ts';
import type { FileFacts } from '#contract/version/inspection.ts';
import { type FindingCode, type FindingValues, isError } from '#domain/inspection/findings.ts';
import { PACKAGE_FILES } from '#domain/version/package-file-rules.ts';
import type { PackageInspector } from './package-inspector.ts';
import type { RemoteFile } from './remote-handle.ts';

export interface PackageLook {
  /** The local file, or one that is elsewhere. */
  readonly file: { readonly path: string } | { readonly remote: RemoteFile };
  /** Its name as uploaded. */
  readonly name: string;
  readonly platform: PlatformCode;
  /** Application ID; must match an APK's package name. */
  readonly appId: string;
  /** The highest versionCode that an APK must exceed (`findHighestVersionCode`); null: none. */
  readonly versionCodeAbove?: number | null;
}

/** A key of the catalog `inspection` and its arguments, which the text can do without. */
export interface PackageProblem {
  readonly message: `inspection.${FindingCode}`;
  readonly values: FindingValues;
}

export interface PackageLookOutcome {
  /** The file's problem, returned in the response itself; null if none so far. */
  readonly problem: PackageProblem | null;
  /** The file's facts; null if it was unreadable. */
  readonly facts: FileFacts | null;
}

/**
 * Examines a file just enough to reject an invalid one immediately: its type, and for an APK its package name and
 * versionCode. The job does the rest. Takes some tenths of a second for any file.
 */
export async function lookAtPackage(inspector: PackageInspector, look: PackageLook): Promise<PackageLookOutcome> {
  const kind = PACKAGE_FILES[look.platform]?.extension;
  if (kind === undefined) throw new Error(`versions of platform ${look.platform} have no file`);
  const { file, appId, versionCodeAbove = null } = look;
  const { facts, findings } = await inspector.look({ ...file, kind, appId, versionCodeAbove });
  const found = findings.find(isError);
  if (found === undefined) return { problem: null, facts };
  return { problem: { message: `inspection.${found.code}`, values: found.values }, facts };
}
