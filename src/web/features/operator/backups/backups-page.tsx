import { listBackups } from '#contract/backup/operator-endpoints.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { BackupsSection } from './backups-section.tsx';
import { RestoringSection } from './restoring-section.tsx';
import type { BackupsData } from './use-backups.ts';

export async function loadBackups(page: Page): Promise<{ readonly loaded: BackupsData }> {
  return { loaded: await page.call(listBackups, {}) };
}

/** Backups, on a page of their own. */
export function BackupsPage({ loaded }: { loaded: BackupsData }) {
  const page = usePage();
  return (
    <>
      <PageHeader title={page.t('operator.kind.backup')} lead={page.t('operations.backups.pageLead')} />
      <BackupsSection loaded={loaded} title={page.t('operations.backups.history')} />
      <RestoringSection location={loaded.plan.location || 'BACKUP_TO'} />
    </>
  );
}
