import type { LiveTopic } from '#contract/live/topics.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { useLiveData } from '#web/live/use-live-data.ts';
import type { Chosen } from './load-chosen.ts';

/**
 * Keeps the data of the selected application up to date. Entries have topics of their own; the owner's topic covers new
 * ones.
 */
export function useLiveChosen<Loaded>(
  chosen: Chosen<Loaded>,
  topicsOf: (loaded: Loaded) => readonly LiveTopic[],
  load: (page: Page, parameters: Readonly<Record<string, unknown>>) => Promise<Chosen<Loaded>>,
): Chosen<Loaded> {
  const { user } = usePage().state;
  const { applicationId } = chosen;
  return useLiveData(
    chosen,
    ({ loaded }) => (user === null || loaded === null ? [] : [`provider:${user.id}`, ...topicsOf(loaded)]),
    (quiet) => load(quiet, { applicationId }),
  );
}
