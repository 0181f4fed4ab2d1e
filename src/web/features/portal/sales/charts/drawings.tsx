import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { CurrencyCode } from '#contract/limits.ts';
import type { LocaleCode } from '#contract/locales.ts';
import type { SalesChart } from '#contract/sales/entities.ts';
import { formatAmount } from '../../../../ui/format-amount.ts';
import { acrossAxis, amountsBelow, daysBetween, isCalm, LINE, upAxis } from '../../charts/axes.tsx';
import { formatDay } from '../../dashboard/format-day.ts';

/** What was sold of one thing, or to one place. */
export interface Share {
  readonly name: string;
  readonly count: number;
  readonly amount: number;
  readonly refundedAmount: number;
}

interface DrawingProps {
  readonly currency: CurrencyCode;
  readonly locale: LocaleCode;
  readonly names: Readonly<Record<'sold' | 'refunded', string>>;
}

const COLOURS = { sold: 'var(--c-gold)', refunded: 'var(--c-danger)' } as const;
const CURSOR = { fill: 'var(--c-raised)', fillOpacity: 0.6 } as const;
const LABEL_LENGTH = 12;

/** Sold amounts by day, as bars, with what was refunded of them. */
export function DaysDrawing({ days, ...shown }: DrawingProps & Pick<SalesChart, 'days'>) {
  const { locale } = shown;
  const compact = compactFormat(locale);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={days.map(withKept)} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke={LINE} />
        <XAxis
          {...acrossAxis}
          dataKey="day"
          tickFormatter={(day: string) => formatDay(day, locale, 'short')}
          interval={daysBetween(days.length)}
        />
        <YAxis {...upAxis} width={48} tickFormatter={compact} />
        <Tooltip
          cursor={CURSOR}
          content={({ active, payload }) => {
            const day = payload.find((entry) => entry.payload !== undefined)?.payload;
            return active && day ? <SumCard {...shown} sum={day} title={formatDay(day.day, locale, 'long')} /> : null;
          }}
        />
        {stackedBars([3, 3, 0, 0])}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Sold amounts, the largest first, as bars that lie; as high as what it stands in. */
export function SharesDrawing({ shares, ...shown }: DrawingProps & { readonly shares: readonly Share[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={shares.map(withKept)}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 24, bottom: 0, left: 0 }}
      >
        <CartesianGrid horizontal={false} stroke={LINE} />
        <XAxis
          {...acrossAxis}
          type="number"
          tickFormatter={compactFormat(shown.locale)}
          tickCount={amountsBelow()}
          interval={0}
        />
        <YAxis {...upAxis} type="category" dataKey="name" width={112} tickFormatter={shorten} />
        <Tooltip
          cursor={CURSOR}
          content={({ active, payload }) => {
            const share = payload[0]?.payload;
            return active && share ? <SumCard {...shown} sum={share} title={share.name} /> : null;
          }}
        />
        {stackedBars([0, 3, 3, 0])}
      </BarChart>
    </ResponsiveContainer>
  );
}

type Sum = Pick<Share, 'amount' | 'refundedAmount'>;

/** What is left of a sum, for the part of its bar below what was refunded of it. */
function withKept<Drawn extends Sum>(sum: Drawn): Drawn & { readonly kept: number } {
  return { ...sum, kept: sum.amount - sum.refundedAmount };
}

/** One bar as long as what was sold, with what was refunded of it at its end. */
function stackedBars(radius: [number, number, number, number]) {
  return (['kept', 'refundedAmount'] as const).map((part) => (
    <Bar
      key={part}
      dataKey={part}
      stackId="sold"
      fill={part === 'kept' ? COLOURS.sold : COLOURS.refunded}
      radius={radius}
      maxBarSize={24}
      isAnimationActive={!isCalm()}
    />
  ));
}

interface SumCardProps extends DrawingProps {
  readonly title: string;
  readonly sum: Sum;
}

function SumCard({ title, sum, currency, locale, names }: SumCardProps) {
  const rows = [
    ['sold', sum.amount],
    ['refunded', sum.refundedAmount],
  ] as const;
  return (
    <div className="card px-4 py-3 text-sm">
      <p className="mb-1 max-w-64 font-bold wrap-anywhere whitespace-normal">{title}</p>
      {rows.map(([kind, amount]) => (
        <p key={kind} className="flex items-center justify-between gap-6">
          <span className="flex items-center gap-2">
            <svg width="10" height="10" aria-hidden="true">
              <circle cx="5" cy="5" r="5" fill={COLOURS[kind]} />
            </svg>
            {names[kind]}
          </span>
          <span className="font-bold tabular-nums">{formatAmount(amount, currency, locale)}</span>
        </p>
      ))}
    </div>
  );
}

function compactFormat(locale: LocaleCode): (amount: number) => string {
  const { format } = new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return (amount) => format(amount);
}

/** A long name would run out of the drawing; the table has it whole. */
function shorten(name: string): string {
  const letters = [...name];
  return letters.length <= LABEL_LENGTH ? name : `${letters.slice(0, LABEL_LENGTH - 1).join('')}…`;
}
