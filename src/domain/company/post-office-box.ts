import { normalizeText } from '../text/normalize-text.ts';

/** What may separate an office from its box, number or name; a comma starts another part of the address. */
const BETWEEN = '[^,、。;:()]{0,20}';

/** Names of post-office boxes (O63); Latin names as whole words. */
const PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:p ?\.? ?o ?\.?|post[ -]office),? ?-?box(?!\p{L})/iu,
  // 電子信箱 means email address.
  new RegExp(`[郵邮][政局]${BETWEEN}(?<!電子|电子)信箱`, 'u'),
  /(?<![\p{L}\p{N}])hộp thư(?!\p{L})/iu,
];

/** Whether an address names a post-office box, in Chinese, English or Vietnamese (R5.37, O63). */
export function isPostOfficeBox(address: string): boolean {
  // Vietnamese may have combining marks, and Latin letters and punctuation may be full width.
  const plain = normalizeText(address, 'NFKC').replaceAll(/\s+/g, ' ');
  return PATTERNS.some((pattern) => pattern.test(plain));
}
