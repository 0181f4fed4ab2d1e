import { wireType } from '../openapi/wire-type.ts';

const MAX_LENGTH = 254;

/** An email address as far as its look can tell: one @, no spaces, a dot in the domain (RFC 5321: 254 characters). */
export const emailAddress = wireType<string, string>({
  read: (raw, refuse) => {
    if (raw === undefined || raw === null || raw === '') return refuse('field.required');
    if (typeof raw !== 'string') return refuse('field.invalid');
    if (raw.length > MAX_LENGTH) return refuse('field.tooLong');
    const isAddress = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}.]+(\.[^\s@\p{Cc}.]+)+$/u.test(raw) && raw.isWellFormed();
    return isAddress ? raw : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', format: 'email', maxLength: MAX_LENGTH },
});
