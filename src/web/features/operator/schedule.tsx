import { usePage } from '#web/app/use-page.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';

interface ScheduleProps {
  /** ISO 8601; null: immediately, or no end. */
  readonly beginAt: string | null;
  readonly endAt: string | null;
}

/** From when until when something is shown; nothing without a schedule. */
export function Schedule({ beginAt, endAt }: ScheduleProps) {
  const page = usePage();
  if (beginAt === null && endAt === null) return null;
  return (
    <p className="text-muted tabular-nums">
      {beginAt === null ? page.t('operations.banners.atOnce') : <Moment iso={beginAt} />}
      {' – '}
      {endAt === null ? page.t('operations.banners.forGood') : <Moment iso={endAt} />}
    </p>
  );
}

/** Not a LocalTime: its reserved width would leave a gap before the dash. */
function Moment({ iso }: { iso: string }) {
  return <time dateTime={iso}>{useLocalTime(iso, 'short')}</time>;
}
