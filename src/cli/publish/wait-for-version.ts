import { SHELF, VERSION_REVIEW } from '#contract/values/states.ts';
import { getOwnVersion } from '#contract/version/endpoints.ts';
import type { Version } from '#contract/version/entities.ts';
import type { InspectionState } from '#contract/version/inspection.ts';
import { callStore } from './call-store.ts';
import type { ProgressReporter } from './progress-reporter.ts';
import { PublishError } from './publish-error.ts';
import { listFindings } from './publish-report.ts';
import type { StoreConnection } from './store-connection.ts';
import { describeInspection } from './words.ts';

export interface Waiting {
  readonly connection: StoreConnection;
  readonly reporter: ProgressReporter;
  readonly now: () => number;
  /** When to give up, by that clock. */
  readonly endMs: number;
  /** Called whenever the version is fetched. */
  readonly onLook: (version: Version) => void;
}

const UNDER_WAY: ReadonlySet<InspectionState> = new Set(['waiting', 'running']);
const FIRST_PAUSE_MS = 500;
const GROWTH = 1.5;
/** Inspections are polled often, reviews rarely. */
const PAUSES_MAX_MS = { inspection: 5000, review: 60_000 } as const;

/** Waits until the file is inspected. @throws PublishError `inspectionFailed`, `timeout` */
export async function waitForInspection(waiting: Waiting, version: Version): Promise<Version> {
  const logged = new Set<string>();
  const inspected = await look(waiting, version, 'inspection', (current) => {
    logStages(waiting.reporter, current, logged);
    return !UNDER_WAY.has(current.inspection.state);
  });
  for (const { level, text } of listFindings(inspected))
    waiting.reporter.log(`  ${describeInspection('level', level)}: ${text}`);
  if (inspected.inspection.state !== 'failed') return inspected;
  throw new PublishError('inspectionFailed', 'The file did not pass inspection.');
}

function logStages({ log }: ProgressReporter, { inspection }: Version, logged: Set<string>): void {
  for (const { stage, state } of inspection.stages) {
    if (UNDER_WAY.has(state) || logged.has(stage)) continue;
    logged.add(stage);
    log(`Inspection, ${describeInspection('stage', stage)}: ${describeInspection('state', state)}`);
  }
}

/** Waits until the version is approved. @throws PublishError `rejected`, `timeout` */
export async function waitForReview(waiting: Waiting, version: Version): Promise<Version> {
  let isQuestionLogged = false;
  const reviewed = await look(waiting, version, 'review', ({ review, status, isAnswerAwaited }) => {
    if (isAnswerAwaited && !isQuestionLogged)
      waiting.reporter.log('The reviewers have a question. Reply to it in the developer portal.');
    isQuestionLogged = isAnswerAwaited;
    return review !== VERSION_REVIEW.inReview || status === SHELF.removed;
  });
  requireApproval(reviewed);
  return reviewed;
}

/** @throws PublishError `rejected` for a version that the reviewers rejected or took down, perhaps before this command ran */
export function requireNotRejected({ review, status, rejectReason, removalReason }: Version): void {
  if (status === SHELF.removed) throw new PublishError('rejected', `The version was taken down: ${removalReason}`);
  if (review === VERSION_REVIEW.rejected)
    throw new PublishError('rejected', `The version was rejected: ${rejectReason}`);
}

function requireApproval(version: Version): void {
  requireNotRejected(version);
  if (version.review === VERSION_REVIEW.approved) return;
  throw new PublishError('rejected', 'The version is no longer in review.');
}

/** Polls a version until it satisfies a condition. */
async function look(
  { connection, now, endMs, onLook }: Waiting,
  version: Version,
  stage: keyof typeof PAUSES_MAX_MS,
  isOver: (version: Version) => boolean,
): Promise<Version> {
  let current = version;
  for (let pauseMs = FIRST_PAUSE_MS; !isOver(current); pauseMs = Math.min(pauseMs * GROWTH, PAUSES_MAX_MS[stage])) {
    const leftMs = endMs - now();
    if (leftMs <= 0)
      throw new PublishError('timeout', `The ${stage} did not finish in time; it continues in the store.`);
    await connection.wait(Math.min(pauseMs, leftMs));
    current = await callStore(connection, getOwnVersion, { id: version.id });
    onLook(current);
  }
  return current;
}
