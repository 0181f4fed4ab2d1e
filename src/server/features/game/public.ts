export { exportGames } from './export-games-queries.ts';
export { type PlayerPair, playerIdIn, playerKey, requirePlayerId, requirePlayerIds } from './player-queries.ts';
