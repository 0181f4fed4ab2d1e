import { useEffect } from 'react';

/** Keeps the focus out of frames below a dialog: a framed page can grab it, and keys would act behind the dialog. */
export function useFocusGuard(): void {
  useEffect(() => {
    let last: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !(target instanceof HTMLIFrameElement)) last = target;
    };
    // The window loses the focus to a frame; `activeElement` is updated a moment later.
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
