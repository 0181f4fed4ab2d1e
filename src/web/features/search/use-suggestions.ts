import { type FunctionComponent, useEffect, useState } from 'react';
import { usePage } from '../../app/use-page.ts';
import type { FoundSuggestions } from './suggestion-address.ts';
import type { SuggestionListProps } from './suggestion-list.tsx';

const TYPING_PAUSE_MS = 120;
const SUGGESTIONS = 6;

export interface Suggestions extends FoundSuggestions {
  /** The list component, loaded with the first suggestions. */
  readonly List: FunctionComponent<SuggestionListProps> | null;
}

const NONE: Suggestions = { word: '', games: [], List: null };

/** Games that match the typed text, loaded when typing pauses; an older reply never replaces a newer one. */
export function useSuggestions(word: string): Suggestions {
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
