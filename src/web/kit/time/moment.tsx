import { LocalTime } from '#web/kit/time/local-time.tsx';

interface MomentProps {
  readonly label: string;
  readonly iso: string;
  readonly precision?: 'minute' | 'day';
}

/**
 * A labeled time in the visitor's zone, on a line of its own, so that its correction after loading moves nothing. Only
 * the longest dates wrap, on the narrowest screens.
 */
export function Moment({ label, iso, precision = 'minute' }: MomentProps) {
  return (
    <div className="flex flex-col">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="text-sm min-[360px]:whitespace-nowrap">
        <LocalTime iso={iso} precision={precision} />
      </dd>
    </div>
  );
}
