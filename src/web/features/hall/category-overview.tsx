import { ALL_GAMES_CATEGORY, findCategoryKey } from '#contract/values/categories.ts';
import { hallQuery, searchOfCategory } from '#domain/search/hall-search.ts';
import { GameCover } from '#web/kit/game/game-cover.tsx';
import { usePage } from '../../app/use-page.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import type { CategoryTile } from './load-overview.ts';

/** All twenty categories, each linking to the hall (R2.7, O9). */
export function CategoryOverview({ tiles }: { tiles: readonly CategoryTile[] }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t('hall.categories')}</h1>
      <ul className="cards">
        {tiles.map((tile) => (
          <li key={tile.code} className="grid">
            <Tile tile={tile} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tile({ tile: { code, name, count, game } }: { tile: CategoryTile }) {
  const page = usePage();
  const Icon = CATEGORY_ICONS[findCategoryKey(code) ?? 'game'];
  return (
    <a
      href={page.href('/', hallQuery(searchOfCategory(code)))}
      data-category={code}
      className="group relative block aspect-video overflow-hidden rounded-[16px] text-white"
    >
      <span className="absolute inset-0">
        {game === undefined ? (
          <span aria-hidden className="no-picture block h-full w-full" />
        ) : (
          <GameCover game={game} sizes="(min-width: 600px) 260px, 46vw" isSilent />
        )}
      </span>
      <span className="absolute inset-0 flex flex-col justify-end bg-linear-to-t from-black/80 via-black/50 to-transparent p-3 sm:p-4">
        <span className="flex items-center gap-2 font-bold">
          <Icon size={18} aria-hidden className="flex-none" />
          <span className="truncate">{code === ALL_GAMES_CATEGORY ? page.t('hall.allGames') : name}</span>
        </span>
        <span className="text-xs">{page.t('hall.count', { count })}</span>
      </span>
    </a>
  );
}
