import type { AnyRouter } from '@tanstack/react-router';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '../../app/use-page.ts';
import { followMediaKeys } from './follow-media-keys.ts';
import { MusicIcon } from './music-icon.tsx';
import { MusicPanel } from './music-panel.tsx';
import { createMusicPlayer } from './music-player.ts';
import { MusicPopover } from './music-popover.tsx';
import { createMusicStore } from './music-store.ts';
import { pauseForDocuments, pauseForGames, resumeAfterGame } from './pause-for-games.ts';
import { playInOneWindow } from './play-in-one-window.ts';
import { recallMusic, rememberMusic } from './remember-music.ts';
import { TRACKS } from './tracks.gen.ts';

/** Creates the player of this window; it lives outside the pages, so that it keeps playing across navigation. */
export async function startMusic(page: Page, router: AnyRouter) {
  await loadMessages(page, 'music');
  const sound = document.createElement('audio');
  sound.id = 'music';
  sound.preload = 'none';
  document.body.append(sound);
  const store = createMusicStore({ tracks: TRACKS, remembered: recallMusic(TRACKS.length) });
  const player = createMusicPlayer(store, sound);
  rememberMusic(store);
  pauseForDocuments({ store, player });
  pauseForGames({ store, player }, (notify) =>
    router.subscribe('onResolved', ({ toLocation }) => notify(toLocation.pathname)),
  );
  if ('BroadcastChannel' in window) playInOneWindow(store, player, new BroadcastChannel('starhall:music'));
  if ('mediaSession' in navigator) {
    followMediaKeys(navigator.mediaSession, { store, player, titleOf: ({ name }) => page.t(`music.track.${name}`) });
  }
  resumeAfterGame({ store, player });
  return { store, player, MusicIcon, MusicPanel, MusicPopover } as const;
}

export type Music = Awaited<ReturnType<typeof startMusic>>;
