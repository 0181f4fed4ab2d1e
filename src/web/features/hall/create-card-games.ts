import type { AppSummary } from '#contract/application/entities.ts';
import type { CardGame } from '#domain/application/card-game.ts';

function toCardGame(game: AppSummary): CardGame {
  const { applicationId, name, company, icon, iconPlaceholder, cover, coverPlaceholder } = game;
  const { category, ageRating, platforms, playCount, rating } = game;
  return {
    applicationId,
    name,
    company,
    icon,
    iconPlaceholder,
    cover,
    coverPlaceholder,
    category,
    ageRating,
    platforms,
    playCount,
    rating,
  };
}

/**
 * Takes the games of several lists for one page. A page carries its data to the browser: only what cards show, and a
 * game that stands in two lists as one object, which is written once.
 */
export function createCardGames(): (games: readonly AppSummary[]) => readonly CardGame[] {
  const known = new Map<string, CardGame>();
  return (games) =>
    games.map((game) => {
      const card = known.get(game.applicationId) ?? toCardGame(game);
      known.set(game.applicationId, card);
      return card;
    });
}
