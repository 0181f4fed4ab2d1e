import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { usePage } from '#web/app/use-page.ts';
import type { FilterOption, FilterView } from './filter-view.ts';

interface FilterGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of the filters. */
export function FilterGroup({ title, children }: FilterGroupProps) {
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
export function FilterOptions({ options, addressOf }: OptionsProps) {
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
export function FilterTags({ options, addressOf }: OptionsProps) {
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
