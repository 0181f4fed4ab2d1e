import { useEffect } from 'react';
import { typeAgain } from './early-input.ts';
import { pressAgain } from './early-press.ts';

/** Marks the page as interactive, except for parts that still wait for their code. */
export function useEarlyUse(): void {
  useEffect(() => {
    window.isTakenOver = true;
    repeat();
  }, []);
}

/** The same for a part that is hydrated after the page. */
export function useEarlyUseOf(isTaken: boolean): void {
  useEffect(() => {
    if (isTaken) repeat();
  }, [isTaken]);
}

/** After React has finished its own work: until then it would handle no event. What was typed comes before the press. */
function repeat(): void {
  queueMicrotask(() => {
    typeAgain();
    pressAgain();
  });
}
