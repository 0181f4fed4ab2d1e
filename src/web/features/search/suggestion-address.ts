import type { AppSuggestion } from '#contract/application/entities.ts';
import { detailsQuery } from '#web/kit/game/details-query.ts';
import type { Page } from '../../app/use-page.ts';

export interface FoundSuggestions {
  /** The search word; empty before the first reply. */
  readonly word: string;
  readonly games: readonly AppSuggestion[];
}

/** Target of a suggestion: a game, or the help results for the last one. */
export function suggestionAddress(page: Pick<Page, 'href'>, { games, word }: FoundSuggestions, place: number): string {
  const game = games[place];
  if (game !== undefined) return page.href('/application/details', detailsQuery(game.applicationId));
  return page.href('/search', `?${new URLSearchParams({ searchWord: word, in: 'help' })}`);
}
