export { HOSTED_SANDBOX, isHostedGame } from './game-origin.ts';
export { useGameBridge } from './use-game-bridge.ts';
