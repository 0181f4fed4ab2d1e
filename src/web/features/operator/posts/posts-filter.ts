import { POST_QUEUES } from '#contract/developer-post/entities.ts';
import { defineFilter, type ValuesOf } from '#web/kit/list/filter/define-filter.ts';
import { tab } from '#web/kit/list/filter/filter-kinds.tsx';

/** Path of the operators' list of developers' news. */
export const POSTS_PATH = '/operator/posts';

export const postsFilter = defineFilter({ queue: tab(POST_QUEUES) });
export type PostsFilter = ValuesOf<typeof postsFilter>;
