import { Area, Bar, CartesianGrid, ComposedChart, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { LocaleCode } from '#contract/locales.ts';
import type { DayCount } from '#contract/portal/entities.ts';
import { formatDay } from './format-day.ts';

interface VisitsChartProps {
  readonly days: readonly DayCount[];
  readonly locale: LocaleCode;
  readonly names: Readonly<Record<'views' | 'plays', string>>;
}

const TICK = { fill: 'var(--c-muted)', fontSize: 12 } as const;
const COLOURS = { views: 'var(--c-accent)', plays: 'var(--c-gold)' } as const;

/** Views as an area and plays as bars; what it draws is told in words and as a table beside it. */
export function VisitsChart({ days, locale, names }: VisitsChartProps) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={[...days]} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--c-line)" />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatDay(day, locale, 'short')}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--c-line)' }}
          minTickGap={28}
        />
        <YAxis
          width={44}
          allowDecimals={false}
          tickFormatter={(count: number) => compact.format(count)}
          tick={TICK}
          tickLine={false}
          axisLine={false}
        />
        <Tooltip
          cursor={{ fill: 'var(--c-raised)', stroke: 'var(--c-line)', fillOpacity: 0.6 }}
          content={({ active, payload }) => {
            const day = payload.find((entry) => entry.payload !== undefined)?.payload;
            return active && day ? <DayCard day={day} locale={locale} names={names} /> : null;
          }}
        />
        <Legend
          verticalAlign="top"
          align="right"
          height={32}
          iconType="circle"
          iconSize={10}
          itemSorter={null}
          formatter={(name: string) => <span className="text-muted text-sm">{name}</span>}
        />
        <Area
          dataKey="views"
          name={names.views}
          type="monotone"
          stroke={COLOURS.views}
          strokeWidth={2}
          fill={COLOURS.views}
          fillOpacity={0.14}
          isAnimationActive={!isCalm}
        />
        <Bar
          dataKey="plays"
          name={names.plays}
          fill={COLOURS.plays}
          radius={[4, 4, 0, 0]}
          maxBarSize={28}
          isAnimationActive={!isCalm}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function DayCard({ day, locale, names }: { day: DayCount } & Pick<VisitsChartProps, 'locale' | 'names'>) {
  const format = new Intl.NumberFormat(locale).format;
  return (
    <div className="card px-4 py-3 text-sm">
      <p className="mb-1 font-bold">{formatDay(day.day, locale, 'long')}</p>
      {(['views', 'plays'] as const).map((kind) => (
        <p key={kind} className="flex items-center justify-between gap-6">
          <span className="flex items-center gap-2">
            <svg width="10" height="10" aria-hidden="true">
              <circle cx="5" cy="5" r="5" fill={COLOURS[kind]} />
            </svg>
            {names[kind]}
          </span>
          <span className="font-bold tabular-nums">{format(day[kind])}</span>
        </p>
      ))}
    </div>
  );
}
