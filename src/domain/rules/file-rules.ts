import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { type RuleMessageKey, rule, ruleWith } from './rule.ts';

// The URL parser would drop white space and control characters, convert backslashes, and add a host to `http:path`,
// which a link treats as a path; direction marks disguise an address.
const WEB_ADDRESS = /^https?:\/\/[^\s\\\p{Cc}\p{Cs}\p{Bidi_Control}]+$/u;

const BYTES_TEXT = /^[0-9]{1,15}$/;

/** Rules for files and addresses (R5.109, R5.114, R5.124-R5.126). */
export const fileRules = {
  custom_required_file: fileNeeded('rule.custom_required_file'),
  file_uploaded: fileNeeded('rule.file_uploaded'),
  file_size_limit: ruleWith({ maxMb: 'number' }, 'rule.file_size_limit', (value, { maxMb }) => {
    const bytes = typeof value === 'string' && BYTES_TEXT.test(value) ? Number(value) : value;
    return typeof bytes === 'number' && Number.isInteger(bytes) && bytes >= 0 && bytes <= maxMb * MEGABYTE_BYTES;
  }),
  file_type: ruleWith({ extension: 'texts' }, 'rule.file_type', (value, { extension }) => {
    if (typeof value !== 'string') return false;
    const name = toLowerAscii(value);
    return [extension].flat().some((ending) => name.endsWith(`.${toLowerAscii(ending)}`));
  }),
  is_url: rule('rule.is_url', isWebAddress),
} as const;

/** A file is required on creation; an edit keeps the existing file. */
function fileNeeded(message: RuleMessageKey) {
  return ruleWith({ mode: 'text' }, message, (value, { mode }) => mode === 'edit' || hasFile(value));
}

function hasFile(value: unknown): boolean {
  try {
    return Array.isArray(value) ? value.some(isFile) : isFile(value);
  } catch {
    // A revoked proxy throws on every access.
    return false;
  }
}

/** Forms send an unnamed file if none was chosen. */
function isFile(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name !== ''
  );
}

/** Not `toLowerCase`, which maps the Kelvin sign to k. */
function toLowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** Rejects addresses with user info, which disguises the real host. */
function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !WEB_ADDRESS.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '';
}
