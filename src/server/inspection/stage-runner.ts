import type { FileFacts } from '#contract/version/inspection.ts';
import { NO_FACTS } from '#domain/inspection/file-facts.ts';
import { isError, type KnownFinding } from '#domain/inspection/findings.ts';
import type { InnerFile } from '../db/schema.ts';
import { FindingError } from './archive/archive-entry.ts';
import type { ChildMessage, ChildStage, PackageOrder } from './package-order.ts';
import type { RandomFile } from './read-range.ts';

/** The result of a stage's work. */
export interface StageResult {
  readonly findings?: readonly KnownFinding[];
  readonly facts?: Partial<FileFacts>;
  readonly files?: readonly InnerFile[];
}

export interface StageRunner {
  /** Runs a stage and reports it; stages after an error are skipped. */
  run(stage: ChildStage, work: () => Promise<StageResult>): Promise<void>;
}

/** Runs the inspection stages for a kind of file. */
export type Inspect = (file: RandomFile, order: PackageOrder, stages: StageRunner) => Promise<void>;

/** Runs a file's stages in order and collects its facts. */
export function createStageRunner(send: (message: ChildMessage) => void): StageRunner {
  let facts = NO_FACTS;
  let isOver = false;
  return {
    async run(stage, work) {
      if (isOver) return;
      send({ kind: 'begun', stage });
      const { findings = [], facts: found = {}, files } = await work().catch(toResult);
      facts = { ...facts, ...found };
      isOver = findings.some(isError);
      send({ kind: 'stage', report: { stage, findings, facts, ...(files && { files }) } });
    },
  };
}

function toResult(error: unknown): StageResult {
  if (error instanceof FindingError) return { findings: [error.finding] };
  throw error;
}
