import { CalendarClock } from 'lucide-react';
import type { Maintenance } from '#contract/system/entities.ts';
import { hasBegun } from '#domain/operations/planned-maintenance.ts';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { notice } from '#web/ui/dialog/notice-store.ts';
import type { OverlayViewProps } from '../../app/overlays/overlay.ts';
import { usePage } from '../../app/use-page.ts';
import { SlimBar } from './slim-bar.tsx';

/** Announces maintenance within the next day, or that it is running, in the visitor's time zone. */
export function MaintenanceBar({ state: { maintenance, nowMs }, onClose }: OverlayViewProps) {
  return (
    maintenance !== undefined && (
      <MaintenanceTimes entry={maintenance} isRunning={hasBegun(maintenance, nowMs)} onClose={onClose} />
    )
  );
}

interface MaintenanceTimesProps {
  readonly entry: Maintenance;
  readonly isRunning: boolean;
  readonly onClose: () => void;
}

function MaintenanceTimes({ entry, isRunning, onClose }: MaintenanceTimesProps) {
  const page = usePage();
  const beginAt = useLocalTime(entry.beginAt, 'soon');
  const endAt = useLocalTime(entry.endAt, 'soon');
  const text = page.t(isRunning ? 'overlays.maintenance.running' : 'overlays.maintenance.text', { beginAt, endAt });
  const title = page.t('overlays.maintenance.title');
  return (
    <SlimBar id="maintenance-bar" Icon={CalendarClock} onClose={onClose}>
      {text}
      {/* Inline: a separate button would double the height of the bar on phones. */}
      {entry.message !== '' && (
        <>
          {' '}
          <button
            type="button"
            className="link font-bold"
            onClick={() => notice.open({ title, text: `${text}\n\n${entry.message}` })}
          >
            {page.t('shell.upgrade.link')}
          </button>
        </>
      )}
    </SlimBar>
  );
}
