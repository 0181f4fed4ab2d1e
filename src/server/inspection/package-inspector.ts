import type { FileFacts } from '#contract/version/inspection.ts';
import type { KnownFinding } from '#domain/inspection/findings.ts';
import type { PackageOrder, StageReport } from './package-order.ts';
import { readInChild } from './read-in-child.ts';
import { createTurns } from './turns.ts';

export interface PackageInspector {
  /** Reads of a file what it takes to refuse a wrong one at once; facts are null where it could not be read. */
  look(order: FileToRead): Promise<LookReport>;
  /**
   * Reads all of a file. `onBegun` and `onStage` are told in the order of the stages; a stage with an error is the last.
   * @throws Error when the work fails for a reason that is not the file's.
   */
  inspect(order: FileToInspect, listener: InspectionListener): Promise<void>;
  /** The most memory in bytes that a process which reads files has held at once. */
  readonly peakBytes: () => number;
  /** Ends every process that reads files, whatever it does. */
  close(): void;
}

export type FileToRead = Pick<PackageOrder, 'kind' | 'path' | 'appId' | 'versionCodeAbove'>;
export type FileToInspect = FileToRead & Pick<PackageOrder, 'iconPath'>;

export interface LookReport {
  readonly facts: FileFacts | null;
  readonly findings: readonly KnownFinding[];
}

export interface InspectionListener {
  readonly onBegun: (stage: StageReport['stage']) => Promise<void>;
  readonly onStage: (report: StageReport) => Promise<void>;
}

export interface PackageInspectorSettings {
  /** The program that reads files, for tests. */
  readonly program?: string;
  readonly limits?: Partial<InspectionLimits>;
}

export interface InspectionLimits {
  readonly lookMs: number;
  readonly stageMs: number;
  readonly wholeMs: number;
  /** Resident memory of the process, its program included. */
  readonly memoryBytes: number;
}

/** A gigabyte is unpacked and hashed in half a minute; these are for disks and processors that have other work. */
const LIMITS: InspectionLimits = {
  lookMs: 30_000,
  stageMs: 20 * 60_000,
  wholeMs: 40 * 60_000,
  memoryBytes: 400 * 1024 * 1024,
};
/** Looks are short and somebody waits for them; inspections are long. */
const LOOKS_AT_ONCE = 2;
const INSPECTIONS_AT_ONCE = 2;

/** Each file is read by a process of its own, so that none can meddle with the next; see docs/decisions/022-inspection.md. */
export function createPackageInspector({ program, limits }: PackageInspectorSettings = {}): PackageInspector {
  const looks = createTurns(LOOKS_AT_ONCE);
  const inspections = createTurns(INSPECTIONS_AT_ONCE);
  const closing = new AbortController();
  let peakBytes = 0;
  const read = async (order: PackageOrder, listener: InspectionListener): Promise<void> => {
    const task = { order, listener, limits: { ...LIMITS, ...limits }, program, signal: closing.signal };
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
      await looks(() => read({ ...file, depth: 'look', iconPath: null }, listener));
      return { facts: reports.at(-1)?.facts ?? null, findings: reports.flatMap(({ findings }) => findings) };
    },
    inspect: (file, listener) => inspections(() => read({ ...file, depth: 'inspect' }, listener)),
    peakBytes: () => peakBytes,
    close: () => closing.abort(new Error('the inspection was interrupted: the product is closing')),
  };
}
