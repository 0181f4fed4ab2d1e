import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Something that a single key does on a page. */
export interface Shortcut {
  /** What the keyboard says for it, `KeyboardEvent.key`: `j`, `/`, `Enter`. Letters in either case. */
  readonly key: string;
  /** What it does, in words. */
  readonly label: string;
  readonly run: () => void;
  /** Off for now, and listed so. */
  readonly isDisabled?: boolean;
}

/** The key that shows what the others do. */
export const HELP_KEY = '?';
/** Whether single keys do anything in this browser: speech input and unsteady hands press them unasked (WCAG 2.1.4). */
const SWITCH_KEY = 'operatorShortcuts';

/**
 * Single keys of a page: silent while somebody types, while a dialog or a menu is open, and with a modifier held. `?`
 * asks for help. Use it through `Shortcuts`, which shows that help.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isOn, setOn] = useState(true);
  const latest = useRef({ shortcuts, isOn });
  useLayoutEffect(() => {
    latest.current = { shortcuts, isOn };
  });
  useEffect(() => setOn(localStorage.getItem(SWITCH_KEY) !== 'off'), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isMeant(event)) return;
      const found = latest.current.isOn ? findShortcut(latest.current.shortcuts, event.key) : undefined;
      if (found === undefined && event.key !== HELP_KEY) return;
      event.preventDefault();
      if (found === undefined) setHelpOpen(true);
      else found.run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    isHelpOpen,
    openHelp: () => setHelpOpen(true),
    closeHelp: () => setHelpOpen(false),
    isOn,
    switchOn(next: boolean) {
      localStorage.setItem(SWITCH_KEY, next ? 'on' : 'off');
      setOn(next);
    },
  };
}

/** The shortcut of a key, unless it is off for now. */
export function findShortcut(shortcuts: readonly Shortcut[], key: string): Shortcut | undefined {
  const found = shortcuts.find((shortcut) => shortcut.key.toLowerCase() === key.toLowerCase());
  return found?.isDisabled === true ? undefined : found;
}

function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open], :popover-open') !== null) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  // Enter and the space bar are what buttons and links are pressed with.
  if (event.key.length > 1 && target.closest('a, button, summary') !== null) return false;
  return (
    !target.isContentEditable && target.closest('input, textarea, select, [role="textbox"], [role="listbox"]') === null
  );
}
