import { DatabaseBackup } from 'lucide-react';
import type { SystemState } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Facts } from '#web/kit/page/facts.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { formatWait } from './load-system.ts';

/** The latest backup, and how old the last complete one is. */
export function BackupSection({ backup }: { readonly backup: SystemState['backup'] }) {
  const page = usePage();
  const { everyHours, latest, whole, keyFingerprint } = backup;
  return (
    <Section
      id="backup"
      title={page.t('operator.kind.backup')}
      actions={
        <LinkButton href={page.href('/operator/backups')} Icon={DatabaseBackup}>
          {page.t('operations.system.backup.all')}
        </LinkButton>
      }
    >
      <div className="flex flex-col gap-5">
        <BackupTrouble backup={backup} />
        <Facts
          className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4"
          facts={{
            'operations.system.backup.latest': <Latest latest={latest} />,
            'operations.backups.last':
              whole === null ? page.t('operations.backups.never') : <LocalTime iso={whole.startedAt} />,
            'operations.system.backup.age': whole !== null && formatWait(whole.ageSeconds, page.state.locale),
            'operations.backups.size': whole !== null && formatBytes(whole.size, page.state.locale),
            'operations.backups.every':
              everyHours !== null && page.t('operations.backups.hours', { count: everyHours }),
            'operations.system.backup.key': keyFingerprint !== null && <code>{keyFingerprint}</code>,
          }}
        />
      </div>
    </Section>
  );
}

function Latest({ latest }: Pick<SystemState['backup'], 'latest'>) {
  const page = usePage();
  if (latest === null) return <Chip look="quiet">{page.t('operations.backups.never')}</Chip>;
  return (
    <span className="flex flex-col items-start gap-1.5">
      <StateChip state={`operations.backups.state.${latest.state}`} />
      {latest.state === 'running' && (
        <ProgressBar label={page.t('operations.backups.state.running')} done={latest.percent} total={100} />
      )}
    </span>
  );
}

/** Whether an operator has nothing to see to about backups. */
export function isBackupFine({ everyHours, latest, isOverdue, journalFailedAt }: SystemState['backup']): boolean {
  return latest?.state !== 'failed' && !isOverdue && everyHours !== null && journalFailedAt === null;
}

/** What an operator has to see to; the gravest only. */
export function BackupTrouble({ backup }: { readonly backup: SystemState['backup'] }) {
  const { everyHours, latest, isOverdue, journalFailedAt } = backup;
  const page = usePage();
  // Without a working copy, the journal fills the disk of the database.
  if (journalFailedAt !== null) return <Notice look="danger">{page.t('operations.system.backup.journal')}</Notice>;
  if (latest?.state === 'failed') return <Notice look="danger">{page.t('operations.system.backup.failed')}</Notice>;
  if (isOverdue) return <Notice look="danger">{page.t('operations.system.backup.overdue')}</Notice>;
  if (everyHours === null) return <Notice look="warning">{page.t('operations.backups.unplanned')}</Notice>;
  return null;
}
