import type { Kysely } from 'kysely';
import type {
  FileFacts,
  Finding,
  InspectionStage,
  InspectionStageName,
  InspectionState,
} from '#contract/version/inspection.ts';
import { INSPECTION_STAGES } from '#contract/version/inspection.ts';
import { NO_FACTS } from '#domain/inspection/file-facts.ts';
import { isError, stageState } from '#domain/inspection/findings.ts';
import type { InnerFile, Row, Schema } from '../../db/schema.ts';
import { saveProgress } from './inspection-queries.ts';

type Inspection = Row<'version_inspections'>;

/** The version was deleted or its file was replaced: the inspection stops. */
export class SupersededError extends Error {
  override readonly name = 'SupersededError';
}

/** The result of a stage; without a state, it follows from the findings. */
export interface StageOutcome {
  readonly findings: readonly Finding[];
  readonly state?: InspectionState;
  readonly facts?: Partial<FileFacts>;
  readonly files?: readonly InnerFile[];
}

/** Keeps an inspection's row up to date, so that pages show each stage as it starts and ends. */
export interface InspectionJournal {
  readonly stages: () => readonly InspectionStage[];
  readonly facts: () => FileFacts;
  /** Whether a stage is complete, possibly since before a restart. */
  isOver(stage: InspectionStageName): boolean;
  /** Whether an error was found. */
  hasFailed(): boolean;
  /** Marks a stage as running; the findings state what delays it. */
  begin(stage: InspectionStageName, findings?: readonly Finding[]): Promise<void>;
  end(stage: InspectionStageName, outcome: StageOutcome): Promise<void>;
}

const UNSETTLED: readonly InspectionState[] = ['waiting', 'running'];

/** Continues from a stored row. Every method throws `SupersededError` if the row belongs to another file by now. */
export function openJournal(
  db: Kysely<Schema>,
  { row, now }: { readonly row: Inspection; readonly now: () => number },
): InspectionJournal {
  let stages: readonly InspectionStage[] = row.stages;
  let facts = row.facts ?? NO_FACTS;
  const find = (name: InspectionStageName) => stages.find(({ stage }) => stage === name);
  const write = async (stage: InspectionStage, files?: readonly InnerFile[]) => {
    stages = INSPECTION_STAGES.map((name) => (name === stage.stage ? stage : (find(name) ?? waiting(name))));
    const isWritten = await saveProgress(db, { inspection: row, stages, facts, files, now: new Date(now()) });
    if (!isWritten) throw new SupersededError(`version ${row.version_id} has a new file`);
  };
  return {
    stages: () => stages,
    facts: () => facts,
    isOver: (stage) => !UNSETTLED.includes(find(stage)?.state ?? 'waiting'),
    hasFailed: () => stages.some(({ findings }) => findings.some(isError)),
    begin: (stage, findings = []) => write({ stage, state: 'running', findings: [...findings] }),
    async end(stage, { findings, state = stageState(findings), facts: found = {}, files }) {
      facts = { ...facts, ...found };
      await write({ stage, state, findings: [...findings] }, files);
    },
  };
}

function waiting(stage: InspectionStageName): InspectionStage {
  return { stage, state: 'waiting', findings: [] };
}
