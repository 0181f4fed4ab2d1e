import { MEGABYTE_BYTES } from '#contract/values/limits.ts';
import { type RuleMessageKey, rule, ruleWith } from './rule.ts';

// The address parser would drop white space and control characters, turn backslashes, and put a host to `http:path`,
// which a link on a page reads as a path; direction marks make an address look like another one.
const WEB_ADDRESS = /^https?:\/\/[^\s\\\p{Cc}\p{Cs}\p{Bidi_Control}]+$/u;

const BYTES_TEXT = /^[0-9]{1,15}$/;

/** The rules of files and addresses (R5.109, R5.114, R5.124-R5.126). */
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

/** A file is needed where something is added; what is edited keeps the file it has. */
function fileNeeded(message: RuleMessageKey) {
  return ruleWith({ mode: 'text' }, message, (value, { mode }) => mode === 'edit' || hasFile(value));
}

function hasFile(value: unknown): boolean {
  try {
    return Array.isArray(value) ? value.some(isFile) : isFile(value);
  } catch {
    // A revoked proxy throws at every question.
    return false;
  }
}

/** A form sends a file without a name where none was chosen. */
function isFile(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    value.name !== ''
  );
}

/** Not `toLowerCase`, which makes a k of the Kelvin sign. */
function toLowerAscii(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

/** An address with a name or password before its host is refused: it shows another host than it leads to. */
function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !WEB_ADDRESS.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && url.username === '' && url.password === '';
}
