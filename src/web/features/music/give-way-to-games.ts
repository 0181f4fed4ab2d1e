import { endWait, isGamePath, visitStorage, waitForGame } from './after-game.ts';
import type { PlayedMusic } from './music-player.ts';

/** Tells of the path of each page that is opened. */
type WatchPaths = (notify: (path: string) => void) => unknown;

/** Games have music of their own: the player is silent while one is open, and goes on after it if it was playing. */
export function giveWayToGames({ store, player }: PlayedMusic, watchPaths: WatchPaths): void {
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

/** Goes on with what made way for a game, if anything did. */
export function goOnAfterGame({ player }: PlayedMusic): void {
  const position = endWait(visitStorage());
  if (position === null) return;
  player.seek(position);
  player.play();
}

/** The same for games whose page is a document of its own, as it is from every link. */
export function giveWayToDocuments(music: PlayedMusic): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (link === null || !isPlain || link.target !== '' || !isGamePath(new URL(link.href).pathname)) return;
    const { isPlaying, position } = music.store.state();
    if (isPlaying) waitForGame(visitStorage(), position);
  });
  // Gone back to a page that the browser has kept whole.
  window.addEventListener('pageshow', ({ persisted }) => persisted && goOnAfterGame(music));
}
