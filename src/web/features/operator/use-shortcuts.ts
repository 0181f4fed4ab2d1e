import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A single-key action of a page. */
export interface Shortcut {
  /** `KeyboardEvent.key`: `j`, `/`, `Enter`. Letters match in either case. */
  readonly key: string;
  /** What the key does, in words. */
  readonly label: string;
  readonly run: () => void;
  /** Disabled for now, and listed as such. */
  readonly isDisabled?: boolean;
}

/** The key that opens the help. */
export const HELP_KEY = '?';
/** Stores whether shortcuts are on in this browser: speech input and tremor trigger them by accident (WCAG 2.1.4). */
const SWITCH_KEY = 'operatorShortcuts';

/**
 * Handles the single keys of a page, except while typing, while a dialog or menu is open, or with a modifier held. `?`
 * opens the help. Use it through `Shortcuts`, which renders that help.
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

/** Handles a single key that every page of the console has, unless shortcuts are off. */
export function useShortcutKey(key: string, run: () => void): void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== key || !isMeant(event) || localStorage.getItem(SWITCH_KEY) === 'off') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key]);
}

/** Finds the shortcut of a key, unless it is disabled. */
export function findShortcut(shortcuts: readonly Shortcut[], key: string): Shortcut | undefined {
  const found = shortcuts.find((shortcut) => shortcut.key.toLowerCase() === key.toLowerCase());
  return found?.isDisabled === true ? undefined : found;
}

function isMeant(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.querySelector('dialog[open], :popover-open') !== null) return false;
  const { target } = event;
  if (!(target instanceof HTMLElement)) return true;
  // Enter and space activate buttons and links.
  if (event.key.length > 1 && target.closest('a, button, summary') !== null) return false;
  return (
    !target.isContentEditable && target.closest('input, textarea, select, [role="textbox"], [role="listbox"]') === null
  );
}
