import { useEffect, useRef } from 'react';

/** Saves by Ctrl+S, or Cmd+S on a Mac, instead of having the browser save the page. */
export function useSaveKey(save: () => unknown, isOn = true): void {
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      // What lies over the page is about something else; only it is being worked on.
      if (!event.repeat && document.querySelector('dialog:modal') === null) latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
}
