import { Check, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { isTag } from '#contract/values/tags.ts';
import { type GameFilters, isFiltered, toggleTag } from '#domain/search/game-filters.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { chosenOptions, type FilterOption, type FilterView, filterLabel } from './filter-view.ts';

const PANEL_ID = 'filters';
/** Tags shown without a press; the others are behind "More tags". */
const TAGS_SHOWN = 12;
/** The highest age includes all games: there is nothing to choose. */
const ALL_AGES = 18;

/** Options of a filter from the numbers of its values. */
function optionsOf<Name extends 'platform' | 'price' | 'age' | 'rating' | 'language'>(
  page: Page,
  { filters }: FilterView,
  name: Name,
  counts: readonly { readonly value: NonNullable<GameFilters[Name]>; readonly count: number }[],
): FilterOption[] {
  return counts.map(({ value, count }) => {
    const isChosen = filters[name] === value;
    const next = { ...filters, [name]: isChosen ? undefined : value };
    return { key: String(value), label: filterLabel(page, name, value), count, isChosen, next };
  });
}

function tagOptions({ filters, facets }: FilterView): FilterOption[] {
  const options = facets.tags.flatMap(({ value, name, count }): FilterOption[] => {
    if (!isTag(value)) return [];
    const isChosen = filters.tags?.includes(value) === true;
    return [{ key: value, label: name, count, isChosen, next: toggleTag(filters, value) }];
  });
  return options.sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
}

/**
 * All filters of a list, as plain links. A column on wide screens; on phones a sheet that the browser itself opens and
 * closes, so that it works before and without JavaScript.
 */
export function FilterPanel({ view }: { view: FilterView }) {
  const page = usePage();
  return (
    <aside id={PANEL_ID} popover="auto" aria-labelledby="filters-title" className="filter-panel">
      <div className="flex items-center justify-between ps-3 pe-1">
        <h2 id="filters-title" className="text-base font-bold">
          {page.t('filters.title')}
        </h2>
        <button
          type="button"
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
          className="btn-icon md:hidden"
          aria-label={page.t('filters.close')}
        >
          <X size={20} aria-hidden />
        </button>
      </div>
      <Groups view={view} />
      <div className="bg-page sticky bottom-0 z-1 grid px-3 py-4 md:hidden">
        <button type="button" popoverTarget={PANEL_ID} popoverTargetAction="hide" className="btn btn-gold">
          {page.t('filters.show', { count: view.count })}
        </button>
      </div>
    </aside>
  );
}

function Groups({ view }: { view: FilterView }) {
  const page = usePage();
  const { facets, addressOf, filters } = view;
  const ages = facets.ages.filter(({ value }) => value !== ALL_AGES || filters.age === ALL_AGES);
  const group = { addressOf };
  return (
    <>
      <FilterGroup title={page.t('filters.platform')}>
        <FilterOptions {...group} options={optionsOf(page, view, 'platform', facets.platforms)} />
      </FilterGroup>
      <FilterGroup title={page.t('filters.price')}>
        <FilterOptions {...group} options={optionsOf(page, view, 'price', facets.prices)} />
      </FilterGroup>
      <FilterGroup title={page.t('filters.rating')}>
        <FilterOptions {...group} options={optionsOf(page, view, 'rating', facets.ratings).reverse()} />
      </FilterGroup>
      <Tags view={view} />
      <FilterGroup title={page.t('hall.ageRating')}>
        <FilterOptions {...group} options={optionsOf(page, view, 'age', ages)} />
      </FilterGroup>
      <FilterGroup title={page.t('filters.language')}>
        <FilterOptions {...group} options={optionsOf(page, view, 'language', facets.languages)} />
      </FilterGroup>
    </>
  );
}

function Tags({ view }: { view: FilterView }) {
  const page = usePage();
  const options = tagOptions(view);
  if (options.length === 0) return null;
  const more = options.slice(TAGS_SHOWN);
  return (
    <FilterGroup title={page.t('filters.tags')}>
      <FilterTags options={options.slice(0, TAGS_SHOWN)} addressOf={view.addressOf} />
      {more.length > 0 && (
        <details>
          <summary className="text-accent flex min-h-11 cursor-pointer items-center px-3 text-sm font-bold">
            {page.t('filters.moreTags')}
          </summary>
          <FilterTags options={more} addressOf={view.addressOf} />
        </details>
      )}
    </FilterGroup>
  );
}

/** Opens the sheet on phones, and shows what is chosen, each with a link that removes it. */
export function ActiveFilters({ view }: { view: FilterView }) {
  const page = usePage();
  const chosen = chosenOptions(page, view);
  return (
    <div className={`flex flex-wrap items-center gap-2 ${chosen.length > 0 ? 'mb-4' : 'mb-4 md:hidden'}`}>
      <button type="button" popoverTarget={PANEL_ID} className="btn btn-quiet md:hidden">
        <SlidersHorizontal size={18} aria-hidden />
        {page.t('filters.title')}
        {chosen.length > 0 && <span className="tabular-nums">({chosen.length})</span>}
      </button>
      {isFiltered(view.filters) && (
        <ul aria-label={page.t('filters.active')} className="contents">
          {chosen.map(({ key, label, next }) => (
            <li key={key}>
              <a href={view.addressOf(next)} className="chip" aria-label={page.t('filters.remove', { name: label })}>
                {label}
                <X size={16} aria-hidden />
              </a>
            </li>
          ))}
          {chosen.length > 1 && (
            <li>
              <a href={view.addressOf({})} className="link inline-flex min-h-11 items-center px-2 text-sm">
                {page.t('filters.clear')}
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface FilterGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the filters. */
function FilterGroup({ title, children }: FilterGroupProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields, and headings would stand among those of the games.
    <div role="group" aria-labelledby={id} className="filter-group">
      <p id={id} className="text-muted px-3 text-xs font-bold">
        {title}
      </p>
      {children}
    </div>
  );
}

interface OptionsProps extends Pick<FilterView, 'addressOf'> {
  readonly options: readonly FilterOption[];
}

/** Values of which one can be chosen, each with the number of games it leads to. */
function FilterOptions({ options, addressOf }: OptionsProps) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.key}>
          <FilterLink option={option} addressOf={addressOf} className="filter-option" />
        </li>
      ))}
    </ul>
  );
}

/** Tags, several of which can be chosen. */
function FilterTags({ options, addressOf }: OptionsProps) {
  return (
    <ul className="flex flex-wrap gap-1.5 px-3 pt-1">
      {options.map((option) => (
        <li key={option.key}>
          <FilterLink option={option} addressOf={addressOf} className="filter-tag" />
        </li>
      ))}
    </ul>
  );
}

interface FilterLinkProps extends Pick<FilterView, 'addressOf'> {
  readonly option: FilterOption;
  readonly className: string;
}

/** A choice that leads to no game is text: the link would be a dead end. */
function FilterLink({ option: { label, count, isChosen, next }, addressOf, className }: FilterLinkProps) {
  const page = usePage();
  const words = (
    <>
      {isChosen && <Check size={16} aria-hidden className="text-accent flex-none" />}
      <span aria-hidden className="min-w-0 flex-1 break-words">
        {label}
      </span>
      <span aria-hidden className="text-muted text-xs tabular-nums">
        {count}
      </span>
      <span className="sr-only">{page.t('filters.choice', { name: label, count })}</span>
    </>
  );
  if (count === 0 && !isChosen) return <span className={`${className} text-muted`}>{words}</span>;
  return (
    <a href={addressOf(next)} rel="nofollow" aria-current={isChosen ? 'true' : undefined} className={className}>
      {words}
    </a>
  );
}
