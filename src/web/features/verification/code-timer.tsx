import { usePage } from '../../app/use-page.ts';
import { formatTimeLeft } from './time-left.ts';

interface CodeTimerProps {
  readonly secondsLeft: number;
  readonly isChecking: boolean;
}

/** The remaining validity of the code. Screen readers hear changes, but not every second. */
export function CodeTimer({ secondsLeft, isChecking }: CodeTimerProps) {
  const page = usePage();
  const isLapsed = secondsLeft === 0;
  const isCounting = !isLapsed && !isChecking;
  return (
    <div className="text-muted">
      {isCounting && (
        <p role="timer" className="tabular-nums">
          {page.t('verify.timeLeft', { time: formatTimeLeft(secondsLeft) })}
        </p>
      )}
      <p role="status" className="empty:hidden">
        {isChecking && page.t('verify.checking')}
        {isLapsed && !isChecking && page.t('verify.lapsed')}
      </p>
    </div>
  );
}
