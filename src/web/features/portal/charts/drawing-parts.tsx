import { nice, ticks } from 'd3-array';
import type { ReactNode } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { dateTimeFormat, numberFormat } from '#web/ui/text/intl-formats.ts';

/** Colors of chart elements. They are preserved in forced-colors mode and in print. */
export const TONES = {
  accent: 'bg-accent',
  gold: 'bg-gold',
  danger: 'bg-danger',
} as const;
export type Tone = keyof typeof TONES;

/** A segment of a bar. */
export interface BarPart {
  readonly amount: number;
  readonly tone: Tone;
}

/** A bar of a chart. */
export interface NamedBar {
  readonly key: string;
  readonly name: string;
  /** Ordered from the axis: bottom to top or left to right. */
  readonly parts: readonly BarPart[];
}

/** Preserves a color that carries meaning in forced-colors mode and in print. */
export const KEEPS_COLOUR = 'forced-color-adjust-none [print-color-adjust:exact]';

/** A colored dot in front of a legend entry. */
export function Dot({ tone }: { tone: Tone }) {
  return <span aria-hidden className={`size-2.5 flex-none rounded-full ${TONES[tone]} ${KEEPS_COLOUR}`} />;
}

interface CardRow {
  readonly tone: Tone;
  readonly name: string;
  readonly value: string;
}

/** Tooltip with the values at one position of a chart. */
export function PlaceCard({ title, rows }: { title: string; rows: readonly CardRow[] }) {
  return (
    <div className="card w-max max-w-72 px-4 py-3 text-sm">
      <p className="mb-1 font-bold wrap-anywhere">{title}</p>
      {rows.map(({ tone, name, value }) => (
        <p key={name} className="flex items-center justify-between gap-6">
          <span className="flex items-center gap-2">
            <Dot tone={tone} />
            {name}
          </span>
          <span className="font-bold tabular-nums">{value}</span>
        </p>
      ))}
    </div>
  );
}

/** A percentage for styles. */
export function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

/** Places a tooltip at a position of a chart, on the side with more room. */
export function CardAt({ at, of, children }: { at: number; of: number; children: ReactNode }) {
  const isBefore = at > of / 2;
  return (
    <div
      className={`pointer-events-none absolute top-2 z-10 ${isBefore ? '-translate-x-[calc(100%+12px)]' : 'translate-x-3'}`}
      style={{ left: percent(at, of) }}
    >
      {children}
    </div>
  );
}

/** The scale of a chart's value axis. */
export interface AmountScale {
  /** A round number, no smaller than any of the amounts. */
  readonly top: number;
  /** Round whole numbers from 0 to `top`, ascending. */
  readonly ticks: readonly number[];
}

/**
 * Computes the scale of a chart.
 * @param amounts Not negative.
 * @param count Approximate number of ticks that fit.
 */
export function amountScale(amounts: readonly number[], count: number): AmountScale {
  const [, top] = nice(0, Math.max(1, ...amounts), count);
  return { top, ticks: ticks(0, top, count).filter(Number.isInteger) };
}

/** Formats amounts of an axis in compact notation with enough digits to distinguish them: 1.2K, 1.2萬. */
export function formatCompact(locale: LocaleCode): (amount: number) => string {
  const { format } = numberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 });
  return (amount) => format(amount);
}

const DAY_STYLES = {
  short: { month: 'numeric', day: 'numeric' },
  long: { dateStyle: 'full' },
} as const;

/** Formats a day (YYYY-MM-DD), independent of the time zone. */
export function formatDay(day: string, locale: LocaleCode, style: keyof typeof DAY_STYLES): string {
  return dateTimeFormat(locale, { ...DAY_STYLES[style], timeZone: 'UTC' }).format(Date.parse(day));
}
