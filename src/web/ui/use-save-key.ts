import { useEffect, useRef } from 'react';

/** Handles Ctrl+S (Cmd+S on a Mac) instead of the browser's "save page". */
export function useSaveKey(save: () => unknown, isOn = true): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // An open modal dialog has its own form.
      if (!event.repeat && document.querySelector('dialog:modal') === null) latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
