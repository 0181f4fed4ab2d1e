import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadOnce } from '#web/first-load/load-once.ts';
import { whenIdle } from '#web/first-load/when-idle.ts';

/** Window coordinates in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DragHandlers {
  /** An item is dragged over a point. */
  readonly onDrag: (key: string, point: Point) => void;
  /** An item was dropped at a point. */
  readonly onDrop: (key: string, point: Point) => void;
  /** The drag was canceled, by Escape or the browser. */
  readonly onGiveUp: () => void;
}

interface DraggableItem {
  readonly key: string;
  readonly element: HTMLElement;
  readonly handle: HTMLElement;
}

/** The drag state of a list. */
export interface Dragging {
  /** Key of the dragged item. */
  readonly held: string | undefined;
  /** Makes an element draggable, and returns the function that undoes it; undefined until the library has loaded. */
  readonly add: ((item: DraggableItem) => () => void) | undefined;
}

/** 25 kB for a shortcut to what buttons and keys can do: loaded when idle. */
const importLibrary = loadOnce(() => import('@dnd-kit/dom'));

/** Where the pointer is. The library’s position is that of the move before, and a drop does not change it. */
function pointOf(event: Event | undefined): Point | undefined {
  return event instanceof PointerEvent ? { x: event.clientX, y: event.clientY } : undefined;
}

/** Enables dragging the items of a list by mouse, touch or pen. Moves nothing itself: the handlers do. */
export function useDragging(handlers: DragHandlers): Dragging {
  const [held, setHeld] = useState<string>();
  const [add, setAdd] = useState<Dragging['add']>();
  const onDrag = useEffectEvent(handlers.onDrag);
  const onDrop = useEffectEvent(handlers.onDrop);
  const onGiveUp = useEffectEvent(handlers.onGiveUp);
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    const start = async () => {
      await whenIdle();
      const { DragDropManager, Draggable, PointerSensor } = await importLibrary();
      if (isGone) return;
      // The other plug-ins use inline style sheets, which the page's policy forbids, and English descriptions.
      const manager = new DragDropManager({ plugins: [], sensors: [PointerSensor] });
      end = () => manager.destroy();
      manager.monitor.addEventListener('dragstart', ({ operation: { source } }) => {
        if (source) setHeld(String(source.id));
      });
      manager.monitor.addEventListener('dragmove', ({ nativeEvent, operation: { source, position } }) => {
        if (source) onDrag(String(source.id), pointOf(nativeEvent) ?? position.current);
      });
      manager.monitor.addEventListener('dragend', ({ canceled, nativeEvent, operation: { source, position } }) => {
        setHeld(undefined);
        if (canceled || !source) onGiveUp();
        else onDrop(String(source.id), pointOf(nativeEvent) ?? position.current);
      });
      setAdd(() => ({ key, element, handle }: DraggableItem) => {
        const draggable = new Draggable({ id: key, element, handle }, manager);
        return () => draggable.destroy();
      });
    };
    // Buttons and keys still work without it.
    void start().catch(() => undefined);
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return { held, add };
}

/** Makes an item draggable by its handle while `isOn`; both elements take a `ref`. */
export function useDraggable<Item extends HTMLElement, Handle extends HTMLElement>(
  { held, add }: Dragging,
  key: string,
  isOn: boolean,
) {
  const ref = useRef<Item>(null);
  const handleRef = useRef<Handle>(null);
  useEffect(() => {
    const [element, handle] = [ref.current, handleRef.current];
    if (isOn && add !== undefined && element !== null && handle !== null) return add({ key, element, handle });
  }, [add, key, isOn]);
  return { ref, handleRef, isHeld: held === key };
}
