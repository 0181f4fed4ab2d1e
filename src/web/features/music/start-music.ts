import type { AnyRouter } from '@tanstack/react-router';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import type { Page } from '../../app/use-page.ts';
import { endWait, isGamePath, visitStorage, waitForGame } from './after-game.ts';
import { followMediaKeys } from './follow-media-keys.ts';
import { MusicIcon } from './music-icon.tsx';
import { MusicPanel } from './music-panel.tsx';
import { createMusicPlayer, type MusicPlayer, type PlayedMusic } from './music-player.ts';
import { MusicPopover } from './music-popover.tsx';
import { createMusicStore, type MusicStore } from './music-store.ts';
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

type Channel = Pick<BroadcastChannel, 'postMessage'> & {
  addEventListener(type: 'message', listener: () => void): void;
};

/** Only one window of a browser plays: music started in another one stops here. */
export function playInOneWindow(store: MusicStore, player: MusicPlayer, channel: Channel): void {
  let wasPlaying = store.state().isPlaying;
  store.subscribe(() => {
    const { isPlaying } = store.state();
    if (isPlaying && !wasPlaying) channel.postMessage('playing');
    wasPlaying = isPlaying;
  });
  channel.addEventListener('message', () => {
    if (store.state().isPlaying) player.pause();
  });
}

/** Subscribes to the path of each opened page. */
type WatchPaths = (notify: (path: string) => void) => unknown;

/** Games have their own music: the player pauses while one is open, and resumes afterwards if it was playing. */
export function pauseForGames({ store, player }: PlayedMusic, watchPaths: WatchPaths): void {
  let isSilenced = false;
  watchPaths((path) => {
    const isGame = isGamePath(path);
    if (isGame && store.state().isPlaying) {
      isSilenced = true;
      player.pause();
    } else if (!isGame && isSilenced) {
      isSilenced = false;
      player.play();
    }
  });
}

/** Resumes music that a game has paused. */
function resumeAfterGame({ player }: PlayedMusic): void {
  const position = endWait(visitStorage());
  if (position === null) return;
  player.seek(position);
  player.play();
}

/** The same for games opened as a new document, as every link does. */
function pauseForDocuments(music: PlayedMusic): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link === null || !isPlain || link.target !== '' || !isGamePath(new URL(link.href).pathname)) return;
    const { isPlaying, position } = music.store.state();
    if (isPlaying) waitForGame(visitStorage(), position);
  });
  // Restored from the back/forward cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && resumeAfterGame(music));
}
