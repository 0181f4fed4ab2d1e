import { LIMITS } from '#contract/values/limits.ts';
import { finding, type KnownFinding } from '#domain/inspection/findings.ts';
import { isSafeInnerPath } from '#domain/inspection/inner-path.ts';
import { findBuildRoot, isLeftOut, WEB_ENTRY } from '#domain/inspection/web-build-root.ts';
import { endingOf, isWebGameFile } from '#domain/inspection/web-file-types.ts';
import { type ArchiveEntry, type ArchiveLimits, pathValues } from '../archive/archive-entry.ts';
import { listEntries } from '../archive/list-entries.ts';
import { type Archive, countFiles, isFile, listFiles, openArchive } from '../archive/open-archive.ts';
import { unpackEntry } from '../archive/read-entry.ts';
import type { Inspect } from '../stage-runner.ts';

/** Limits for the archive of a web build. */
export const WEB_LIMITS: ArchiveLimits = {
  maxFiles: LIMITS.webBuildFiles,
  maxPathBytes: LIMITS.archivePathBytes,
  maxBytes: LIMITS.webBuildBytes,
  maxRatio: LIMITS.webBuildRatio,
  ignoresCase: true,
  readsUnicodePath: true,
};
/** One finding per file extension, and no more extensions than anyone would read. */
const ENDINGS_TOLD = 5;

/** A ZIP with an entry page. */
export const lookAtWebBuild: Inspect = async (file, _order, stages) => {
  await stages.run('format', async () => {
    const { entries } = await listEntries(file, WEB_LIMITS);
    return findRoot(entries);
  });
};

/** A web build: the archive, every file in it, and their types. */
export const inspectWebBuild: Inspect = async (file, _order, stages) => {
  let archive: Archive | undefined;
  await stages.run('format', async () => {
    archive = await openArchive(file, WEB_LIMITS);
    const root = findRoot(archive.entries);
    return {
      findings: [...archive.findings, ...root.findings],
      facts: { ...root.facts, ...countFiles(archive.entries) },
      files: listFiles(archive.entries),
    };
  });
  await stages.run('content', async () => {
    const entries = archive?.entries ?? [];
    for (const entry of entries) await unpackEntry(file, entry);
    return { findings: checkTypes(entries) };
  });
};

function findRoot(entries: readonly ArchiveEntry[]) {
  const files = entries.filter(isFile);
  const paths = files.map(({ path }) => path).filter((path) => !isLeftOut(path));
  const root = findBuildRoot(paths);
  if (root === undefined) return { findings: [finding('web.no_index')], facts: {} };
  const leftOut = files.length - paths.length;
  return {
    findings: [
      ...(root === '' ? [] : [finding('web.folder', { folder: pathValues(root).path ?? '' })]),
      ...(leftOut === 0 ? [] : [finding('web.ignored', { count: leftOut })]),
    ],
    facts: { entry: isSafeInnerPath(root + WEB_ENTRY) ? root + WEB_ENTRY : null },
  };
}

/** Programs, archives and sources in a web build: harmless, but never requested by a browser. */
function checkTypes(entries: readonly ArchiveEntry[]): readonly KnownFinding[] {
  const odd = entries.filter(({ path }) => !isLeftOut(path) && !isWebGameFile(path));
  const byEnding = Map.groupBy(odd, ({ path }) => endingOf(path));
  return [...byEnding]
    .slice(0, ENDINGS_TOLD)
    .map(([ending, files]) =>
      finding('web.file_type', { ending, count: files.length, ...pathValues(files[0]?.path ?? '') }),
    );
}
