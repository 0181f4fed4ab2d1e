import { ErrorCodes, type Token, Tokenizer } from 'parse5';
import { findSafeTag, type SafeTag } from './safe-text.ts';

/**
 * Whether a description has only text and the six tags, without attributes and properly nested (R5.57). A paragraph
 * may end where the next block begins, and elements may stay open at the end, as in browsers; then browsers, parse5
 * and `parseSafeText` build the same tree. Text that only resembles a tag (`5 < 6`) is text.
 */
export function isSafeText(text: string): boolean {
  return isPlainSafeText(text) || isSafeByTokens(text);
}

/**
 * Text, line breaks and complete elements `tags` that contain `inner`; `level` is the number of the group that
 * captures the tag.
 */
function contentPattern(level: number, tags: string, inner: string): string {
  return `[^<]*(?:<(?:br(?: ?/)?|(${tags})>${inner}</\\${level})>[^<]*)*`;
}

const INLINE_TAGS = 'b|u|strong';
const LINES_PATTERN = '[^<]*(?:<br(?: ?/)?>[^<]*)*';
const INLINE_PATTERN = contentPattern(2, INLINE_TAGS, contentPattern(3, INLINE_TAGS, LINES_PATTERN));
const PLAIN = new RegExp(`^${contentPattern(1, `p|pre|${INLINE_TAGS}`, INLINE_PATTERN)}$`);

/** The regex engine stores a few bytes per tag for backtracking, and throws at some millions. */
const PLAIN_LENGTH_MAX = 100_000;

/**
 * The fast path for most texts: lower case, every element closed, at most three deep, no nested blocks. It takes
 * about 0.6 µs for 600 characters with 56 tags, parse5 takes 16. True only if `isSafeByTokens` accepts the text as
 * well; false means undecided.
 */
export function isPlainSafeText(text: string): boolean {
  return text.length <= PLAIN_LENGTH_MAX && PLAIN.test(text);
}

/** Text that HTML drops without emitting a token: `</>`, and an unfinished tag at the end. */
const LOSSES: readonly string[] = [ErrorCodes.missingEndTagName, ErrorCodes.eofInTag];

/** The check by HTML's own grammar, as parse5 parses it. */
export function isSafeByTokens(text: string): boolean {
  const nesting = new Nesting();
  let isSafe = true;
  const refuse = () => {
    isSafe = false;
    tokenizer.pause();
  };
  const read = (token: Token.TagToken, place: (tag: SafeTag) => boolean) => {
    const tag = findSafeTag(token.tagName);
    if (tag === undefined || token.attrs.length > 0 || !place(tag)) refuse();
  };
  const pass = () => undefined;
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onStartTag: (token) => read(token, (tag) => nesting.open(tag)),
      onEndTag: (token) => read(token, (tag) => nesting.close(tag)),
      onComment: refuse,
      onDoctype: refuse,
      onCharacter: pass,
      onWhitespaceCharacter: pass,
      onNullCharacter: pass,
      onEof: pass,
      onParseError: ({ code }) => {
        if (LOSSES.includes(code)) refuse();
      },
    },
  );
  tokenizer.write(text, true);
  return isSafe;
}

/** The open elements of a text; `open` and `close` return whether the tag is allowed there. */
class Nesting {
  readonly #open: SafeTag[] = [];
  // At most one paragraph is open; searching a deep stack at every block would be slow.
  #hasParagraph = false;

  open(tag: SafeTag): boolean {
    if (tag === 'br') return true;
    if (this.#hasParagraph && (tag === 'p' || tag === 'pre') && !this.close('p')) return false;
    this.#hasParagraph ||= tag === 'p';
    this.#open.push(tag);
    return true;
  }

  close(tag: SafeTag): boolean {
    if (this.#open.at(-1) !== tag) return false;
    this.#open.pop();
    if (tag === 'p') this.#hasParagraph = false;
    return true;
  }
}
