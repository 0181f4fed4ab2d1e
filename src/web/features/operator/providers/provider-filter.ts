import { PROVIDER_SUBMISSION_KINDS, PROVIDER_SUBMISSION_STATUS } from '#contract/provider/entities.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { choice, search, tab } from '#web/kit/list/filter/filter-kinds.tsx';

/** The tab of all submissions; each other tab shows one status. The default tab shows pending ones. */
export const ALL_TAB = 'all';
const { reviewing, approved, rejected, timedOut } = PROVIDER_SUBMISSION_STATUS;

export const providerFilter = defineFilter({
  status: tab([reviewing, approved, rejected, timedOut, ALL_TAB]),
  search: search('providers.search'),
  kind: choice(PROVIDER_SUBMISSION_KINDS, {
    label: 'operator.audit.kind',
    any: 'providers.kind.any',
    text: (kind, page) => page.t(`providers.kind.${kind}`),
  }),
});
export type ProviderFilter = ValuesOf<typeof providerFilter>;
