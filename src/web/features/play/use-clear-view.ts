import { useEffect } from 'react';

/**
 * Prevents frames from covering a dialog: a game that enters full screen after the dialog has opened would cover it,
 * and clicks on the game could reach the buttons below.
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

/** Whether a frame is full-screen. */
export function isCovered(): boolean {
  return document.fullscreenElement instanceof HTMLIFrameElement;
}
