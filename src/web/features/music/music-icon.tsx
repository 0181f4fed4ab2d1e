import { AudioLines, Music } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import type { MusicStore } from './music-store.ts';
import { useMusicState } from './use-music-state.ts';

/** The icon of the player's buttons; shows and says whether music is playing. */
export function MusicIcon({ store, size }: { store: MusicStore; size: number }) {
  const page = usePage();
  const { isPlaying } = useMusicState(store);
  if (!isPlaying) return <Music size={size} aria-hidden className="flex-none" />;
  return (
    <>
      <AudioLines size={size} aria-hidden className="text-gold-text flex-none" />
      <span className="sr-only">{page.t('music.isPlaying')}</span>
    </>
  );
}
