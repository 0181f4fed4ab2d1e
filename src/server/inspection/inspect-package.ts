import { open } from 'node:fs/promises';
import { finding, type PackageKind } from '#domain/inspection/findings.ts';
import { inspectApk, lookAtApk } from './apk/inspect-apk.ts';
import { inspectExe, lookAtExe } from './exe/inspect-exe.ts';
import type { ChildMessage, PackageOrder } from './package-order.ts';
import { createStageRunner, type Inspect } from './stage-runner.ts';
import { inspectWebBuild, lookAtWebBuild } from './web/inspect-web-build.ts';

const KINDS: Readonly<Record<PackageKind, Readonly<Record<PackageOrder['depth'], Inspect>>>> = {
  apk: { look: lookAtApk, inspect: inspectApk },
  exe: { look: lookAtExe, inspect: inspectExe },
  zip: { look: lookAtWebBuild, inspect: inspectWebBuild },
};

/**
 * Inspects a file and reports its findings stage by stage, in the child process.
 * @throws Error for problems other than the file's: an unreadable disk.
 */
export async function inspectPackage(order: PackageOrder, send: (message: ChildMessage) => void): Promise<void> {
  const handle = await open(order.path, 'r');
  try {
    const { size } = await handle.stat();
    const stages = createStageRunner(send);
    if (size === 0) return await stages.run('format', async () => ({ findings: [finding('format.empty')] }));
    await KINDS[order.kind][order.depth]({ handle, size }, order, stages);
  } finally {
    await handle.close();
  }
}
