import { addTap, type OpenTap } from '#domain/device/double-tap.ts';

/** The part of a pointer event that is used. */
export interface TapEvent {
  readonly pointerType: string;
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** A `pointerup` handler that calls back on a double tap by touch (R9.24). */
export function createDoubleTap(onDoubleTap: () => void): (event: TapEvent) => void {
  let open: OpenTap;
  return ({ pointerType, timeStamp, clientX, clientY }) => {
    if (pointerType !== 'touch') return;
    const step = addTap(open, { timeMs: timeStamp, x: clientX, y: clientY });
    open = step.open;
    if (step.gestures.some(({ kind }) => kind === 'double')) onDoubleTap();
  };
}
