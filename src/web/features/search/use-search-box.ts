import { useRouter, useRouterState } from '@tanstack/react-router';
import { type FunctionComponent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { pageSearchQuery, searchOfWord } from '#domain/search/page-search.ts';
import { usePage } from '../../app/use-page.ts';
import { type FoundSuggestions, suggestionAddress } from './suggestion-address.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';

export interface SearchBoxState {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly word: string;
  readonly suggestions: Suggestions;
  /** Index of the active suggestion, the help link last; -1: none, Enter searches for the word. */
  readonly active: number;
  readonly isShown: boolean;
  type(word: string): void;
  open(): void;
  close(): void;
  /** Closes the list as its suggestion is followed. */
  choose(): void;
  submit(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** "/" focuses the search field. */
function useSlashKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target;
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
}

/** The next index among `count` suggestions and the field itself (-1), wrapping around. */
export function stepActive(active: number, key: string, count: number): number | undefined {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || count === 0) return undefined;
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}

/** The state and handlers of the search box. */
export function useSearchBox(): SearchBoxState {
  const page = usePage();
  const router = useRouter();
  const searched = useRouterState({ select: (state) => String(state.location.search.searchWord ?? '') });
  const [word, setWord] = useState(searched);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const suggestions = useSuggestions(isOpen ? word : '');
  const isShown = isOpen && suggestions.word !== '';
  useSlashKey(input);
  useEffect(() => setWord(searched), [searched]);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  /** The page of a suggestion is no result of the text that found it. */
  const choose = () => {
    close();
    setWord(searched);
  };
  return {
    input,
    word,
    suggestions,
    active,
    isShown,
    type(typed) {
      setWord(typed);
      setActive(-1);
      setOpen(true);
    },
    open: () => setOpen(true),
    close,
    choose,
    submit() {
      const sought = word.trim();
      const results = sought === '' ? page.href('/') : page.href('/search', pageSearchQuery(searchOfWord(sought)));
      const chosen = isShown && active >= 0 ? suggestionAddress(page, suggestions, active) : undefined;
      if (chosen === undefined) close();
      else choose();
      input.current?.blur();
      router.history.push(chosen ?? results);
    },
    onKeyDown(event) {
      // The first Escape closes the list; the next one clears the field, the browser's default.
      if (event.key === 'Escape' && isShown) event.preventDefault();
      if (event.key === 'Escape') close();
      const next = stepActive(active, event.key, isShown ? suggestions.games.length + 1 : 0);
      if (next === undefined) return;
      event.preventDefault();
      setOpen(true);
      setActive(next);
    },
  };
}

const TYPING_PAUSE_MS = 120;
const SUGGESTIONS = 6;

interface Suggestions extends FoundSuggestions {
  /** The list component, loaded with the first suggestions. */
  readonly List: FunctionComponent<SuggestionListProps> | null;
}

const NONE: Suggestions = { word: '', games: [], List: null };

/** Games that match the typed text, loaded when typing pauses; an older reply never replaces a newer one. */
function useSuggestions(word: string): Suggestions {
  const { call, state } = usePage();
  const [suggestions, setSuggestions] = useState(NONE);
  const search = word.trim();
  useEffect(() => {
    if (search === '') {
      setSuggestions(NONE);
      return;
    }
    let isStale = false;
    const ask = async () => {
      const [{ suggestApplications }, { SuggestionList }] = await Promise.all([
        import('#contract/application/endpoints.ts'),
        import('./suggestion-list.tsx'),
      ]);
      const request = { search, lang: state.locale, limit: SUGGESTIONS };
      const reply = await call(suggestApplications, request, { loadingBar: false, isQuiet: true });
      if (!isStale) setSuggestions({ word: search, games: reply.list ?? [], List: SuggestionList });
    };
    // Without suggestions, Enter still searches.
    const timer = setTimeout(() => void ask().catch(() => undefined), TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [search, call, state.locale]);
  return suggestions;
}
