import { useRouter } from '@tanstack/react-router';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePage } from '#web/app/use-page.ts';
import { REVISION, useRevision } from '#web/kit/form/conflict-notice.tsx';
import { useForm } from '#web/kit/form/use-form.ts';
import { indexByHeight, indexByKey, moveTo } from '#web/kit/ordering/target-index.ts';
import { type Dragging, useDraggable, useDragging } from '#web/kit/ordering/use-dragging.ts';
import { IconButton } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

export interface OrderedItem {
  readonly key: string;
  /** The name used by buttons and announcements. */
  readonly name: string;
}

interface OrderedListProps<Item extends OrderedItem> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly onOrder: (items: readonly Item[]) => void;
  readonly children: (item: Item) => ReactNode;
  /** Further actions beside the move buttons; on phones they get a row of their own. */
  readonly actions?: (item: Item, place: number) => ReactNode;
}

/** A list that can be reordered by dragging, with buttons, or with the arrow keys, Home and End on the handle. */
export function OrderedList<Item extends OrderedItem>({
  label,
  items,
  onOrder,
  children,
  actions,
}: OrderedListProps<Item>) {
  const page = usePage();
  const [news, setNews] = useState('');
  const rows = useRef<HTMLOListElement>(null);
  // The order shown during a drag.
  const [preview, setPreview] = useState<readonly Item[]>();
  const move = (key: string, to: number) => {
    const item = items.find((one) => one.key === key);
    if (item === undefined || to < 0 || to >= items.length) return;
    flushSync(() => {
      onOrder(moveTo(items, items.indexOf(item), to));
      setNews(page.t('operations.order.moved', { name: item.name, place: to + 1, count: items.length }));
    });
  };
  const dragging = useDragging({
    onDrag: (key, { y }) => {
      const from = items.findIndex((one) => one.key === key);
      if (from !== -1) setPreview(moveTo(items, from, indexByHeight(rows.current, y)));
    },
    onDrop: (key, { y }) => {
      setPreview(undefined);
      move(key, indexByHeight(rows.current, y));
    },
    onGiveUp: () => setPreview(undefined),
  });
  return (
    <>
      <ol ref={rows} aria-label={label} className="flex flex-col">
        {(preview ?? items).map((item, place) => (
          <Row
            key={item.key}
            item={item}
            place={place}
            count={items.length}
            dragging={dragging}
            actions={actions?.(item, place)}
            onMove={(to) => move(item.key, to)}
          >
            {children(item)}
          </Row>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

interface RowProps {
  readonly item: OrderedItem;
  /** Zero-based. */
  readonly place: number;
  readonly count: number;
  readonly dragging: Dragging;
  readonly actions: ReactNode;
  readonly onMove: (to: number) => void;
  readonly children: ReactNode;
}

function Row({ item: { key, name }, place, count, dragging, actions, onMove, children }: RowProps) {
  const page = usePage();
  const { ref, handleRef, isHeld } = useDraggable<HTMLLIElement, HTMLButtonElement>(dragging, key, count > 1);
  const move = (to: number, from: HTMLElement) => {
    onMove(to);
    // Browsers drop the focus of an element that is moved in the document.
    from.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = indexByKey(event.key, place, count);
    if (to === undefined) return;
    event.preventDefault();
    move(to, event.currentTarget);
  };
  return (
    <li
      ref={ref}
      className={`border-line bg-surface flex min-h-16 items-center gap-2 border-b py-2 last:border-b-0 sm:gap-3 ${actions === undefined ? '' : 'max-sm:flex-wrap'} ${isHeld ? 'outline-accent rounded-xl outline-3' : ''}`}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={page.t('operations.order.handle', { name, place: place + 1, count })}
        onKeyDown={onKeyDown}
        className="btn-icon flex-none cursor-grab touch-none active:cursor-grabbing"
      >
        <GripVertical size={20} aria-hidden />
      </button>
      <span aria-hidden className="text-muted w-7 flex-none text-end text-sm tabular-nums">
        {place + 1}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">{children}</div>
      <div
        className={`flex flex-none gap-2 sm:gap-3 ${actions === undefined ? '' : 'max-sm:basis-full max-sm:justify-end'}`}
      >
        {actions}
        <MoveButton direction="up" name={name} isOff={place === 0} onMove={(from) => move(place - 1, from)} />
        <MoveButton direction="down" name={name} isOff={place === count - 1} onMove={(from) => move(place + 1, from)} />
      </div>
    </li>
  );
}

interface MoveButtonProps {
  readonly direction: 'up' | 'down';
  readonly name: string;
  /** The item is already at that end; the button stays in the page to keep the focus. */
  readonly isOff: boolean;
  readonly onMove: (from: HTMLElement) => void;
}

function MoveButton({ direction, name, isOff, onMove }: MoveButtonProps) {
  const page = usePage();
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  const label = page.t(`operations.order.${direction}`, { name });
  return (
    <IconButton
      label={label}
      aria-disabled={isOff}
      onClick={({ currentTarget }) => isOff || onMove(currentTarget)}
      className="flex-none aria-disabled:opacity-35"
      Icon={Icon}
      size={20}
    />
  );
}

interface OrderPlan<Item extends OrderedItem> {
  readonly saved: readonly Item[];
  /** Of the order that was loaded. */
  readonly revision: string;
  readonly save: (keys: string[], sent: { readonly revision?: string }) => Promise<unknown>;
}

/** An order that is edited locally and saved as a whole, unless another operator has saved one since. */
export function useOrder<Item extends OrderedItem>({ saved, revision: loaded, save }: OrderPlan<Item>) {
  const page = usePage();
  const router = useRouter();
  const revision = useRevision(loaded);
  const form = useForm<{ readonly keys: readonly string[] }>({
    initial: { keys: keysOf(saved) },
    order: [REVISION],
    check: () => ({}),
    send: ({ keys }) => save([...keys], revision.sent()),
    async onSent() {
      toasts.show('success', page.t('operations.order.saved'));
      await router.invalidate();
    },
  });
  return {
    ...form,
    notice: revision.noticeFor(form),
    items: form.values.keys.flatMap((key) => saved.find((item) => item.key === key) ?? []),
    setItems: (items: readonly OrderedItem[]) => form.change({ keys: keysOf(items) }),
  };
}

function keysOf(items: readonly OrderedItem[]): string[] {
  return items.map(({ key }) => key);
}
