import type { FeatureHandlers } from '../../api/handler.ts';
import { getPolicy } from './get-policy.ts';
import { searchContent } from './search-content.ts';

/** Search in the store's documents, and single policies. */
export const contentHandlers = {
  searchContent,
  getPolicy,
} satisfies FeatureHandlers;
