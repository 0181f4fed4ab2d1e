import { createTurns } from '../../inspection/turns.ts';
import { INSPECT_VERSION } from '../../jobs/inspect-version.ts';
import { bindJob } from '../../jobs/job.ts';
import { inspectVersion } from './inspect-version.ts';
import type { InspectionServices } from './inspection-services.ts';

/** Each inspection may read, unpack and send gigabytes; the queue's default is ten at a time. */
const AT_ONCE = 2;

/** Binds the job that inspects the files of versions. */
export function bindInspectVersion(services: InspectionServices) {
  const turns = createTurns(AT_ONCE);
  return bindJob(INSPECT_VERSION, (order) => turns(() => inspectVersion(services, order)));
}
