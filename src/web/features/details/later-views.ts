/**
 * The parts of the details page that are loaded after its header is hydrated, and the loader for client-side
 * navigation.
 */
export { GameChoices } from '#web/features/library/index.ts';
export { DetailsBody } from './details-body.tsx';
export { DetailsFacts } from './details-facts.tsx';
export { loadDetails } from './load-details.ts';
