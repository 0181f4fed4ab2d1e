import { searchContent } from '#contract/content/endpoints.ts';
import type { ContentFilter } from '#contract/content/query.ts';
import { ApiError } from '#contract/errors.ts';
import { type BoundHandler, handle } from '../../api/handler-table.ts';
import type { Services } from '../../services.ts';
import { prepareContent } from './match-content.ts';
import { searchLibrary } from './search-library.ts';

/** A filter of this length has about a hundred conditions; thousands would hold up everybody else's requests. */
const MAX_FILTER_CHARACTERS = 4000;

/** Search of terms, policies and news. */
export function contentHandlers({ content }: Pick<Services, 'content'>): BoundHandler[] {
  const library = content.items.map(prepareContent);
  return [
    handle(searchContent, async (query) => {
      if (query.where !== undefined) checkLength(query.where);
      return searchLibrary(library, query);
    }),
  ];
}

function checkLength(filter: ContentFilter): void {
  if (JSON.stringify(filter).length > MAX_FILTER_CHARACTERS) {
    throw new ApiError(20001, { fields: { where: 'field.tooLong' } });
  }
}
