import { useEffect } from 'react';

/** How long after a press its button may still do something, in milliseconds: later, nobody expects it any more. */
const PATIENCE_MS = 10_000;

/** Marks what the server rendered and whose code comes later than the page's; gone once it is taken over. */
const RENDERED_ATTRIBUTE = 'data-rendered';

interface EarlyPress {
  readonly button: HTMLElement;
  /** On the clock of `performance.now`. */
  readonly atMs: number;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
    isTakenOver?: boolean;
  }
}

/**
 * Runs before the rest of a page: notes the button that is pressed before its code is there, and that it is busy. Links,
 * forms and popovers need no code. The last one counts.
 */
export const PRESS_SCRIPT = [
  "addEventListener('click',({target})=>{",
  "const button=target.closest?.('button[type=button]:not([popovertarget])');",
  `if(!button||self.isTakenOver&&!button.closest('[${RENDERED_ATTRIBUTE}]'))return;`,
  "self.earlyPress?.button.removeAttribute('aria-busy');",
  "button.setAttribute('aria-busy','true');",
  'self.earlyPress={button,atMs:performance.now()}',
  '},true)',
].join('');

/** The page answers to hands from now on, but for its parts that wait for their code. */
export function useEarlyPress(): void {
  useEffect(() => {
    window.isTakenOver = true;
    pressAgain();
  }, []);
}

/** The same of a part that comes later than the page, once it is taken over. */
export function usePressAgain(isTaken: boolean): void {
  useEffect(() => {
    if (isTaken) pressAgain();
  }, [isTaken]);
}

/** Does what was asked of a button before its code was there, once it is. */
function pressAgain(): void {
  const { earlyPress } = window;
  if (earlyPress === undefined || earlyPress.button.closest(`[${RENDERED_ATTRIBUTE}]`) !== null) return;
  window.earlyPress = undefined;
  const { button, atMs } = earlyPress;
  button.removeAttribute('aria-busy');
  if (button.isConnected && performance.now() - atMs < PATIENCE_MS) button.click();
}
