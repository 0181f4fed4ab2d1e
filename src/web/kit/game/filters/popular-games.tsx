import type { CardGame } from '#domain/application/card-game.ts';
import { usePage } from '#web/app/use-page.ts';
import { GameCard } from '../game-card.tsx';

/** Games beyond a list that has none or few; nothing without any. */
export function PopularGames({ games }: { games: readonly CardGame[] }) {
  const page = usePage();
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="popular-games" className="mt-8">
      <h2 id="popular-games" className="mb-4 text-lg">
        {page.t('filters.none.popular')}
      </h2>
      <ul className="cards">
        {games.map((game) => (
          <li key={game.applicationId} className="grid">
            <GameCard game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
