import type { AppSuggestion } from '#contract/application/entities.ts';
import { detailsQuery } from '#web/kit/game/game-card.tsx';
import type { Page } from '../../app/use-page.ts';

export interface FoundSuggestions {
  /** What they match; empty text before anything was typed and answered. */
  readonly word: string;
  readonly games: readonly AppSuggestion[];
}

/** Where a line of the list leads: to a game, the last one to what the help says about the word. */
export function suggestionAddress(page: Pick<Page, 'href'>, { games, word }: FoundSuggestions, place: number): string {
  const game = games[place];
  if (game !== undefined) return page.href('/application/details', detailsQuery(game.applicationId));
  return page.href('/search', `?${new URLSearchParams({ searchWord: word, in: 'help' })}`);
}
