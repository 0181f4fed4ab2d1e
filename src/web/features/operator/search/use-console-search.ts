import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { stepPlace } from '#web/ui/field/use-search-field.ts';
import { useShortcutKey } from '../use-shortcuts.ts';
import { findPlaces, findRecords, type ResultGroup } from './find-results.ts';

/** Opens the search of the console from anywhere on its pages. */
export const SEARCH_KEY = 's';

const TYPING_PAUSE_MS = 250;

interface FoundRecords {
  readonly text: string;
  readonly groups: readonly ResultGroup[];
}

const NONE: FoundRecords = { text: '', groups: [] };

/** The state and handlers of the search of the console. */
export function useConsoleSearch() {
  const page = usePage();
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const sought = isOpen ? text.trim() : '';
  const records = useRecords(sought);
  useShortcutKey(SEARCH_KEY, () => input.current?.focus());
  const isLoading = sought !== records.text;
  // Pages come first: they are there before the rest, which then moves nothing.
  const places = findPlaces(page, sought);
  const groups = sought === '' ? [] : [places, ...records.groups];
  const results = groups.flatMap((group) => group.results);
  const end = () => {
    setText('');
    setOpen(false);
    input.current?.blur();
  };
  return {
    input,
    text,
    isOpen,
    groups: groups.filter((group) => group.results.length > 0),
    results,
    /** The result that Enter opens. */
    active: results[Math.min(active, results.length - 1)],
    isLoading,
    open: () => setOpen(true),
    close: () => setOpen(false),
    end,
    type(next: string) {
      setText(next);
      setOpen(true);
      setActive(0);
    },
    onKeyDown(event: KeyboardEvent) {
      // The first Escape closes the list, the next one clears the field, as the browser does.
      if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        setOpen(false);
      }
      const place = Math.min(active, results.length - 1);
      const next = stepPlace(place, event.key, results.length);
      if (next !== undefined || event.key === 'Enter') event.preventDefault();
      if (next !== undefined) setActive(next);
      const chosen = results[place];
      // Records of an earlier text are still shown while the next ones load.
      const isOld = isLoading && !places.results.some(({ href }) => href === chosen?.href);
      if (event.key !== 'Enter' || chosen === undefined || isOld) return;
      end();
      router.history.push(chosen.href);
    },
  };
}

/** What the store has under a text, once typing pauses; an older reply never replaces a newer one. */
function useRecords(sought: string): FoundRecords {
  const page = usePage();
  const [found, setFound] = useState(NONE);
  useEffect(() => {
    if (sought === '') return setFound(NONE);
    let isStale = false;
    const ask = async () => {
      const groups = await findRecords(page, sought).catch(() => []);
      if (!isStale) setFound({ text: sought, groups });
    };
    const timer = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [page, sought]);
  return found;
}
