import { useLocalTime } from '../../../ui/use-local-time.ts';

/** A moment, short enough for a table. */
export function When({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="tabular-nums">
      {useLocalTime(iso, 'short')}
    </time>
  );
}
