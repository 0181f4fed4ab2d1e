interface ProgressBarProps {
  readonly label: string;
  readonly done: number;
  readonly total: number;
  /** Shows the bar as paused. */
  readonly isPaused?: boolean;
}

export function ProgressBar({ label, done, total, isPaused = false }: ProgressBarProps) {
  const percent = percentOf(done, total);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="bg-raised border-line h-2.5 w-full overflow-hidden rounded-full border"
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="block h-full w-full">
        <rect width={percent} height="1" fill={isPaused ? 'var(--c-control)' : 'var(--c-gold)'} />
      </svg>
    </div>
  );
}

/** Rounded down to whole percent, so that 100 means complete. */
export function percentOf(done: number, total: number): number {
  return total <= 0 ? 0 : Math.floor((Math.min(done, total) / total) * 100);
}
