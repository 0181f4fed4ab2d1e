import type { PublicApplication } from '#contract/application/entities.ts';
import { summarizeCountries } from '#domain/summarize-countries.ts';
import type { Page } from '../../app/use-page.ts';

/** Whether the page of a game names any country: most games are to be had everywhere. */
export function namesCountries({ countries }: Pick<PublicApplication, 'countries'>): boolean {
  return summarizeCountries(countries).kind !== 'everywhere';
}

/** What has a browser fetch the names of countries with the page, where it shows any. */
export function placeNamesLinks({ state }: Page, application: PublicApplication) {
  if (!namesCountries(application)) return [];
  return [{ rel: 'modulepreload', href: state.messageUrls.places, fetchPriority: 'low' as const }];
}
