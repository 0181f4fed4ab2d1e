import type { AppSuggestion } from '#contract/application/entities.ts';
import { renditionUrl } from '#contract/image-renditions.ts';
import { usePage } from '../../app/use-page.ts';
import { detailsQuery } from '../hall/game-card.tsx';

interface SuggestionListProps {
  readonly suggestions: readonly AppSuggestion[];
  readonly active: number;
  readonly onChosen: () => void;
}

/** Games that match what has been typed, below the field. */
export function SuggestionList({ suggestions, active, onChosen }: SuggestionListProps) {
  const page = usePage();
  return (
    <div
      id="suggestions"
      role="listbox"
      aria-label={page.t('search.suggestions')}
      className="card absolute inset-x-0 top-full z-40 mt-2 max-h-[70vh] overflow-y-auto p-2 shadow-xl"
    >
      {suggestions.map((game, index) => (
        <a
          key={game.applicationId}
          id={`suggestion-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          href={page.href('/application/details', detailsQuery(game.applicationId))}
          // The field keeps the focus, or its blur would take the list away before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={onChosen}
          className="hover:bg-raised aria-selected:bg-raised flex min-h-12 items-center gap-3 rounded-xl px-3 py-1"
        >
          <img src={renditionUrl(game.icon, 96)} alt="" width={36} height={36} className="h-9 w-9 rounded-lg" />
          <span className="min-w-0">
            <span className="block truncate text-sm font-bold">{game.name}</span>
            <span className="text-muted block truncate text-xs">{game.company}</span>
          </span>
        </a>
      ))}
    </div>
  );
}
