import type { FeatureHandlers } from '../../api/handler.ts';
import { getPolicy } from './get-policy.ts';
import { searchContent } from './search-content.ts';

/** Search of the store's documents, and its policies one by one. */
export const contentHandlers = {
  searchContent,
  getPolicy,
} satisfies FeatureHandlers;
