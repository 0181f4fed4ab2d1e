import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { LocalTime } from '#web/kit/time/local-time.tsx';
import { CloseSums } from '../money/close/close-sums.tsx';
import type { HomeData } from './load-home.ts';

/** The money of the current day, by currency, as it was when the page was loaded. */
export function TodaySection({ closes, at }: Pick<HomeData, 'closes' | 'at'>) {
  const page = usePage();
  return (
    <Section
      id="today"
      title={page.t('operations.home.today')}
      lead={
        <>
          {page.t('operations.home.today.lead')} <LocalTime iso={at} />
        </>
      }
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
