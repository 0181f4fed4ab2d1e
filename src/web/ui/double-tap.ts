import { addTap, type OpenTap } from '#domain/device/double-tap.ts';

/** What is read of a pointer event. */
export interface TapEvent {
  readonly pointerType: string;
  readonly timeStamp: number;
  readonly clientX: number;
  readonly clientY: number;
}

/** A handler of `pointerup` that calls back at the second of two quick taps of a finger (R9.24). */
export function createDoubleTap(onDoubleTap: () => void): (event: TapEvent) => void {
  let open: OpenTap;
  return ({ pointerType, timeStamp, clientX, clientY }) => {
    if (pointerType !== 'touch') return;
    const step = addTap(open, { timeMs: timeStamp, x: clientX, y: clientY });
    open = step.open;
    if (step.gestures.some(({ kind }) => kind === 'double')) onDoubleTap();
  };
}
