import { useEffect } from 'react';

/** How long after a press a button may still react, in milliseconds; later it would surprise the visitor. */
const PATIENCE_MS = 10_000;

/** Marks server-rendered parts that hydrate after the page; removed on hydration. */
const RENDERED_ATTRIBUTE = 'data-rendered';

interface EarlyPress {
  readonly button: HTMLElement;
  /** In `performance.now` time. */
  readonly atMs: number;
}

declare global {
  interface Window {
    earlyPress?: EarlyPress | undefined;
    isTakenOver?: boolean;
  }
}

/**
 * Runs before the rest of the page: records a press on a button that is not hydrated yet, and marks the button as busy.
 * Links, forms and popovers work without code. Only the last press counts.
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

/** Marks the page as interactive, except for parts that still wait for their code. */
export function useEarlyPress(): void {
  useEffect(() => {
    window.isTakenOver = true;
    pressAgain();
  }, []);
}

/** The same for a part that is hydrated after the page. */
export function usePressAgain(isTaken: boolean): void {
  useEffect(() => {
    if (isTaken) pressAgain();
  }, [isTaken]);
}

/** Replays an early press once the button is hydrated. */
function pressAgain(): void {
  const { earlyPress } = window;
  if (earlyPress === undefined || earlyPress.button.closest(`[${RENDERED_ATTRIBUTE}]`) !== null) return;
  window.earlyPress = undefined;
  const { button, atMs } = earlyPress;
  button.removeAttribute('aria-busy');
  if (button.isConnected && performance.now() - atMs < PATIENCE_MS) button.click();
}
