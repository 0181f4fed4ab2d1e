import type { SystemState } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { numberFormat } from '#web/ui/text/intl-formats.ts';
import { AuditLink } from '../audit/audit-link.tsx';
import { Fact } from '../money/fact.tsx';
import { BackupSection } from './backup-section.tsx';
import { HealthSection } from './health-section.tsx';
import { JobsSection } from './jobs-section.tsx';
import { loadSystem } from './load-system.ts';
import { ReplicationSection } from './replication-section.tsx';

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
