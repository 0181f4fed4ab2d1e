import { listBackups } from '#contract/backup/operator-endpoints.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { Facts } from '#web/kit/page/facts.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { type BackupsData, BackupsSection } from './backups-section.tsx';

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

interface RestoringSectionProps {
  /** Where backups are. */
  readonly location: string;
}

/** How backups are tried and restored, which the console cannot do: the commands, and where the guide is. */
function RestoringSection({ location }: RestoringSectionProps) {
  const page = usePage();
  return (
    <Section
      id="restoring"
      title={page.t('operations.backups.restoring')}
      lead={page.t('operations.backups.restoring.lead')}
    >
      <Facts
        className="flex flex-col gap-4"
        facts={{
          'operations.backups.restoring.drill': <code className="wrap-anywhere">starhall verify-backup</code>,
          'operations.backups.restoring.restore': (
            <code className="wrap-anywhere">{`starhall restore ${location} --to DATA_DIR`}</code>
          ),
        }}
      />
      <p className="text-muted mt-4 text-sm">{page.t('operations.backups.restoring.guide')}</p>
    </Section>
  );
}
