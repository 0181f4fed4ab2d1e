import { ChevronDown } from 'lucide-react';
import type { Category } from '#contract/category/entities.ts';
import { findCategoryKey } from '#contract/values/categories.ts';
import { type HallSearch, hallQuery, searchOfCategory } from '#domain/search/hall-search.ts';
import { usePage } from '../../app/use-page.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import { toggleCategoryList, useHallState } from './hall-state.ts';

/** The categories in order; choosing one resets the rest of the view (R2.40). */
export function CategoryChips({ categories, search }: { categories: readonly Category[]; search: HallSearch }) {
  const page = usePage();
  const { gameCategory, isCategoryListOpen } = useHallState(search);
  return (
    <nav aria-label={page.t('hall.categories')} className="flex items-start gap-2">
      <ul
        id="categories"
        className={`-mx-1 flex min-w-0 flex-1 gap-2 overflow-x-auto px-1 py-1 md:block md:text-balance ${isCategoryListOpen ? 'flex-wrap' : ''}`}
      >
        {categories.map(({ code, name }) => {
          const Icon = CATEGORY_ICONS[findCategoryKey(code) ?? 'game'];
          return (
            // Inline from tablets on, where balanced lines leave no chip alone in the last one.
            <li key={code} className="md:me-2 md:mb-2 md:inline-block">
              <a
                href={page.href('/', hallQuery(searchOfCategory(code, search)))}
                aria-current={code === gameCategory ? 'true' : undefined}
                data-category={code}
                className="chip"
              >
                <Icon size={16} aria-hidden />
                {code === 100 ? page.t('hall.allGames') : name}
              </a>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        className="btn-icon mt-1 md:hidden"
        aria-expanded={isCategoryListOpen}
        aria-controls="categories"
        aria-label={page.t('hall.showCategories')}
        onClick={toggleCategoryList}
      >
        <ChevronDown size={20} aria-hidden className={isCategoryListOpen ? 'rotate-180' : ''} />
      </button>
    </nav>
  );
}
