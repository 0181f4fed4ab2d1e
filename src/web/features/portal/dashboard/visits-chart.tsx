import { Area, Bar, CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { LocaleCode } from '#contract/locales.ts';
import type { DayCount } from '#contract/portal/entities.ts';
import { acrossAxis, daysBetween, isCalm, LINE, upAxis } from '../charts/axes.tsx';
import { formatDay } from './format-day.ts';

interface VisitsChartProps {
  readonly days: readonly DayCount[];
  readonly locale: LocaleCode;
  readonly names: Readonly<Record<'views' | 'plays', string>>;
}

const KINDS = ['views', 'plays'] as const;
const COLOURS = { views: 'var(--c-accent)', plays: 'var(--c-gold)' } as const;

/** Views as an area and plays as bars; what it draws is told in words and as a table beside it. */
export function VisitsChart({ days, locale, names }: VisitsChartProps) {
  const isAnimationActive = !isCalm();
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return (
    <div className="flex h-full flex-col">
      <ul className="text-muted flex justify-end gap-4 pb-2 text-sm">
        {KINDS.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <Dot kind={kind} />
            {names[kind]}
          </li>
        ))}
      </ul>
      <div className="min-h-0 flex-1">
        <ResponsiveContainer width="100%" height="100%">
          <ComposedChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
            <CartesianGrid vertical={false} stroke={LINE} />
            <XAxis
              {...acrossAxis}
              dataKey="day"
              tickFormatter={(day: string) => formatDay(day, locale, 'short')}
              interval={daysBetween(days.length)}
            />
            <YAxis
              {...upAxis}
              width={44}
              allowDecimals={false}
              tickFormatter={(count: number) => compact.format(count)}
            />
            <Tooltip
              cursor={{ fill: 'var(--c-raised)', stroke: 'var(--c-line)', fillOpacity: 0.6 }}
              content={({ active, payload }) => {
                const day = payload.find((entry) => entry.payload !== undefined)?.payload;
                return active && day ? <DayCard day={day} locale={locale} names={names} /> : null;
              }}
            />
            <Area
              dataKey="views"
              name={names.views}
              type="monotone"
              stroke={COLOURS.views}
              strokeWidth={2}
              fill={COLOURS.views}
              fillOpacity={0.14}
              isAnimationActive={isAnimationActive}
            />
            <Bar
              dataKey="plays"
              name={names.plays}
              fill={COLOURS.plays}
              radius={[4, 4, 0, 0]}
              maxBarSize={28}
              isAnimationActive={isAnimationActive}
            />
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  );
}

function DayCard({ day, locale, names }: { day: DayCount } & Pick<VisitsChartProps, 'locale' | 'names'>) {
  const format = new Intl.NumberFormat(locale).format;
  return (
    <div className="card px-4 py-3 text-sm">
      <p className="mb-1 font-bold">{formatDay(day.day, locale, 'long')}</p>
      {KINDS.map((kind) => (
        <p key={kind} className="flex items-center justify-between gap-6">
          <span className="flex items-center gap-2">
            <Dot kind={kind} />
            {names[kind]}
          </span>
          <span className="font-bold tabular-nums">{format(day[kind])}</span>
        </p>
      ))}
    </div>
  );
}

function Dot({ kind }: { kind: (typeof KINDS)[number] }) {
  return (
    <svg width="10" height="10" aria-hidden="true">
      <circle cx="5" cy="5" r="5" fill={COLOURS[kind]} />
    </svg>
  );
}
