import { ErrorCodes, type Token, Tokenizer } from 'parse5';
import { findSafeTag, type SafeTag } from './safe-text.ts';

/**
 * Whether a description holds nothing but text and the six tags, without attributes and well nested (R5.57). A paragraph
 * may end where the next block begins, and what is open at the end stays so, as browsers read it; then browsers, parse5
 * and `parseSafeText` build the same tree. What only looks like a tag (`5 < 6`) is text.
 */
export function isSafeText(text: string): boolean {
  return isPlainSafeText(text) || isSafeByTokens(text);
}

/** Text, line breaks and whole elements `tags` that hold `inner`; `level` is the number of the group that keeps the tag. */
function contentPattern(level: number, tags: string, inner: string): string {
  return `[^<]*(?:<(?:br(?: ?/)?|(${tags})>${inner}</\\${level})>[^<]*)*`;
}

const INLINE_TAGS = 'b|u|strong';
const LINES_PATTERN = '[^<]*(?:<br(?: ?/)?>[^<]*)*';
const INLINE_PATTERN = contentPattern(2, INLINE_TAGS, contentPattern(3, INLINE_TAGS, LINES_PATTERN));
const PLAIN = new RegExp(`^${contentPattern(1, `p|pre|${INLINE_TAGS}`, INLINE_PATTERN)}$`);

/** The engine keeps a few bytes for every tag that it may have to step back over, and throws at some millions. */
const PLAIN_LENGTH_MAX = 100_000;

/**
 * The quick reading of what nearly everybody writes: lower case, every element closed, at most three deep, no blocks in
 * others. It takes about 0.6 µs for 600 characters with 56 tags where parse5 takes 16, and is true only for what
 * `isSafeByTokens` accepts as well; false means that it cannot tell.
 */
export function isPlainSafeText(text: string): boolean {
  return text.length <= PLAIN_LENGTH_MAX && PLAIN.test(text);
}

/** What HTML leaves out of the text without a token to tell of it: `</>`, and a tag that the text ends in. */
const LOSSES: readonly string[] = [ErrorCodes.missingEndTagName, ErrorCodes.eofInTag];

/** The judgement by HTML's own grammar, as parse5 reads it. */
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

/** The open elements of a text; `open` and `close` answer whether the tag may stand there. */
class Nesting {
  readonly #open: SafeTag[] = [];
  // There is never more than one open paragraph, and looking through a deep stack at every block would take long.
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
