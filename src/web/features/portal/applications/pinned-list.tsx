import { DragDropProvider, PointerSensor, useDraggable } from '@dnd-kit/react';
import { GripVertical } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OwnApplication } from '#contract/application/developer-entities.ts';
import { usePage } from '../../../app/use-page.ts';
import { placeByKey } from '../../upload/image-tile.tsx';
import { ApplicationRow } from './application-row.tsx';
import { usePinnedOrder } from './use-pinned-order.ts';

/** Its other plug-ins write inline style sheets, which the pages' policy forbids, and describe themselves in English. */
const PLUGINS: [] = [];
const SENSORS = [PointerSensor];
const HINT_ID = 'pinned-hint';

interface PinnedListProps {
  readonly pinned: readonly OwnApplication[];
  readonly onPull: (application: OwnApplication) => void;
}

/** The pinned applications in the developer's order, changed by dragging or with the arrow keys, and told aloud. */
export function PinnedList({ pinned, onPull }: PinnedListProps) {
  const page = usePage();
  const { list, said, preview, keep, giveUp } = usePinnedOrder(pinned);
  const rows = useRef<HTMLOListElement>(null);
  return (
    <section aria-labelledby="pinned" className="card p-2 sm:p-3">
      <h3 id="pinned" className="text-muted px-3 pt-2 pb-1 font-sans text-xs font-bold">
        {page.t('portal.apps.pinned')}
      </h3>
      <p id={HINT_ID} className="sr-only">
        {page.t('portal.pin.hint')}
      </p>
      <DragDropProvider
        plugins={PLUGINS}
        sensors={SENSORS}
        onDragMove={({ operation: { source, position } }) => {
          if (source) preview(String(source.id), placeAt(rows.current, position.current.y));
        }}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (canceled || !source) giveUp();
          else keep(String(source.id));
        }}
      >
        <ol ref={rows}>
          {list.map((application, place) => (
            <PinnedRow
              key={application.appId}
              application={application}
              place={place}
              count={list.length}
              onMove={(to) => {
                if (to === place) return;
                flushSync(() => preview(application.appId, to));
                keep(application.appId);
              }}
              onPull={() => onPull(application)}
            />
          ))}
        </ol>
      </DragDropProvider>
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/** The place in a list, from 0, at a height on the screen; heights beyond it are its ends. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])];
  const place = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return place === -1 ? rows.length - 1 : place;
}

interface PinnedRowProps {
  readonly application: OwnApplication;
  /** From 0. */
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
  readonly onPull: () => void;
}

function PinnedRow({ application, place, count, onMove, onPull }: PinnedRowProps) {
  const page = usePage();
  const { ref, handleRef, isDragSource } = useDraggable({ id: application.appId, disabled: count === 1 });
  const handle = count > 1 && (
    <button
      ref={handleRef}
      type="button"
      className="btn-icon -ms-1.5 -me-2.5 cursor-grab touch-none self-center active:cursor-grabbing"
      aria-label={page.t('portal.pin.move', { name: application.name, place: place + 1, count })}
      aria-describedby={HINT_ID}
      onKeyDown={(event) => {
        const to = placeByKey(event.key, place, count);
        if (to === undefined) return;
        event.preventDefault();
        onMove(to);
        // Browsers drop the focus of an element that is put elsewhere.
        event.currentTarget.focus();
      }}
    >
      <GripVertical size={20} aria-hidden />
    </button>
  );
  return (
    <li
      ref={ref}
      className={`bg-surface border-line not-last:border-b ${isDragSource ? 'outline-accent relative z-10 rounded-xl opacity-90 outline-3' : ''}`}
    >
      <ApplicationRow application={application} handle={handle} onPull={onPull} />
    </li>
  );
}
