import { useEffect } from 'react';

/**
 * Keeps frames from lying over a dialog: a game that fills the screen by itself after the dialog has come covers it, and
 * clicks on what the game shows there reach the buttons below.
 */
export function useClearView(): void {
  useEffect(() => {
    const clear = () => {
      if (isCovered()) document.exitFullscreen().catch(() => undefined);
    };
    clear();
    document.addEventListener('fullscreenchange', clear);
    return () => document.removeEventListener('fullscreenchange', clear);
  }, []);
}

/** Whether a frame fills the screen. */
export function isCovered(): boolean {
  return document.fullscreenElement instanceof HTMLIFrameElement;
}
