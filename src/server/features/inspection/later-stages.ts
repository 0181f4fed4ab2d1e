import type { FilePermission, Finding } from '#contract/version/inspection.ts';
import { comparePermissions, shortPermissionName } from '#domain/inspection/android-permissions.ts';
import { finding } from '#domain/inspection/findings.ts';
import { SENSITIVE_PERMISSIONS } from '#domain/version/review-risk.ts';
import { type MalwareScanner, ScannerAway } from '../../inspection/malware/malware-scanner.ts';
import type { InspectionJournal, StageOutcome } from './inspection-journal.ts';

/** Compares the data that the file's permissions allow it to collect with the application's declarations. */
export async function runDeclarations(journal: InspectionJournal, declaredData: readonly number[]): Promise<void> {
  await journal.begin('declarations');
  const names = journal.facts().permissions.map(({ name }) => name);
  const permissions = comparePermissions(names, declaredData);
  await journal.end('declarations', { findings: checkPermissions(permissions), facts: { permissions } });
}

function checkPermissions(permissions: readonly FilePermission[]): readonly Finding[] {
  const sensitive = permissions.filter(({ name }) => SENSITIVE_PERMISSIONS.has(name));
  return [
    ...permissions
      .filter(({ undeclared }) => undeclared.length > 0)
      .map(({ name, undeclared }) =>
        finding('declarations.undeclared', { permission: shortPermissionName(name), count: undeclared.length }),
      ),
    ...(sensitive.length === 0
      ? []
      : [
          finding('declarations.sensitive', {
            permissions: sensitive.map(({ name }) => shortPermissionName(name)).join(', '),
          }),
        ]),
  ];
}

/**
 * Scans the file for malware. If the scanner is unavailable, the stage keeps running and reports that.
 * @throws ScannerAway, so the job is retried later.
 */
export async function runMalwareScan(
  journal: InspectionJournal,
  { scanner, path }: { readonly scanner: MalwareScanner | null; readonly path: string },
): Promise<void> {
  await journal.begin('malware');
  await journal.end('malware', await scan(journal, { scanner, path }));
}

async function scan(
  journal: InspectionJournal,
  { scanner, path }: { readonly scanner: MalwareScanner | null; readonly path: string },
): Promise<StageOutcome> {
  if (scanner === null) return { findings: [finding('malware.no_scanner')], state: 'skipped' };
  const outcome = await scanner.scan(path).catch(async (error: unknown) => {
    if (error instanceof ScannerAway) await journal.begin('malware', [finding('malware.unreachable')]);
    throw error;
  });
  if (outcome.kind === 'found') return { findings: [finding('malware.found', { name: outcome.name })] };
  if (outcome.kind === 'too_large') return { findings: [finding('malware.too_large')], state: 'skipped' };
  return { findings: [] };
}
