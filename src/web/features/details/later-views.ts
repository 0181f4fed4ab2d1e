/** What of the details page is fetched once its head is taken over, and what loads the page where it was not rendered. */
export { GameChoices } from '../library/game-choices.tsx';
export { DetailsBody } from './details-body.tsx';
export { loadDetails } from './load-details.ts';
