import { useRouter } from '@tanstack/react-router';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { orderPinnedApplications } from '#contract/application/developer-endpoints.ts';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { usePage } from '#web/app/use-page.ts';
import { indexByHeight, indexByKey, moveTo } from '#web/kit/ordering/target-index.ts';
import { type Dragging, useDraggable, useDragging } from '#web/kit/ordering/use-dragging.ts';
import { ApplicationRow } from './application-row.tsx';

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
    onDrop: (appId, { y }) => {
      preview(appId, indexByHeight(rows.current, y));
      keep(appId);
    },
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

/**
 * The order of the pinned applications. Changes show immediately, are saved in the background and are reverted if
 * saving fails.
 */
function usePinnedOrder(pinned: readonly OwnApplication[]) {
  const page = usePage();
  const router = useRouter();
  const [list, setList] = useState(pinned);
  const [said, setSaid] = useState('');
  const shown = useRef(list);
  // Requests run one after the other; if one overtook another, the older order would win.
  const saving = useRef(Promise.resolve());
  const unsaved = useRef(0);
  const show = (next: readonly OwnApplication[]) => {
    shown.current = next;
    setList(next);
  };
  useEffect(() => {
    // What is loaded while a newer order is being saved would undo it on the page.
    if (unsaved.current > 0) return;
    shown.current = pinned;
    setList(pinned);
  }, [pinned]);
  const isShown = (ids: readonly string[]) => shown.current.map(({ appId }) => appId).join() === ids.join();
  const save = (applicationIds: readonly string[]) => {
    unsaved.current += 1;
    saving.current = saving.current.then(async () => {
      try {
        await page.call(orderPinnedApplications, { applicationIds }).finally(() => {
          unsaved.current -= 1;
        });
        // Otherwise the page would take the new order for a change by others. What has moved since is saved next.
        if (isShown(applicationIds)) await router.invalidate();
      } catch (error) {
        show(pinned);
        setSaid(page.t('portal.pin.failed'));
        await showFailure(page, error);
      }
    });
  };
  const placeOf = (appId: string) => shown.current.findIndex((one) => one.appId === appId);
  /** Moves an application without saving. */
  const preview = (appId: string, to: number) => {
    const from = placeOf(appId);
    if (from !== -1 && from !== to) show(moveTo(shown.current, from, to));
  };
  /** Saves the displayed order and announces the new position. */
  const keep = (appId: string) => {
    const place = placeOf(appId);
    const moved = shown.current[place];
    if (moved === undefined) return;
    setSaid(page.t('portal.pin.moved', { name: moved.name, place: place + 1, count: shown.current.length }));
    save(shown.current.map((one) => one.appId));
  };
  return { list, said, preview, keep, giveUp: () => show(pinned) };
}
