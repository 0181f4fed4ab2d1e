import type { ReactNode } from 'react';

const TONES = {
  success: 'text-success border-success',
  warning: 'text-warning border-warning',
  danger: 'text-danger border-danger',
  info: 'text-info border-info',
  muted: 'text-muted border-control',
} as const;

/** Where something stands, in a word and a colour. */
export function StateChip({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={`inline-flex flex-none rounded-full border px-2.5 py-0.5 text-xs font-bold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
