import { usePage } from '../../app/use-page.ts';
import { type RecordFilter, type RecordKind, recordsAddress } from './record-filter.tsx';
import { PERIODS } from './record-period.ts';

const PERIOD_NAMES = {
  all: 'words.all',
  '30d': 'list.period.30d',
  '3m': 'records.period.3m',
  year: 'list.period.year',
} as const;

interface PeriodLinksProps {
  readonly filter: RecordFilter;
  readonly kind: RecordKind;
}

/** The named periods as links, starting with all records. */
export function PeriodLinks({ filter, kind }: PeriodLinksProps) {
  const page = usePage();
  const hasDays = filter.from !== undefined || filter.to !== undefined;
  return (
    <nav aria-label={page.t('words.period')}>
      <ul className="flex flex-wrap gap-2">
        {[undefined, ...PERIODS].map((period) => (
          <li key={period ?? 'all'}>
            <a
              className="chip max-sm:px-2.5"
              href={recordsAddress(page, kind, { ...filter, period, from: undefined, to: undefined, page: 1 })}
              aria-current={!hasDays && filter.period === period ? 'true' : undefined}
            >
              {page.t(PERIOD_NAMES[period ?? 'all'])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
