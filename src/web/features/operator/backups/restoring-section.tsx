import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { Fact } from '../money/fact.tsx';

interface RestoringSectionProps {
  /** Where backups are. */
  readonly location: string;
}

/** How backups are tried and restored, which the console cannot do: the commands, and where the guide is. */
export function RestoringSection({ location }: RestoringSectionProps) {
  const page = usePage();
  return (
    <Section
      id="restoring"
      title={page.t('operations.backups.restoring')}
      lead={page.t('operations.backups.restoring.lead')}
    >
      <dl className="flex flex-col gap-4">
        <Fact label={page.t('operations.backups.restoring.drill')}>
          <code className="wrap-anywhere">starhall verify-backup</code>
        </Fact>
        <Fact label={page.t('operations.backups.restoring.restore')}>
          <code className="wrap-anywhere">{`starhall restore ${location} --to DATA_DIR`}</code>
        </Fact>
      </dl>
      <p className="text-muted mt-4 text-sm">{page.t('operations.backups.restoring.guide')}</p>
    </Section>
  );
}
