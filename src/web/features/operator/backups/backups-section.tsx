import { DatabaseBackup, HardDriveDownload } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { Backup, BackupPlan } from '#contract/backup/entities.ts';
import { listBackups, startBackup } from '#contract/backup/operator-endpoints.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { EmptyList } from '#web/kit/list/list-page.tsx';
import { RecordList } from '#web/kit/list/record-list.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { useRenewal } from '#web/live/use-renewal.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';

interface BackupsSectionProps {
  readonly loaded: BackupsData;
  readonly title: string;
}

/** Backups: what is scheduled, the last one, the latest twenty, and one more now. */
export function BackupsSection({ loaded, title }: BackupsSectionProps) {
  const page = usePage();
  const { plan, list } = useBackups(loaded);
  const [isAsked, setAsked] = useState(false);
  const isRunning = list.some(({ state }) => state === 'running');
  return (
    <Section
      id="backups"
      title={title}
      lead={page.t('operations.backups.lead')}
      actions={
        plan.location !== '' && (
          <Button look="gold" disabled={isRunning} onClick={() => setAsked(true)} Icon={HardDriveDownload}>
            {page.t('operations.backups.start')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-6">
        <Trouble plan={plan} list={list} />
        {plan.location !== '' && <Plan plan={plan} list={list} />}
        {list.length === 0 ? (
          <EmptyList
            title={page.t('operations.backups.none')}
            text={page.t('operations.backups.none.text')}
            Icon={DatabaseBackup}
          />
        ) : (
          <RecordList
            label="operator.kind.backup"
            rows={list}
            keyOf={({ id }) => id}
            tableFrom="lg"
            columns={COLUMNS}
          />
        )}
      </div>
      {isAsked && <BackUpDialog plan={plan} onClose={() => setAsked(false)} />}
    </Section>
  );
}

const isWhole = ({ state }: Backup) => state === 'done' || state === 'incomplete';

/** What an operator has to see to; nothing if the latest backup is whole. */
function Trouble({ plan, list }: BackupsData) {
  const page = usePage();
  const latest = list.find(({ state }) => state !== 'running');
  if (plan.location === '') return <Notice look="warning">{page.t('operations.backups.unplanned')}</Notice>;
  if (latest?.state === 'failed') return <Notice look="danger">{page.t('operations.backups.failing')}</Notice>;
  if (!plan.isEncrypted) return <Notice look="warning">{page.t('operations.backups.open')}</Notice>;
  return null;
}

function Plan({ plan, list }: { plan: BackupPlan; list: readonly Backup[] }) {
  const page = usePage();
  const last = list.find(isWhole);
  return (
    <Facts
      className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4"
      facts={{
        'operations.backups.last':
          last === undefined ? page.t('operations.backups.never') : <LocalTime iso={last.startedAt} />,
        'operations.backups.every': page.t('operations.backups.hours', { count: plan.everyHours }),
        'operations.backups.keep': page.t('operations.backups.kept', { count: plan.keep }),
        'operations.backups.location': <code>{plan.location}</code>,
      }}
    />
  );
}

const COLUMNS: Columns<Backup> = [
  {
    key: 'started',
    head: 'operations.backups.startedAt',
    width: 'w-[19%]',
    cell: ({ startedAt, kind }, page) => (
      <span className="flex flex-col">
        <span className="font-bold">
          <LocalTime iso={startedAt} />
        </span>
        <span className="text-muted text-xs">{page.t(`operations.backups.kind.${kind}`)}</span>
      </span>
    ),
  },
  {
    key: 'state',
    head: 'words.status',
    isLong: true,
    cell: (backup, page) => <State backup={backup} page={page} />,
  },
  {
    key: 'size',
    head: 'operations.backups.size',
    width: 'w-[12%]',
    isNumber: true,
    cell: (backup, page) => (isWhole(backup) ? formatBytes(backup.size, page.state.locale) : '–'),
  },
  {
    key: 'new',
    head: 'operations.backups.new',
    width: 'w-[12%]',
    isNumber: true,
    cell: ({ writtenSize }, page) => formatBytes(writtenSize, page.state.locale),
  },
  {
    key: 'name',
    head: 'operations.backups.name',
    width: 'w-[32%]',
    isLong: true,
    cell: ({ name }, page) => <RestoreName name={name} page={page} />,
  },
];

function RestoreName({ name, page }: { name: string; page: Page }) {
  if (name === '') return '–';
  return (
    <span className="flex items-center gap-1">
      <code className="text-xs wrap-anywhere">{name}</code>
      <CopyButton text={name} label={page.t('words.copyName', { name })} done={page.t('words.copied')} />
    </span>
  );
}

function State({ backup, page }: { backup: Backup; page: Page }) {
  const { state, percent, error } = backup;
  return (
    <span className="flex flex-col items-start gap-1.5">
      <StateChip state={`operations.backups.state.${state}`} />
      {state === 'running' && (
        <ProgressBar label={page.t('operations.backups.state.running')} done={percent} total={100} />
      )}
      {error !== '' && (
        <span lang="en" className="text-muted text-xs wrap-anywhere">
          {error}
        </span>
      )}
    </span>
  );
}

interface BackUpDialogProps {
  readonly plan: BackupPlan;
  readonly onClose: () => void;
}

/** Asks before a backup is started. */
function BackUpDialog({ plan, onClose }: BackUpDialogProps) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('operations.backups.start.title')}
      confirm={page.t('operations.backups.start')}
      call={() => page.call(startBackup, {})}
      done={page.t('operations.backups.started')}
      focusAfter="backups"
      onClose={onClose}
    >
      <p className="wrap-anywhere">{page.t('operations.backups.start.text', { location: plan.location })}</p>
    </ConfirmAction>
  );
}

export type BackupsData = ReplyOf<typeof listBackups>;

const LOOK_EVERY_MS = 2000;
const QUIET = { loadingBar: false, isQuiet: true } as const;

/** The backups of the page, asked for again every two seconds while one is running. */
function useBackups(loaded: BackupsData): BackupsData {
  const page = usePage();
  const [followed, setFollowed] = useState<{ readonly since: BackupsData; readonly data: BackupsData } | null>(null);
  // What the page loaded again is newer.
  const shown = followed?.since === loaded ? followed.data : loaded;
  const isRunning = shown.list.some(({ state }) => state === 'running');
  const renew = useRenewal(loaded);
  const look = useCallback(async () => {
    const data = await page.call(listBackups, {}, QUIET);
    setFollowed({ since: loaded, data });
  }, [page, loaded]);
  useEffect(() => {
    if (!isRunning) return;
    // The next look tries again.
    const attempt = () => document.visibilityState === 'visible' && void renew(look).catch(() => undefined);
    const timer = setInterval(attempt, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, look, renew]);
  return shown;
}
