export { HOSTED_SANDBOX, isHostedGame } from './game-sandbox.ts';
export { useGameBridge } from './use-game-bridge.ts';
