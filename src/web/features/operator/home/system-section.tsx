import type { SystemState } from '#contract/system/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { useLiveData } from '#web/live/use-live-data.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { BackupTrouble, isBackupFine } from '../system/backup-section.tsx';
import { loadSystem } from '../system/load-system.ts';

/** What is wrong with the installation itself, kept up to date; the page of the system has the rest. */
export function SystemSection({ system: loaded }: { readonly system: SystemState }) {
  const page = usePage();
  const { failed, queues, webhooks, backup } = useLiveData(loaded, ['system'], loadSystem);
  const failing = queues.reduce((sum, queue) => sum + queue.failing, 0);
  const isFine = failed.length === 0 && failing === 0 && webhooks.failing === 0 && isBackupFine(backup);
  return (
    <Section
      id="system"
      title={page.t('operations.system.title')}
      actions={<LinkButton href={page.href('/operator/system')}>{page.t('operations.home.system.all')}</LinkButton>}
    >
      <div className="flex flex-col gap-3">
        {isFine && <Notice look="success">{page.t('operations.home.system.fine')}</Notice>}
        {failed.length > 0 && <Notice look="danger">{page.t('operations.system.health.notReady')}</Notice>}
        <BackupTrouble backup={backup} />
        {failing > 0 && <Notice look="warning">{page.t('operations.home.system.jobs', { count: failing })}</Notice>}
        {webhooks.failing > 0 && (
          <Notice look="warning">{page.t('operations.home.system.webhooks', { count: webhooks.failing })}</Notice>
        )}
      </div>
    </Section>
  );
}
