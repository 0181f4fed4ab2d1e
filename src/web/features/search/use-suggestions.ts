import { useEffect, useState } from 'react';
import type { AppSuggestion } from '#contract/application/entities.ts';
import { usePage } from '../../app/use-page.ts';

const TYPING_PAUSE_MS = 120;
const SUGGESTIONS = 6;

/** Games that match what has been typed, asked for once typing pauses; an older answer never replaces a newer one. */
export function useSuggestions(word: string): readonly AppSuggestion[] {
  const { call, state } = usePage();
  const [suggestions, setSuggestions] = useState<readonly AppSuggestion[]>([]);
  const search = word.trim();
  useEffect(() => {
    if (search === '') {
      setSuggestions([]);
      return;
    }
    let isStale = false;
    const timer = setTimeout(async () => {
      const { suggestApplications } = await import('#contract/application/endpoints.ts');
      const request = { search, lang: state.locale, limit: SUGGESTIONS };
      const reply = await call(suggestApplications, request, { loadingBar: false, isQuiet: true });
      if (!isStale) setSuggestions(reply.list ?? []);
    }, TYPING_PAUSE_MS);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [search, call, state.locale]);
  return suggestions;
}
