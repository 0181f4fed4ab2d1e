import { getPolicy, searchContent } from '#contract/content/endpoints.ts';
import type { ContentFilter } from '#contract/content/query.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { POLICY_TYPE, type PolicyType } from '#contract/values/states.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { prepareContent, type SearchableContent } from './prepare-content.ts';
import { searchLibrary } from './search-library.ts';

/** A filter of this length has about a hundred conditions; thousands would hold up everybody else's requests. */
const MAX_FILTER_CHARACTERS = 4000;

/** What the front matter of the three papers calls them. */
const POLICY_NAMES: Readonly<Record<PolicyType, string>> = {
  [POLICY_TYPE.privacy]: 'privacy',
  [POLICY_TYPE.terms]: 'terms',
  [POLICY_TYPE.intellectualProperty]: 'intellectual-property',
};

/** Search of the store's documents, and its policies one by one. */
export function contentHandlers({ content }: Pick<Services, 'content'>): BoundHandler[] {
  // Made when somebody first searches, so that no start waits for it.
  let library: readonly SearchableContent[] | undefined;
  return [
    handle(searchContent, async (query) => {
      if (query.where !== undefined) checkLength(query.where);
      library ??= content.items.map(prepareContent);
      return searchLibrary(library, query);
    }),
    handle(getPolicy, async ({ type, lang }) => {
      const found = content.items.find((item) => item.lang === lang && item.type === POLICY_NAMES[type]);
      // A language of the product that this installation does not serve (R9.33).
      if (found === undefined) throw new ApiError(ERROR.languageNotFound, { fields: { lang: 'field.choice' } });
      return { ...found, type };
    }),
  ];
}

function checkLength(filter: ContentFilter): void {
  if (JSON.stringify(filter).length > MAX_FILTER_CHARACTERS) {
    throw new ApiError(ERROR.invalidFormat, { fields: { where: 'field.tooLong' } });
  }
}
