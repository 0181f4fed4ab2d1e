import { useLocalTime } from '../../ui/use-local-time.ts';

/** When something happened, in the visitor's zone. */
export function RecordMoment({ iso }: { iso: string }) {
  const text = useLocalTime(iso, 'short');
  return (
    <time dateTime={iso} className="tabular-nums">
      {text}
    </time>
  );
}
