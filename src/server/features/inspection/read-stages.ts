import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#contract/version/inspection.ts';
import { findChangedCertificate } from '#domain/inspection/apk-findings.ts';
import { finding, isError, type PackageKind, SKIPPED_STAGES } from '#domain/inspection/findings.ts';
import type { StageReport } from '../../inspection/package-order.ts';
import type { InspectedVersion } from './inspected-version-queries.ts';
import type { InspectionJournal, StageOutcome } from './inspection-journal.ts';
import type { InspectionServices } from './inspection-services.ts';
import type { LocalFile } from './with-local-file.ts';

export interface ReadStages {
  readonly kind: PackageKind;
  readonly subject: InspectedVersion;
  readonly local: LocalFile;
  readonly journal: InspectionJournal;
}

/**
 * Runs the stages format, content and signature: a separate process reads the file, and its results are compared with
 * the application's data. The process does not report stages that do not apply to the kind of file; they are skipped.
 */
export async function runReadStages(services: InspectionServices, task: ReadStages): Promise<void> {
  const { kind, subject, local, journal } = task;
  const iconPath = join(local.folder, 'icon');
  await services.inspector.inspect(
    {
      ...{ kind, path: local.path, appId: subject.appId, versionCodeAbove: subject.highestVersionCode },
      iconPath: kind === 'apk' ? iconPath : null,
    },
    {
      onBegun: (stage) => journal.begin(stage),
      onStage: async (report) => journal.end(report.stage, await complete(services, task, { report, iconPath })),
    },
  );
  if (journal.hasFailed()) return;
  for (const stage of SKIPPED_STAGES[kind]) await journal.end(stage, { findings: [], state: 'skipped' });
}

interface StageResult {
  readonly report: StageReport;
  readonly iconPath: string;
}

/** Completes a stage's report with data that the separate process does not have. */
async function complete(services: InspectionServices, task: ReadStages, result: StageResult): Promise<StageOutcome> {
  // The separate process does not know where the icon was stored.
  const facts = { ...result.report.facts, icon: task.journal.facts().icon };
  const report = { ...result.report, facts };
  if (task.kind !== 'apk' || report.findings.some(isError)) return report;
  if (report.stage === 'content') return completeContent(services, task, { ...result, report });
  return report.stage === 'signature' ? completeSignature(services, task, report) : report;
}

async function completeContent(
  services: InspectionServices,
  { subject, local: { folder } }: ReadStages,
  { report, iconPath }: StageResult,
): Promise<StageOutcome> {
  const { findings } = report;
  const hasIcon = await access(iconPath).then(
    () => true,
    () => false,
  );
  if (!hasIcon) return report;
  const outcome = await services.images.process({ path: iconPath, purpose: 'document', folder });
  if ('issue' in outcome) return { ...report, findings: [...findings, finding('apk.icon_unreadable')] };
  const icon = await services.storePicture({ userId: subject.file.user_id, image: outcome.image, folder });
  return { ...report, facts: { ...report.facts, icon } };
}

/**
 * apksigner verifies as Android does, so its verdict takes precedence if it is installed. Otherwise our own result is
 * reported.
 */
async function completeSignature(
  services: InspectionServices,
  { subject, local }: ReadStages,
  report: StageReport,
): Promise<StageOutcome> {
  const { facts } = report;
  const findings = [...report.findings, ...findChangedCertificate(facts, subject.onlineCertificates)];
  const schemes = facts.signatureSchemes.join(', ');
  const here: readonly Finding[] =
    facts.isSignatureVerified === true ? [finding('signature.checked_here', { schemes })] : [];
  const apksigner = await services.findApksigner();
  if (apksigner === undefined) return { ...report, findings: [...here, ...findings] };
  const verdict = await apksigner(local.path);
  if (verdict.kind === 'failed') return { ...report, findings: [finding('signature.apksigner_failed'), ...findings] };
  if (verdict.kind === 'refused') {
    const { reason } = verdict;
    return { findings: [finding('signature.refused', { reason })], facts: { ...facts, isSignatureVerified: false } };
  }
  return {
    findings: [
      finding('signature.checked_by_apksigner', { schemes }),
      ...findings.filter(({ code }) => code !== 'signature.unchecked'),
    ],
    facts: { ...facts, isSignatureVerified: true },
  };
}
