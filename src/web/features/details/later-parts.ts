import type { RatingChoice } from '#domain/rating/rating-choice.ts';
import type { AgeGateData } from '#web/features/age/index.ts';
import { laterPart } from '#web/first-load/later-part.tsx';
import type { Page } from '../../app/use-page.ts';
import type { DetailsData } from './load-details.ts';

/** All of them share one chunk and its messages. */
const fetchViews = () => import('./later-views.ts');

/** Library and share actions in the page header. */
export const laterChoices = laterPart(async () => (await fetchViews()).GameChoices, ['details-later']);

/** Facts and developer in the panel. */
export const laterFacts = laterPart(async () => (await fetchViews()).DetailsFacts, ['details-later']);

/** The sections beside and below the panel. */
export const laterBody = laterPart(async () => (await fetchViews()).DetailsBody, ['details-later']);

/** `loadDetails`, with the parts that are hydrated later. */
export async function loadDetailsPage(
  page: Page,
  applicationId: string,
  choice: RatingChoice,
): Promise<DetailsData | AgeGateData> {
  const load = async () => (await fetchViews()).loadDetails(page, applicationId, choice);
  const parts = [laterChoices, laterFacts, laterBody];
  const [data] = await Promise.all([load(), ...parts.map((part) => part.load(page))]);
  return data;
}
