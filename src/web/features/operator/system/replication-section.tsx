import type { ReplicaState, SystemState } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { Fact } from '../money/fact.tsx';
import { formatWait } from './format-wait.ts';

/** The servers that follow the database, and how far behind they are. */
export function ReplicationSection({ state }: { readonly state: SystemState }) {
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
          <dl>
            <Fact label={page.t('operations.system.replication.lists')}>
              {formatWait(replicaLagSeconds, page.state.locale)}
            </Fact>
          </dl>
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
