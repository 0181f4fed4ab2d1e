import { RotateCw } from 'lucide-react';
import { retryJobs } from '#contract/system/operator-endpoints.ts';
import type { JobQueueState } from '#contract/system/operator-entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { RecordList } from '#web/kit/list/record-list.tsx';
import type { Columns } from '#web/kit/list/table.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { numberFormat } from '#web/ui/text/intl-formats.ts';
import { formatWait } from './load-system.ts';

/** The queues of background jobs: those with work, and the names of the others. */
export function JobsSection({ queues }: { readonly queues: readonly JobQueueState[] }) {
  const page = usePage();
  const busy = queues.filter(({ waiting, scheduled, running }) => waiting + scheduled + running > 0);
  const idle = queues.filter((queue) => !busy.includes(queue));
  return (
    <Section id="jobs" title={page.t('operator.kind.queue')} lead={page.t('operations.system.jobs.lead')}>
      {busy.length > 0 && (
        <RecordList
          label="operator.kind.queue"
          rows={busy}
          keyOf={({ name }) => name}
          tableFrom="lg"
          columns={COLUMNS}
        />
      )}
      {idle.length > 0 && (
        <p className="text-muted text-sm">
          {page.t('operations.system.jobs.idle', { list: idle.map(({ name }) => name).join(' · ') })}
        </p>
      )}
    </Section>
  );
}

const count = (number: number, page: Page) => numberFormat(page.state.locale, {}).format(number);

const COLUMNS: Columns<JobQueueState> = [
  { key: 'queue', head: 'operations.system.jobs.queue', cell: ({ name }) => <code>{name}</code> },
  {
    key: 'running',
    head: 'operations.system.jobs.running',
    isNumber: true,
    cell: ({ running }, page) => count(running, page),
  },
  {
    key: 'waiting',
    head: 'operations.system.jobs.waiting',
    isNumber: true,
    cell: ({ waiting }, page) => count(waiting, page),
  },
  {
    key: 'oldest',
    head: 'operations.system.jobs.oldest',
    isNumber: true,
    cell: ({ waiting, oldestSeconds }, page) => (waiting === 0 ? '–' : formatWait(oldestSeconds, page.state.locale)),
  },
  {
    key: 'scheduled',
    head: 'operations.system.jobs.scheduled',
    isNumber: true,
    cell: ({ scheduled, failing }, page) => count(scheduled - failing, page),
  },
  {
    key: 'failing',
    head: 'operations.system.jobs.failing',
    width: 'w-[20%]',
    cell: (queue, page) =>
      queue.failing === 0 ? (
        count(0, page)
      ) : (
        <span className="flex flex-wrap items-center gap-3">
          <strong className="text-danger tabular-nums">{count(queue.failing, page)}</strong>
          <RetryButton queue={queue} />
        </span>
      ),
  },
];

function RetryButton({ queue: { name } }: { readonly queue: JobQueueState }) {
  const page = usePage();
  const { isBusy, start } = useMutation({
    call: () => page.call(retryJobs, { queue: name }),
    done: ({ count: retried }) => page.t('operations.system.jobs.retried', { count: retried }),
    focusAfter: 'jobs',
  });
  return (
    <Button
      Icon={RotateCw}
      isBusy={isBusy}
      aria-label={page.t('operations.system.jobs.retryName', { queue: name })}
      onClick={start}
    >
      {page.t('operations.system.jobs.retry')}
    </Button>
  );
}
