import { useRouter } from '@tanstack/react-router';
import { Heart } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { LibraryEntry } from '#contract/library/entities.ts';
import { usePage } from '../../app/use-page.ts';
import { useSavedGame } from './use-saved-game.ts';

interface FavouriteButtonProps {
  readonly entry: LibraryEntry;
  /** In the list of favorites: called when a game is removed. */
  readonly onRemove?: ((event: MouseEvent) => void) | undefined;
}

/** The heart on a library card. Unpublished games can only be removed. */
export function FavouriteButton({ entry, onRemove }: FavouriteButtonProps) {
  const page = usePage();
  const router = useRouter();
  const { game, available } = entry;
  const { state, change } = useSavedGame(game.applicationId, entry);
  const { favourite } = state;
  if (!available && !favourite) return null;
  // The number of favorites is shown above every list.
  const toggle = () => void change('favourite', !favourite).then(() => router.invalidate());
  const label = page.t('library.favouriteNamed', { name: game.name });
  return (
    <button
      type="button"
      className="bg-veil aria-pressed:text-gold grid h-11 w-11 place-items-center rounded-full text-white hover:text-gold"
      aria-pressed={favourite}
      aria-label={label}
      title={label}
      onClick={onRemove ?? toggle}
    >
      <Heart size={20} aria-hidden fill={favourite ? 'currentColor' : 'none'} />
    </button>
  );
}
