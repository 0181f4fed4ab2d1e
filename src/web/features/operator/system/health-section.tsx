import { READINESS_CHECKS, type SystemState } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { Fact } from '../money/fact.tsx';

/** The checks of /readyz, versions and disk. */
export function HealthSection({ state }: { readonly state: SystemState }) {
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
