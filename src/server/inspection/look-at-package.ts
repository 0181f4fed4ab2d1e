import type { PlatformCode } from '#contract/values/platforms.ts';
import type { FileFacts } from '#contract/version/inspection.ts';
import { type FindingCode, type FindingValues, isError } from '#domain/inspection/findings.ts';
import { PACKAGE_FILES } from '#domain/version/package-file-rules.ts';
import type { PackageInspector } from './package-inspector.ts';

export interface PackageLook {
  /** The file on this disk. */
  readonly path: string;
  /** Its name as it was uploaded. */
  readonly name: string;
  readonly platform: PlatformCode;
  /** Application ID; an APK's package name must be the same. */
  readonly appId: string;
  /** The highest versionCode that an APK must be above (`findHighestVersionCode`); null: any will do. */
  readonly versionCodeAbove?: number | null;
}

/** A key of the catalog `inspection`, and what its text takes; the text does without the values too. */
export interface PackageProblem {
  readonly message: `inspection.${FindingCode}`;
  readonly values: FindingValues;
}

export interface PackageLookOutcome {
  /** What is wrong with the file, told in the reply itself; null: nothing so far. */
  readonly problem: PackageProblem | null;
  /** What was read of the file; null where it could not be read. */
  readonly facts: FileFacts | null;
}

/**
 * Looks at a file as far as it takes to refuse a wrong one at once: its type, and of an APK its package name and
 * versionCode. The rest is the job's. Takes some tenths of a second, whatever the file.
 */
export async function lookAtPackage(inspector: PackageInspector, look: PackageLook): Promise<PackageLookOutcome> {
  const kind = PACKAGE_FILES[look.platform]?.extension;
  if (kind === undefined) throw new Error(`versions of platform ${look.platform} have no file`);
  const { path, appId, versionCodeAbove = null } = look;
  const { facts, findings } = await inspector.look({ kind, path, appId, versionCodeAbove });
  const found = findings.find(isError);
  if (found === undefined) return { problem: null, facts };
  return { problem: { message: `inspection.${found.code}`, values: found.values }, facts };
}
