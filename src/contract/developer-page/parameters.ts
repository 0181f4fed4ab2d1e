import { ERROR } from '../errors/errors.ts';
import { wireType } from '../openapi/wire-type.ts';
import { LIMITS } from '../values/limits.ts';

/** Letters, digits and hyphens, as in an address. */
export const DEVELOPER_SLUG_PATTERN = new RegExp(
  `^[a-z0-9-]{${LIMITS.developerSlugMin},${LIMITS.developerSlugMax}}$`,
  'i',
);

/** The address of a developer that should exist, without regard to case; an impossible one is as unknown as any other. */
export const developerSlug = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    if (typeof raw !== 'string') return refuse('field.invalid');
    if (!DEVELOPER_SLUG_PATTERN.test(raw)) return refuse('field.unknown', ERROR.providerNotFound);
    return raw.toLowerCase();
  },
  jsonSchema: { type: 'string', pattern: '^[A-Za-z0-9-]+$', maxLength: LIMITS.developerSlugMax },
});
