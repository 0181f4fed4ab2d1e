import type { RatingChoice } from '#domain/rating/rating-choice.ts';
import { laterPart } from '#web/first-load/later-part.tsx';
import type { Page } from '../../app/use-page.ts';
import type { AgeGateData } from '../age/load-behind-gate.ts';
import type { DetailsData } from './load-details.ts';

/** The code of all of them comes in one file, and so do their messages. */
const fetchViews = () => import('./later-views.ts');

/** Keeping and sharing the game, in the head of the page. */
export const laterChoices = laterPart(async () => (await fetchViews()).GameChoices, ['details-later']);

/** Everything below the head. */
export const laterBody = laterPart(async () => (await fetchViews()).DetailsBody, ['details-later']);

/** `loadDetails`, and what its parts need that are taken over later. */
export async function loadDetailsPage(
  page: Page,
  applicationId: string,
  choice: RatingChoice,
): Promise<DetailsData | AgeGateData> {
  const load = async () => (await fetchViews()).loadDetails(page, applicationId, choice);
  const [data] = await Promise.all([load(), laterChoices.load(page), laterBody.load(page)]);
  return data;
}
