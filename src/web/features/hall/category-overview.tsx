import type { Category } from '#contract/category/entities.ts';
import { findCategoryKey } from '#contract/values/categories.ts';
import { hallQuery, searchOfCategory } from '#domain/search/hall-search.ts';
import { usePage } from '../../app/use-page.ts';
import { CATEGORY_ICONS } from './category-icons.ts';

/** All twenty categories, each linking to the hall (R2.7, O9). */
export function CategoryOverview({ categories }: { categories: readonly Category[] }) {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t('hall.categories')}</h1>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-3 sm:grid-cols-[repeat(auto-fill,minmax(210px,1fr))] sm:gap-4">
        {categories.map(({ code, name, count }) => {
          const Icon = CATEGORY_ICONS[findCategoryKey(code) ?? 'game'];
          return (
            <li key={code} className="grid">
              <a
                href={page.href('/', hallQuery(searchOfCategory(code)))}
                data-category={code}
                className="card hover:border-control flex items-center gap-2 p-3 sm:min-h-24 sm:gap-4 sm:p-4"
              >
                <span className="bg-raised text-gold-text grid h-11 w-11 flex-none place-items-center rounded-xl sm:h-14 sm:w-14 sm:rounded-2xl">
                  <Icon size={26} aria-hidden />
                </span>
                <span className="min-w-0">
                  <span className="block text-sm font-bold sm:text-base">
                    {code === 100 ? page.t('hall.allGames') : name}
                  </span>
                  <span className="text-muted block text-xs sm:text-sm">{page.t('hall.count', { count })}</span>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
