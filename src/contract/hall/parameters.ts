import { wireType } from '../openapi/wire-type.ts';
import { LIMITS } from '../values/limits.ts';

/** Letters, digits and hyphens between them, as in an address. */
export const COLLECTION_SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The address of a collection: `/collections/{slug}`. */
export const collectionSlug = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    if (typeof raw !== 'string') return refuse('field.invalid');
    if (raw.length > LIMITS.collectionSlugLength) return refuse('field.tooLong');
    return COLLECTION_SLUG_PATTERN.test(raw) ? raw : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', pattern: COLLECTION_SLUG_PATTERN.source, maxLength: LIMITS.collectionSlugLength },
});
