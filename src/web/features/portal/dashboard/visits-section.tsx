import { exportPortalDays } from '#contract/portal/endpoints.ts';
import type { DayCount, PortalSummary } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { CsvButton } from '#web/kit/list/csv-button.tsx';
import { ScrollTable } from '#web/kit/list/table.tsx';
import { Dot, formatCompact, formatDay, PlaceCard, type Tone } from '../charts/drawing-parts.tsx';
import { ColumnsDrawing } from '../charts/drawings.tsx';
import type { DashboardFilter } from './dashboard-filter.tsx';

interface VisitsSectionProps {
  readonly filter: DashboardFilter;
  readonly summary: PortalSummary;
}

/** Views and plays by day: as a chart, as a table and as a file. */
export function VisitsSection({ filter, summary: { days, period } }: VisitsSectionProps) {
  const page = usePage();
  return (
    <section aria-labelledby="visits" className="card flex min-w-0 flex-col gap-4 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="visits" className="text-lg">
          {page.t('portal.visits.title')}
        </h2>
        <CsvButton
          name="starhall-visits.csv"
          load={(options) => page.call(exportPortalDays, { ...filter, lang: page.state.locale }, options)}
          text={page.t('words.downloadCsv')}
          done={page.t('words.theFileHasBeenDownloaded')}
        />
      </div>
      <div
        role="img"
        aria-label={page.t('portal.visits.drawn', { days: filter.days, views: period.views, plays: period.plays })}
        className="h-64 sm:h-80"
      >
        <VisitsDrawing days={days} />
      </div>
      <details>
        <summary className="link inline-flex min-h-11 items-center">{page.t('words.showAsATable')}</summary>
        <DaysTable days={days} />
      </details>
    </section>
  );
}

function DaysTable({ days }: Pick<PortalSummary, 'days'>) {
  const page = usePage();
  const { locale } = page.state;
  const format = new Intl.NumberFormat(locale).format;
  return (
    <ScrollTable
      label={page.t('portal.visits.days')}
      rows={days.toReversed()}
      keyOf={({ day }) => day}
      columns={[
        { key: 'day', head: 'words.day', cell: ({ day }) => formatDay(day, locale, 'long') },
        { key: 'views', head: 'words.views', isNumber: true, cell: ({ views }) => format(views) },
        { key: 'plays', head: 'words.plays', isNumber: true, cell: ({ plays }) => format(plays) },
      ]}
    />
  );
}

const TONES = { views: 'accent', plays: 'gold' } as const satisfies Record<string, Tone>;
const KINDS = ['views', 'plays'] as const;

/** Views as an area and plays as columns. A table beside it gives the same data as text. */
function VisitsDrawing({ days }: { days: readonly DayCount[] }) {
  const page = usePage();
  const { locale } = page.state;
  const names = { views: page.t('words.views'), plays: page.t('words.plays') };
  const format = new Intl.NumberFormat(locale).format;
  return (
    <div className="flex h-full flex-col">
      <ul className="text-muted flex justify-end gap-4 pb-1 text-sm">
        {KINDS.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <Dot tone={TONES[kind]} />
            {names[kind]}
          </li>
        ))}
      </ul>
      <div className="min-h-0 flex-1">
        <ColumnsDrawing
          columns={days.map(({ day, plays }) => ({
            key: day,
            name: formatDay(day, locale, 'short'),
            parts: [{ amount: plays, tone: TONES.plays }],
          }))}
          behind={days.map(({ views }) => views)}
          formatAmount={formatCompact(locale)}
          cardOf={(index) => {
            const day = days[index];
            if (day === undefined) return null;
            return (
              <PlaceCard
                title={formatDay(day.day, locale, 'long')}
                rows={KINDS.map((kind) => ({ tone: TONES[kind], name: names[kind], value: format(day[kind]) }))}
              />
            );
          }}
        />
      </div>
    </div>
  );
}
