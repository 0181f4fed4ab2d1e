import type { FileFacts } from '#contract/version/inspection.ts';
import type { KnownFinding } from '#domain/inspection/findings.ts';
import type { PackageOrder, StageReport } from './package-order.ts';
import { type InspectionLimits, type InspectionListener, readInChild } from './read-in-child.ts';
import type { RemoteFile } from './remote-handle.ts';
import { createTurns } from './turns.ts';

export interface PackageInspector {
  /**
   * Reads just enough of a file to reject an invalid one immediately; facts are null if it was unreadable.
   * @throws any error of a remote file.
   */
  look(order: FileToLookAt): Promise<InspectionReport>;
  /**
   * Inspects a whole file. `onBegun` and `onStage` are called in stage order; a stage with an error is the last.
   * @throws Error for failures other than the file's.
   */
  inspect(order: FileToInspect, listener: InspectionListener): Promise<void>;
  /** The peak memory of a child process, in bytes. */
  readonly peakBytes: () => number;
  /** Kills every child process. */
  close(): void;
}

type Expected = Pick<PackageOrder, 'kind' | 'appId' | 'versionCodeAbove'>;
/** A local file, or one that is elsewhere. */
export type FileToLookAt = Expected & ({ readonly path: string } | { readonly remote: RemoteFile });
export type FileToInspect = Expected & Pick<PackageOrder, 'iconPath'> & { readonly path: string };

export interface InspectionReport {
  readonly facts: FileFacts | null;
  readonly findings: readonly KnownFinding[];
}

export interface PackageInspectorSettings {
  /** The child program, for tests. */
  readonly program?: string;
  readonly limits?: Partial<InspectionLimits>;
}

/** A gigabyte is unpacked and hashed in half a minute; these limits allow for busy disks and processors. */
const LIMITS: InspectionLimits = {
  lookMs: 30_000,
  stageMs: 20 * 60_000,
  wholeMs: 40 * 60_000,
  memoryBytes: 400 * 1024 * 1024,
};
/** Looks are short and users wait for them; inspections are long. */
const LOOKS_AT_ONCE = 2;
const INSPECTIONS_AT_ONCE = 2;

/** Each file is read by a separate process, so that none can affect the next; see docs/decisions/022-inspection.md. */
export function createPackageInspector({ program, limits }: PackageInspectorSettings = {}): PackageInspector {
  const looks = createTurns(LOOKS_AT_ONCE);
  const inspections = createTurns(INSPECTIONS_AT_ONCE);
  const closing = new AbortController();
  let peakBytes = 0;
  const read = async (order: PackageOrder, listener: InspectionListener, remote?: RemoteFile): Promise<void> => {
    const task = { order, remote, listener, limits: { ...LIMITS, ...limits }, program, signal: closing.signal };
    peakBytes = Math.max(peakBytes, await readInChild(task));
  };
  return {
    async look(file) {
      const reports: StageReport[] = [];
      const listener = {
        onBegun: async () => {},
        onStage: async (report: StageReport) => {
          reports.push(report);
        },
      };
      const { kind, appId, versionCodeAbove } = file;
      const order = { depth: 'look', kind, appId, versionCodeAbove, iconPath: null } as const;
      await looks(() =>
        'path' in file
          ? read({ ...order, path: file.path }, listener)
          : read({ ...order, path: null, size: file.remote.size }, listener, file.remote),
      );
      return { facts: reports.at(-1)?.facts ?? null, findings: reports.flatMap(({ findings }) => findings) };
    },
    inspect: (file, listener) => inspections(() => read({ ...file, depth: 'inspect' }, listener)),
    peakBytes: () => peakBytes,
    close: () => closing.abort(new Error('the inspection was interrupted: the product is closing')),
  };
}
