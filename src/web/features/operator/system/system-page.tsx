import { READINESS_CHECKS, type ReplicaState, type SystemState } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { Fact, Facts } from '#web/kit/page/facts.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';
import { AuditLink } from '../audit/audit-link.tsx';
import { BackupSection } from './backup-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { formatWait, loadSystem } from './load-system.ts';

const WEBHOOKS = ['unsent', 'waiting', 'failing', 'off'] as const;

/** The state of the installation, kept up to date. */
export function SystemPage({ state: loaded }: { readonly state: SystemState }) {
  const page = usePage();
  const state = useLiveData(loaded, ['system'], loadSystem);
  const jobs = page.t('operator.kind.queue');
  return (
    <>
      <PageHeader
        title={page.t('operations.system.title')}
        lead={page.t('operations.system.lead')}
        actions={<AuditLink subject="queue" name={jobs} />}
      />
      <HealthSection state={state} />
      <BackupSection backup={state.backup} />
      <ReplicationSection state={state} />
      <JobsSection queues={state.queues} />
      <Section id="webhooks" title={page.t('operator.kind.webhook')}>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          {WEBHOOKS.map((name) => (
            <Fact key={name} label={page.t(`operations.system.webhooks.${name}`)}>
              <span className="text-xl font-bold tabular-nums">
                {numberFormat(page.state.locale, {}).format(state.webhooks[name])}
              </span>
            </Fact>
          ))}
        </dl>
      </Section>
    </>
  );
}

/** The checks of /readyz, versions and disk. */
function HealthSection({ state }: { readonly state: SystemState }) {
  const page = usePage();
  const { locale } = page.state;
  const { failed, disk } = state;
  const isReady = failed.length === 0;
  const postgresql = state.isEmbedded
    ? page.t('operations.system.postgresql.embedded', { version: state.postgresql })
    : state.postgresql;
  return (
    <Section id="health" title={page.t('operations.system.health')}>
      <Notice look={isReady ? 'success' : 'danger'}>
        {page.t(isReady ? 'operations.system.health.ready' : 'operations.system.health.notReady')}
      </Notice>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
        {READINESS_CHECKS.map((check) => (
          <Fact key={check} label={page.t(`operations.system.check.${check}`)}>
            <Chip look={failed.includes(check) ? 'danger' : 'success'}>
              {page.t(failed.includes(check) ? 'operations.system.check.failed' : 'operations.system.check.ok')}
            </Chip>
          </Fact>
        ))}
        <Fact label="Starhall">{state.release}</Fact>
        <Fact label="Node.js">{state.node}</Fact>
        <Fact label="PostgreSQL">{postgresql}</Fact>
        <Fact label={page.t('operations.system.started')}>
          <LocalTime iso={state.startedAt} />
        </Fact>
        <Fact label={page.t('operations.system.disk')}>
          {page.t('operations.system.disk.value', {
            free: formatBytes(disk.freeBytes, locale),
            total: formatBytes(disk.totalBytes, locale),
          })}
        </Fact>
      </dl>
    </Section>
  );
}

/** The servers that follow the database, and how far behind they are. */
function ReplicationSection({ state }: { readonly state: SystemState }) {
  const page = usePage();
  const { replicas, replicaLagSeconds } = state;
  const isHidden = replicas.some((replica) => replica.state === 'unknown');
  return (
    <Section id="replication" title={page.t('operations.system.replication')}>
      <div className="flex flex-col gap-5">
        {isHidden && <Notice look="info">{page.t('operations.system.replication.hidden')}</Notice>}
        {replicas.length === 0 && <p className="text-muted text-sm">{page.t('operations.system.replication.none')}</p>}
        {replicas.length > 0 && (
          <RecordList
            label="operations.system.replication"
            rows={replicas.map((replica, number) => ({ ...replica, number }))}
            keyOf={({ number }) => number}
            tableFrom="md"
            columns={COLUMNS}
          />
        )}
        {replicaLagSeconds !== null && (
          <Facts
            facts={{
              'operations.system.replication.lists': formatWait(replicaLagSeconds, page.state.locale),
            }}
          />
        )}
      </div>
    </Section>
  );
}

const COLUMNS: Columns<ReplicaState> = [
  { key: 'name', head: 'operations.system.replication.name', isLong: true, cell: ({ name }) => <code>{name}</code> },
  {
    key: 'state',
    head: 'words.status',
    cell: ({ state }) => <StateChip state={`operations.system.replication.state.${state}`} />,
  },
  {
    key: 'lag',
    head: 'operations.system.replica',
    isNumber: true,
    cell: ({ lagSeconds }, page) => (lagSeconds === null ? '–' : formatWait(lagSeconds, page.state.locale)),
  },
  {
    key: 'bytes',
    head: 'operations.system.replication.behind',
    isNumber: true,
    cell: ({ lagBytes }, page) => (lagBytes === null ? '–' : formatBytes(lagBytes, page.state.locale)),
  },
];
