import type { ContentFilter } from '#contract/content/query.ts';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import type { Handler } from '../../api/handler.ts';
import type { Services } from '../../services.ts';
import { prepareContent, type SearchableContent } from './prepare-content.ts';
import { searchLibrary } from './search-library.ts';

/** A filter of this length has about a hundred conditions; thousands would delay other requests. */
const MAX_FILTER_CHARACTERS = 4000;

export function searchContent({ content }: Pick<Services, 'content'>): Handler<'searchContent'> {
  // Prepared on the first search, so it does not slow down the start.
  let library: readonly SearchableContent[] | undefined;
  return async (query) => {
    if (query.where !== undefined) checkLength(query.where);
    library ??= content.items.map(prepareContent);
    return searchLibrary(library, query);
  };
}

function checkLength(filter: ContentFilter): void {
  if (JSON.stringify(filter).length > MAX_FILTER_CHARACTERS) {
    throw new ApiError(ERROR.invalidFormat, { fields: { where: 'field.tooLong' } });
  }
}
