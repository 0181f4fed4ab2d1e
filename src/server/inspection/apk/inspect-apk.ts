import { finding } from '#domain/inspection/findings.ts';
import { type ArchiveEntry, FindingError } from '../archive/archive-entry.ts';
import { listEntries } from '../archive/list-entries.ts';
import { locateEntries } from '../archive/locate-entries.ts';
import { type Archive, countFiles, listFiles, openArchive } from '../archive/open-archive.ts';
import { unpackEntry } from '../archive/read-entry.ts';
import type { Inspect } from '../stage-runner.ts';
import { checkSignature } from './check-signature.ts';
import { extractIcon } from './extract-icon.ts';
import { APK_LIMITS, checkManifest, describeManifest, MANIFEST_PATH, openManifest, openResources } from './open-apk.ts';

const ABI = /^lib\/([\w-]{1,40})\/[^/]+\.so$/;

/** The manifest only: package name and version. */
export const lookAtApk: Inspect = async (file, order, stages) => {
  await stages.run('format', async () => {
    const directory = await listEntries(file, APK_LIMITS);
    const entries = directory.entries.filter(({ path }) => path === MANIFEST_PATH);
    const { located } = await locateEntries(file, { ...directory, entries });
    const manifest = await openManifest(file, located[0]);
    return { findings: checkManifest(manifest, order), facts: describeManifest(manifest, () => []) };
  });
};

/** An APK: the archive, every file in it, its manifest and its signature. */
export const inspectApk: Inspect = async (file, order, stages) => {
  let archive: Archive | undefined;
  const opened = (): Archive => {
    if (archive === undefined) throw new Error('the archive is read in the first stage');
    return archive;
  };
  await stages.run('format', async () => {
    archive = await openArchive(file, APK_LIMITS);
    const { entries, findings } = archive;
    if (!entries.some(({ path }) => path === MANIFEST_PATH)) throw new FindingError(finding('format.not_apk'));
    return { findings, facts: countFiles(entries), files: listFiles(entries) };
  });
  let targetSdk: number | null = null;
  await stages.run('content', async () => {
    const { entries } = opened();
    for (const entry of entries) await unpackEntry(file, entry);
    const manifest = await openManifest(
      file,
      entries.find(({ path }) => path === MANIFEST_PATH),
    );
    const resources = await openResources(file, entries);
    const { icon } = manifest;
    targetSdk = manifest.targetSdk ?? manifest.minSdk;
    const { iconPath } = order;
    const hasIcon =
      icon === undefined || iconPath === null || (await extractIcon(file, { icon, resources, entries, iconPath }));
    return {
      findings: [...checkManifest(manifest, order), ...(hasIcon ? [] : [finding('apk.icon_unreadable')])],
      facts: { ...describeManifest(manifest, resources), abis: listAbis(entries) },
    };
  });
  await stages.run('signature', async () => checkSignature(opened(), targetSdk));
};

/** The processor architectures of an APK's native code; empty if it runs on all. */
function listAbis(entries: readonly ArchiveEntry[]): string[] {
  return [...new Set(entries.flatMap(({ path }) => ABI.exec(path)?.[1] ?? []))].sort();
}
