import type { PackageKind } from '#domain/inspection/findings.ts';
import { PACKAGE_FILES } from '#domain/version/package-file-rules.ts';
import { CHILD_STAGES } from '../../inspection/package-order.ts';
import { failInspection, passInspection } from './end-inspection.ts';
import { findInspectedVersion, type InspectedVersion } from './inspected-version-queries.ts';
import { type InspectionJournal, openJournal, SupersededError } from './inspection-journal.ts';
import type { InspectionServices } from './inspection-services.ts';
import { runDeclarations, runMalwareScan } from './later-stages.ts';
import { runReadStages } from './read-stages.ts';
import { storeInspected } from './store-inspected.ts';
import { type LocalFile, withLocalFile } from './with-local-file.ts';

export interface InspectionOrder {
  readonly versionId: number;
  readonly packageFileId: string;
}

/**
 * Inspects the file of a version stage by stage and records the start and end of each. After a restart or a failure of
 * the installation, it resumes after the completed stages. It stops if the file was replaced.
 * @throws Error for failures not caused by the file; the job is retried.
 */
export async function inspectVersion(services: InspectionServices, order: InspectionOrder): Promise<void> {
  const { db } = services.database;
  const subject = await findInspectedVersion(db, order);
  if (subject === undefined || !isUnderWay(subject)) return;
  const kind = PACKAGE_FILES[subject.platform]?.extension;
  if (kind === undefined) throw new Error(`versions of platform ${subject.platform} have no file`);
  const journal = openJournal(db, { row: subject.inspection, now: services.now });
  try {
    await withLocalFile(services, subject.file, (local) => runStages(services, { kind, subject, local, journal }));
  } catch (error) {
    if (!(error instanceof SupersededError)) throw error;
    services.log.info({ versionId: order.versionId }, 'an inspection was dropped: the version has a new file');
  }
}

function isUnderWay({ inspection: { state } }: InspectedVersion): boolean {
  return state === 'waiting' || state === 'running';
}

interface Stages {
  readonly kind: PackageKind;
  readonly subject: InspectedVersion;
  readonly local: LocalFile;
  readonly journal: InspectionJournal;
}

async function runStages(services: InspectionServices, stages: Stages): Promise<void> {
  const { subject, local, journal } = stages;
  if (!CHILD_STAGES.every(journal.isOver) && !journal.hasFailed()) await runReadStages(services, stages);
  if (!journal.hasFailed() && !journal.isOver('declarations')) await runDeclarations(journal, subject.declaredData);
  if (!journal.hasFailed() && !journal.isOver('malware')) {
    await runMalwareScan(journal, { scanner: services.scanner, path: local.path });
  }
  if (journal.hasFailed()) return failInspection(services, stages);
  return passInspection(services, stages, await storeInspected(services, stages));
}
