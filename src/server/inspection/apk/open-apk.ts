import { LIMITS } from '#contract/values/limits.ts';
import type { FileFacts } from '#contract/version/inspection.ts';
import { comparePermissions } from '#domain/inspection/android-permissions.ts';
import { findLowVersionCode } from '#domain/inspection/apk-findings.ts';
import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import type { ArchiveLimits, LocatedEntry } from '../archive/archive-entry.ts';
import { FindingError } from '../archive/archive-entry.ts';
import { readEntry } from '../archive/read-entry.ts';
import type { PackageOrder } from '../package-order.ts';
import type { RandomFile } from '../read-range.ts';
import { MalformedError } from './chunk.ts';
import type { ResourceValue } from './read-axml.ts';
import { type ApkManifest, readManifest } from './read-manifest.ts';
import { type ResourceTable, readResources } from './read-resources.ts';

export const APK_LIMITS: ArchiveLimits = {
  maxFiles: LIMITS.apkFiles,
  maxPathBytes: LIMITS.archivePathBytes,
  maxBytes: LIMITS.webBuildBytes,
  maxRatio: LIMITS.webBuildRatio,
  ignoresCase: false,
  readsUnicodePath: false,
};

export const MANIFEST_PATH = 'AndroidManifest.xml';
const RESOURCES_PATH = 'resources.arsc';
/** Real ones have some hundred kilobytes. */
const MANIFEST_BYTES = 8 * 1024 * 1024;
/** In larger tables neither name nor icon is looked up. */
const RESOURCES_BYTES = 64 * 1024 * 1024;
const TEXT_LENGTH = 200;

/**
 * Opens the manifest of an APK.
 * @throws FindingError if it is missing or unreadable for Android.
 */
export async function openManifest(file: RandomFile, entry: LocatedEntry | undefined): Promise<ApkManifest> {
  if (entry === undefined) throw new FindingError(finding('format.not_apk'));
  const bytes = await readEntry(file, entry, MANIFEST_BYTES);
  try {
    return readManifest(bytes);
  } catch (error) {
    if (isMalformed(error)) throw new FindingError(finding('apk.manifest'), { cause: error });
    throw error;
  }
}

/** Hostile lengths can cause out-of-range reads that are not caught earlier. */
export function isMalformed(error: unknown): boolean {
  return error instanceof MalformedError || error instanceof RangeError;
}

/** Opens the resources of an APK; empty if they are missing or unreadable. */
export async function openResources(file: RandomFile, entries: readonly LocatedEntry[]): Promise<ResourceTable> {
  const entry = entries.find(({ path }) => path === RESOURCES_PATH);
  const none: ResourceTable = () => [];
  if (entry === undefined || entry.size > RESOURCES_BYTES) return none;
  const bytes = await readEntry(file, entry, RESOURCES_BYTES);
  try {
    const table = readResources(bytes);
    return (id) => {
      try {
        return table(id);
      } catch (error) {
        if (isMalformed(error)) return [];
        throw error;
      }
    };
  } catch (error) {
    if (isMalformed(error)) return none;
    throw error;
  }
}

/** The manifest's findings against its APK. */
export function checkManifest(
  manifest: ApkManifest,
  { appId, versionCodeAbove }: Pick<PackageOrder, 'appId' | 'versionCodeAbove'>,
): readonly KnownFinding[] {
  const { packageName, versionCode, isSplit, isTestOnly, isDebuggable } = manifest;
  return [
    ...(packageName === appId ? [] : [finding('apk.package_name', { found: cut(packageName), expected: appId })]),
    ...(versionCode === null || versionCode === 0 ? [finding('apk.version_code_missing')] : []),
    ...findLowVersionCode(versionCode, versionCodeAbove),
    ...(isSplit ? [finding('apk.split')] : []),
    ...(isTestOnly ? [finding('apk.test_only')] : []),
    ...(isDebuggable ? [finding('apk.debuggable')] : []),
  ];
}

/** The facts in a manifest; texts may be references, which are resolved in the resources. */
export function describeManifest(manifest: ApkManifest, resources: ResourceTable): Partial<FileFacts> {
  const { packageName, versionName, versionCode, minSdk, targetSdk, permissions, label, isDebuggable } = manifest;
  return {
    packageName: cut(packageName),
    versionName: readText(versionName, resources),
    versionCode,
    minSdk,
    targetSdk: targetSdk ?? minSdk,
    label: readText(label, resources),
    isDebuggable,
    permissions: comparePermissions(permissions.map(cut), []),
  };
}

function readText(value: ResourceValue | undefined, resources: ResourceTable): string | null {
  if (value?.kind === 'text') return cut(value.text);
  if (value?.kind !== 'reference') return null;
  const texts = resources(value.id).filter((choice) => choice.value.kind === 'text');
  const chosen = (texts.find(({ isForAll }) => isForAll) ?? texts[0])?.value;
  return chosen?.kind === 'text' ? cut(chosen.text) : null;
}

/** Truncates a text without splitting a surrogate pair, which the database would reject. */
function cut(text: string): string {
  return text.replaceAll('\0', '').slice(0, TEXT_LENGTH).toWellFormed();
}
