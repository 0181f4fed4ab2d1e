import { endWait, isGamePath, visitStorage, waitForGame } from './after-game.ts';
import type { PlayedMusic } from './music-player.ts';

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
export function resumeAfterGame({ player }: PlayedMusic): void {
  const position = endWait(visitStorage());
  if (position === null) return;
  player.seek(position);
  player.play();
}

/** The same for games opened as a new document, as every link does. */
export function pauseForDocuments(music: PlayedMusic): void {
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
