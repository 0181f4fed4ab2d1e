import { lexer, type Token, type Tokens } from 'marked';

/** A heading of a document, and where on the page it stands. */
export interface Heading {
  /** Made of its words, so that links to it survive another order of the document. */
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

/** The headings of a document by their tokens; of equal ones the later are numbered. */
export function findHeadings(tokens: readonly Token[]): ReadonlyMap<Token, Heading> {
  const counts = new Map<string, number>();
  const headings = new Map<Token, Heading>();
  for (const token of tokens) {
    if (!isHeading(token)) continue;
    const text = plainText(token);
    const name = nameOf(text);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    headings.set(token, { id: count === 1 ? name : `${name}-${count}`, text, depth: token.depth });
  }
  return headings;
}

/** The headings of a document in Markdown, in order. */
export function listHeadings(text: string): readonly Heading[] {
  return [...findHeadings(lexer(text)).values()];
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** Ids of the page itself are words of Latin letters without this sign before them. */
function nameOf(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `s-${words.join('-') || 'section'}`;
}

function plainText(token: Token): string {
  if ('tokens' in token && token.tokens !== undefined && token.tokens.length > 0) {
    return token.tokens.map(plainText).join('');
  }
  return 'text' in token ? unescapeText(String(token.text)) : '';
}

/** The lexer leaves the few entities of plain text as they were written. */
export function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
