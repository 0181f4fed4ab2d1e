import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadOnce } from '#web/first-load/load-once.ts';
import { whenIdle } from '#web/first-load/when-idle.ts';

/** Of the window, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DragHandlers {
  /** Something is held over a point. */
  readonly onDrag: (key: string, point: Point) => void;
  /** It was let go there. */
  readonly onDrop: (key: string, point: Point) => void;
  /** It was given up, with Escape or by the browser. */
  readonly onGiveUp: () => void;
}

interface DraggableItem {
  readonly key: string;
  readonly element: HTMLElement;
  readonly handle: HTMLElement;
}

/** What can be dragged in one list. */
export interface Dragging {
  /** Key of what is held now. */
  readonly held: string | undefined;
  /** Lets something be dragged from now on, until it is called back; undefined until the library has come. */
  readonly add: ((item: DraggableItem) => () => void) | undefined;
}

/** 25 kB for a shortcut of what buttons and keys do: it waits for a pause. */
const importLibrary = loadOnce(() => import('@dnd-kit/dom'));

/** Lets items of a list be dragged by a mouse, a finger or a pen. Nothing is moved here: the handlers do that. */
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
      // Its other plug-ins write inline style sheets, which the pages' policy forbids, and describe themselves in English.
      const manager = new DragDropManager({ plugins: [], sensors: [PointerSensor] });
      end = () => manager.destroy();
      manager.monitor.addEventListener('dragstart', ({ operation: { source } }) => {
        if (source) setHeld(String(source.id));
      });
      manager.monitor.addEventListener('dragmove', ({ operation: { source, position } }) => {
        if (source) onDrag(String(source.id), position.current);
      });
      manager.monitor.addEventListener('dragend', ({ canceled, operation: { source, position } }) => {
        setHeld(undefined);
        if (canceled || !source) onGiveUp();
        else onDrop(String(source.id), position.current);
      });
      setAdd(() => ({ key, element, handle }: DraggableItem) => {
        const draggable = new Draggable({ id: key, element, handle }, manager);
        return () => draggable.destroy();
      });
    };
    // Without it, the buttons and keys are left.
    void start().catch(() => undefined);
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return { held, add };
}

/** Lets one item be dragged by its handle while `isOn`; both elements take a `ref`. */
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
