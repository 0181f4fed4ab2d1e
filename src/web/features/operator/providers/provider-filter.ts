import { PROVIDER_SUBMISSION_KINDS, PROVIDER_SUBMISSION_STATUS } from '#contract/provider/entities.ts';
import { type FilterTexts, readChoice, readSearch, writeQuery } from '#web/kit/list/filter/filter-values.ts';
import { readPageNumber } from '#web/kit/list/page-number.ts';

/** Which tab of the queue is open: one status, or all of them. What waits is shown first. */
export const ALL_TAB = 'all';
const TABS = [...Object.values(PROVIDER_SUBMISSION_STATUS), ALL_TAB] as const;
export const FIRST_TAB = PROVIDER_SUBMISSION_STATUS.reviewing;

/** What the queue shows, as its address says it. */
export type ProviderFilter = ReturnType<typeof readProviderFilter>;

/** Reads the address of the queue; what it does not understand is left out. */
export function readProviderFilter(texts: FilterTexts) {
  return {
    status: readChoice(TABS, texts.status) ?? FIRST_TAB,
    search: readSearch(texts.search),
    kind: readChoice(PROVIDER_SUBMISSION_KINDS, texts.kind),
    page: readPageNumber(texts.page),
  };
}

/** The query of a filter, without what is as usual. */
export function providerQuery({ status, ...filter }: Partial<ProviderFilter>): string {
  return writeQuery({ status: status === FIRST_TAB ? undefined : status, ...filter });
}
