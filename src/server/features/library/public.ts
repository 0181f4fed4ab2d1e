export { exportLibrary } from './export-library-queries.ts';
export { type LibraryListKind, listWatchers } from './library-queries.ts';
export { createFindOwnedGames, ownsGame, takeGameBack } from './owned-queries.ts';
export { presentMinutes } from './present-minutes.ts';
export { recordPlay } from './record-play-queries.ts';
