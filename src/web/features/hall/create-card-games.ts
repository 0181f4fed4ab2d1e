import type { AppSummary } from '#contract/application/entities.ts';
import type { CardGame } from '#domain/application/card-game.ts';

function toCardGame(game: AppSummary): CardGame {
  const { applicationId, name, company, cover, coverPlaceholder } = game;
  const { category, ageRating, platforms, playCount, rating, free, price, owned, canPlay, previews } = game;
  return {
    applicationId,
    name,
    company,
    cover,
    coverPlaceholder,
    category,
    ageRating,
    platforms,
    playCount,
    rating,
    free,
    price,
    canPlay,
    previews,
    ...(owned !== undefined && { owned }),
  };
}

/**
 * Deduplicates games across the lists of a page. The page sends its data to the browser: only the fields that cards
 * show, and games in two lists as one object, which is serialized once.
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
