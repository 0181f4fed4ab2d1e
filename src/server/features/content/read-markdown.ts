import { lexer, type Token } from 'marked';

export interface MarkdownText {
  /** One per line. */
  readonly headings: string;
  /** The text without Markdown syntax and URLs, one block per line. */
  readonly text: string;
}

/** Extracts the text of a Markdown document. */
export function readMarkdown(body: string): MarkdownText {
  const blocks = lexer(body).filter(({ type }) => type !== 'space' && type !== 'html');
  const headings = blocks.filter(({ type }) => type === 'heading');
  return { headings: headings.map(textOf).join('\n'), text: blocks.map(textOf).join('\n') };
}

function textOf(token: Token): string {
  if (token.type === 'list' && 'items' in token) return joinAll(token.items, '\n');
  if (token.type === 'table' && 'rows' in token) {
    return [token.header, ...token.rows].map((cells) => joinAll(cells, ' ')).join('\n');
  }
  if (token.type === 'html') return '';
  if ('tokens' in token && token.tokens !== undefined) return joinAll(token.tokens, '');
  return 'text' in token ? unescapeText(token.text) : '';
}

function joinAll(tokens: unknown, separator: string): string {
  return Array.isArray(tokens) ? tokens.map(textOf).join(separator) : '';
}

/** The lexer leaves the basic entities in plain text unchanged. */
function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
