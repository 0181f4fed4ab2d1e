import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { CloseSums } from '../money/close/close-sums.tsx';
import type { DailyClose } from '../money/close/load-closes.ts';

/** The money of the current day, by currency. */
export function TodaySection({ closes }: { readonly closes: readonly DailyClose[] }) {
  const page = usePage();
  return (
    <Section
      id="today"
      title={page.t('operations.home.today')}
      lead={page.t('operations.home.today.lead')}
      actions={
        <a className="btn btn-quiet" href={page.href('/operator/close')}>
          {page.t('money.closing.title')}
        </a>
      }
    >
      {closes.length === 0 ? (
        <p className="text-muted text-sm">{page.t('operations.home.today.none')}</p>
      ) : (
        <CloseSums closes={closes} />
      )}
    </Section>
  );
}
