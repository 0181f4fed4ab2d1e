import { open } from 'node:fs/promises';
import { finding, type PackageKind } from '#domain/inspection/findings.ts';
import { inspectApk, lookAtApk } from './apk/inspect-apk.ts';
import { inspectExe, lookAtExe } from './exe/inspect-exe.ts';
import type { ChildMessage, PackageOrder } from './package-order.ts';
import type { RandomFile } from './read-range.ts';
import { createRemoteHandle, type RemoteFile } from './remote-handle.ts';
import { createStageRunner, type Inspect } from './stage-runner.ts';
import { inspectWebBuild, lookAtWebBuild } from './web/inspect-web-build.ts';

const KINDS: Readonly<Record<PackageKind, Readonly<Record<PackageOrder['depth'], Inspect>>>> = {
  apk: { look: lookAtApk, inspect: inspectApk },
  exe: { look: lookAtExe, inspect: inspectExe },
  zip: { look: lookAtWebBuild, inspect: inspectWebBuild },
};

/**
 * Inspects a file and reports its findings stage by stage, in the child process. `readRemote` reads one that is not
 * local.
 * @throws Error for problems other than the file's: an unreadable disk.
 */
export async function inspectPackage(
  order: PackageOrder,
  send: (message: ChildMessage) => void,
  readRemote?: RemoteFile['read'],
): Promise<void> {
  const { path, size = 0 } = order;
  if (path === null) {
    if (readRemote === undefined) throw new Error('a file that is not local cannot be read');
    return inspectFile({ handle: createRemoteHandle({ size, read: readRemote }), size }, order, send);
  }
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    await inspectFile({ handle, size }, order, send);
  } finally {
    await handle.close();
  }
}

async function inspectFile(
  file: RandomFile,
  order: PackageOrder,
  send: (message: ChildMessage) => void,
): Promise<void> {
  const stages = createStageRunner(send);
  if (file.size === 0) return await stages.run('format', async () => ({ findings: [finding('format.empty')] }));
  await KINDS[order.kind][order.depth](file, order, stages);
}
