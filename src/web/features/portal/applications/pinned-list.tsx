import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { indexByHeight, indexByKey } from '#web/kit/ordering/target-index.ts';
import { type Dragging, useDraggable, useDragging } from '#web/kit/ordering/use-dragging.ts';
import { ApplicationRow } from './application-row.tsx';
import { usePinnedOrder } from './use-pinned-order.ts';

const HINT_ID = 'pinned-hint';

interface PinnedListProps {
  readonly pinned: readonly OwnApplication[];
  readonly onPull: (application: OwnApplication) => void;
}

/**
 * The pinned applications in the developer's order, reordered by dragging or with the arrow keys; moves are announced.
 */
export function PinnedList({ pinned, onPull }: PinnedListProps) {
  const page = usePage();
  const { list, said, preview, keep, giveUp } = usePinnedOrder(pinned);
  const rows = useRef<HTMLOListElement>(null);
  const dragging = useDragging({
    onDrag: (appId, { y }) => preview(appId, indexByHeight(rows.current, y)),
    onDrop: keep,
    onGiveUp: giveUp,
  });
  return (
    <section aria-labelledby="pinned" className="card p-2 sm:p-3">
      <h3 id="pinned" className="text-muted px-3 pt-2 pb-1 font-sans text-xs font-bold">
        {page.t('portal.apps.pinned')}
      </h3>
      <p id={HINT_ID} className="sr-only">
        {page.t('portal.pin.hint')}
      </p>
      <ol ref={rows}>
        {list.map((application, place) => (
          <PinnedRow
            key={application.appId}
            application={application}
            place={place}
            count={list.length}
            dragging={dragging}
            onMove={(to) => {
              if (to === place) return;
              flushSync(() => preview(application.appId, to));
              keep(application.appId);
            }}
            onPull={() => onPull(application)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

interface PinnedRowProps {
  readonly application: OwnApplication;
  /** Zero-based. */
  readonly place: number;
  readonly count: number;
  readonly dragging: Dragging;
  readonly onMove: (place: number) => void;
  readonly onPull: () => void;
}

function PinnedRow({ application, place, count, dragging, onMove, onPull }: PinnedRowProps) {
  const page = usePage();
  const { ref, handleRef, isHeld } = useDraggable<HTMLLIElement, HTMLButtonElement>(
    dragging,
    application.appId,
    count > 1,
  );
  const handle = count > 1 && (
    <button
      ref={handleRef}
      type="button"
      className="btn-icon -ms-1.5 -me-2.5 cursor-grab touch-none self-center active:cursor-grabbing"
      aria-label={page.t('portal.pin.move', { name: application.name, place: place + 1, count })}
      aria-describedby={HINT_ID}
      onKeyDown={(event) => {
        const to = indexByKey(event.key, place, count);
        if (to === undefined) return;
        event.preventDefault();
        onMove(to);
        // Browsers drop the focus of an element that moves in the document.
        event.currentTarget.focus();
      }}
    >
      <GripVertical size={20} aria-hidden />
    </button>
  );
  return (
    <li
      ref={ref}
      className={`bg-surface border-line not-last:border-b ${isHeld ? 'outline-accent relative z-10 rounded-xl opacity-90 outline-3' : ''}`}
    >
      <ApplicationRow application={application} handle={handle} onPull={onPull} />
    </li>
  );
}
