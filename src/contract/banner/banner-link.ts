import { wireType } from '../openapi/wire-type.ts';
import { LIMITS } from '../values/limits.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line breaks from addresses.
const UNSAFE = /[\s\u0000-\u001f\u007f\\]/;

/** Whether a banner may link there: a path of the store (not `//host`, which leaves it) or an https URL. */
export function isBannerLink(link: string): boolean {
  if (UNSAFE.test(link)) return false;
  if (link.startsWith('/')) return !link.startsWith('//');
  const url = URL.parse(link);
  return url !== null && /^https:\/\//i.test(link) && url.username === '' && url.password === '';
}

/** Where a banner leads. */
export const bannerLink = wireType<string, string>({
  read: (raw, refuse) => {
    if (typeof raw !== 'string') return refuse('field.invalid');
    if (raw.length > LIMITS.urlLength) return refuse('field.tooLong');
    return isBannerLink(raw) ? raw : refuse('field.invalid');
  },
  jsonSchema: { type: 'string', maxLength: LIMITS.urlLength },
});
