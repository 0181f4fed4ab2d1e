export { GameChoices } from './game-choices.tsx';
