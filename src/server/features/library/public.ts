export { exportLibrary } from './export-library-queries.ts';
export { type KeptKind, listWatchers } from './library-queries.ts';
export { notePlay } from './note-play-queries.ts';
