import type { ReactNode } from 'react';

/** Colours of what drawings show. They are colours in a system of forced ones, too, and on paper. */
export const TONES = {
  accent: 'bg-accent',
  gold: 'bg-gold',
  danger: 'bg-danger',
} as const;
export type Tone = keyof typeof TONES;

/** A piece of a bar. */
export interface BarPart {
  readonly amount: number;
  readonly tone: Tone;
}

/** A bar of a drawing. */
export interface NamedBar {
  readonly key: string;
  readonly name: string;
  /** From the axis on: from the bottom to the top, or from the left to the right. */
  readonly parts: readonly BarPart[];
}

/** Keeps a colour that says something. */
export const KEEPS_COLOUR = 'forced-color-adjust-none [print-color-adjust:exact]';

/** A dot in the colour of what a text beside it names. */
export function Dot({ tone }: { tone: Tone }) {
  return <span aria-hidden className={`size-2.5 flex-none rounded-full ${TONES[tone]} ${KEEPS_COLOUR}`} />;
}

interface CardRow {
  readonly tone: Tone;
  readonly name: string;
  readonly value: string;
}

/** What is drawn at one place, in words: shown beside the pointer. */
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

/** Parts of a hundred, for styles. */
export function percent(part: number, whole: number): string {
  return `${(100 * part) / whole}%`;
}

/** Holds a card at a place of a drawing, on that side of it where there is more room. */
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
