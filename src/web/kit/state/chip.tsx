import type { ReactNode } from 'react';

const LOOKS = {
  success: 'text-success border-success',
  danger: 'text-danger border-danger',
  warning: 'text-warning border-warning',
  info: 'text-info border-info',
  quiet: 'text-muted border-control',
} as const;

export type ChipLook = keyof typeof LOOKS;

/** A colored label; use `StateChip` for named states. */
export function Chip({ look, children }: { look: ChipLook; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full items-center rounded-full border px-2.5 py-0.5 text-start text-xs font-bold ${LOOKS[look]}`}
    >
      {children}
    </span>
  );
}
