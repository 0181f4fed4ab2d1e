import { normalizeText } from '../text/normalize-text.ts';

/** What may stand between an office and its box, number or name; a comma begins another part of the address. */
const BETWEEN = '[^,、。;:()]{0,20}';

/** What a post-office box is called (O63); Latin names as whole words. */
const PATTERNS: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(?:p ?\.? ?o ?\.?|post[ -]office),? ?-?box(?!\p{L})/iu,
  // 電子信箱 is an e-mail address.
  new RegExp(`[郵邮][政局]${BETWEEN}(?<!電子|电子)信箱`, 'u'),
  /(?<![\p{L}\p{N}])hộp thư(?!\p{L})/iu,
];

/** Whether an address names a post-office box, in Chinese, English or Vietnamese (R5.37, O63). */
export function isPostOfficeBox(address: string): boolean {
  // Vietnamese may come with its marks as characters of their own, Latin letters and punctuation in full width.
  const plain = normalizeText(address, 'NFKC').replaceAll(/\s+/g, ' ');
  return PATTERNS.some((pattern) => pattern.test(plain));
}
