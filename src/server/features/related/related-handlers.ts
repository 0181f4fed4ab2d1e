import type { FeatureHandlers } from '../../api/handler.ts';
import { listRelatedApplications } from './list-related-applications.ts';

/** The public call of games that are alike. */
export const relatedHandlers = { listRelatedApplications } satisfies FeatureHandlers;
