import type { DayCount } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ColumnsDrawing } from '../charts/columns-drawing.tsx';
import { Dot, PlaceCard, type Tone } from '../charts/drawing-parts.tsx';
import { formatCompact } from '../charts/format-compact.ts';
import { formatDay } from './format-day.ts';

const TONES = { views: 'accent', plays: 'gold' } as const satisfies Record<string, Tone>;
const KINDS = ['views', 'plays'] as const;

/** Views as an area and plays as columns. A table beside it gives the same data as text. */
export function VisitsDrawing({ days }: { days: readonly DayCount[] }) {
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
