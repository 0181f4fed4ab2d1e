import type { AnyRouter } from '@tanstack/react-router';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '../../app/use-page.ts';
import { followMediaKeys } from './follow-media-keys.ts';
import { giveWayToDocuments, giveWayToGames, goOnAfterGame } from './give-way-to-games.ts';
import { keepOneWindow } from './keep-one-window.ts';
import { MusicMark } from './music-mark.tsx';
import { MusicPanel } from './music-panel.tsx';
import { createMusicPlayer } from './music-player.ts';
import { MusicPopover } from './music-popover.tsx';
import { createMusicStore } from './music-store.ts';
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
  giveWayToDocuments({ store, player });
  giveWayToGames({ store, player }, (notify) =>
    router.subscribe('onResolved', ({ toLocation }) => notify(toLocation.pathname)),
  );
  if ('BroadcastChannel' in window) keepOneWindow(store, player, new BroadcastChannel('starhall:music'));
  if ('mediaSession' in navigator) {
    followMediaKeys(navigator.mediaSession, { store, player, titleOf: ({ name }) => page.t(`music.track.${name}`) });
  }
  goOnAfterGame({ store, player });
  return { store, player, MusicMark, MusicPanel, MusicPopover } as const;
}

export type Music = Awaited<ReturnType<typeof startMusic>>;
