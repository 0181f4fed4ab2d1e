import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KnownFinding, PackageKind } from '#domain/inspection/findings.ts';
import { inspectPackage } from '#server/inspection/inspect-package.ts';
import type { PackageOrder, StageReport } from '#server/inspection/package-order.ts';

export interface BytesToInspect {
  readonly kind: PackageKind;
  readonly appId?: string;
  readonly depth?: PackageOrder['depth'];
}

export interface InspectedBytes {
  readonly reports: readonly StageReport[];
  readonly findings: readonly KnownFinding[];
  readonly codes: readonly string[];
  readonly facts: StageReport['facts'] | undefined;
}

/** Runs the readers on the bytes in this process; production runs the same readers in a separate one. */
export async function inspectBytes(
  bytes: Uint8Array,
  { kind, appId = 'com.example.game', depth = 'inspect' }: BytesToInspect,
): Promise<InspectedBytes> {
  const folder = await mkdtemp(join(tmpdir(), 'starhall-inspect-'));
  try {
    const path = join(folder, 'package');
    await writeFile(path, bytes);
    const reports: StageReport[] = [];
    await inspectPackage(
      { depth, kind, path, appId, versionCodeAbove: null, iconPath: join(folder, 'icon') },
      (message) => {
        if (message.kind === 'stage') reports.push(message.report);
      },
    );
    const findings = reports.flatMap((report) => report.findings);
    return { reports, findings, codes: findings.map(({ code }) => code), facts: reports.at(-1)?.facts };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
