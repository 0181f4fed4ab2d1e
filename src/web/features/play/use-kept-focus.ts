import { useEffect } from 'react';

/**
 * Keeps the focus out of frames while a dialog lies over them: a page in a frame can take it even where a person cannot
 * reach it, and the keys would do something behind the dialog.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target;
    };
    // The window loses the focus to a frame of its own; which one is known a moment later.
    const takeBack = () =>
      setTimeout(() => {
        const isInFrame = document.activeElement instanceof HTMLIFrameElement;
        if (isInFrame && last instanceof HTMLElement) last.focus();
      });
    last = document.activeElement;
    document.addEventListener('focusin', remember);
    window.addEventListener('blur', takeBack);
    return () => {
      document.removeEventListener('focusin', remember);
      window.removeEventListener('blur', takeBack);
    };
  }, []);
}
