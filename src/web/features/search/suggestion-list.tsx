import { LifeBuoy } from 'lucide-react';
import type { MouseEvent } from 'react';
import { renditionUrl } from '#contract/values/image-renditions.ts';
import { Veil } from '#web/kit/game/veil.tsx';
import { usePage } from '../../app/use-page.ts';
import { type FoundSuggestions, suggestionAddress } from './suggestion-address.ts';

export interface SuggestionListProps {
  readonly suggestions: FoundSuggestions;
  readonly active: number;
  readonly onChosen: () => void;
}

/** Games that match the typed text, below the field, and a link to the help results. */
export function SuggestionList({ suggestions, active, onChosen }: SuggestionListProps) {
  const page = usePage();
  const lineProps = (index: number) => ({
    id: `suggestion-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === active,
    href: suggestionAddress(page, suggestions, index),
    // Keeps the focus on the field: its blur would close the list before the click.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: onChosen,
    className: 'hover:bg-raised aria-selected:bg-raised flex min-h-12 items-center gap-3 rounded-xl px-3 py-1',
  });
  return (
    <div
      id="suggestions"
      role="listbox"
      aria-label={page.t('search.suggestions')}
      className="card absolute inset-x-0 top-full z-40 mt-2 max-h-[70vh] overflow-y-auto p-2 floating"
    >
      {suggestions.games.map((game, index) => (
        <a key={game.applicationId} {...lineProps(index)}>
          {game.adult === true && page.state.audience === 'unknown' ? (
            <Veil placeholder="" size={18} isSilent className="h-9 w-9 flex-none rounded-lg" />
          ) : (
            <img src={renditionUrl(game.icon, 96)} alt="" width={36} height={36} className="h-9 w-9 rounded-lg" />
          )}
          <span className="min-w-0">
            <span className="block truncate text-sm font-bold">{game.name}</span>
            <span className="text-muted block truncate text-xs">{game.company}</span>
          </span>
        </a>
      ))}
      <a {...lineProps(suggestions.games.length)}>
        <LifeBuoy size={20} aria-hidden className="text-muted mx-2 flex-none" />
        <span className="text-muted truncate text-sm">{page.t('search.inHelp', { word: suggestions.word })}</span>
      </a>
    </div>
  );
}
