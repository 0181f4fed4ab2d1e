import { lexer, type Token, type Tokens } from 'marked';
import {
  type Block,
  type HeadingBlock,
  type Inline,
  type ListBlock,
  plainText,
  type TableBlock,
} from './markdown-document.ts';

const SAFE_ADDRESS = /^(?:https?:|mailto:|\/|#)/;
const HEADING_TAGS = ['h1', 'h2', 'h3'] as const;

function isOf<Type extends Token['type']>(token: Token, type: Type): token is Extract<Token, { type: Type }> {
  return token.type === type;
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === 'table' && 'header' in token;
}

function isList(token: Token): token is Tokens.List {
  return token.type === 'list' && 'items' in token;
}

/** The lexer leaves the entities of plain text unresolved. */
function unescapeText(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function inlines(tokens: readonly Token[] | undefined): readonly Inline[] {
  return (tokens ?? []).flatMap(inline);
}

function inline(token: Token): readonly Inline[] {
  if (isOf(token, 'strong') || isOf(token, 'em')) return [{ tag: token.type, children: inlines(token.tokens) }];
  if (isOf(token, 'codespan')) return [{ tag: 'code', text: token.text }];
  if (isOf(token, 'br')) return [{ tag: 'br' }];
  if (isOf(token, 'link') && SAFE_ADDRESS.test(token.href)) {
    return [{ tag: 'a', href: token.href, children: inlines(token.tokens) }];
  }
  if (isOf(token, 'html')) return [];
  if ('tokens' in token && token.tokens !== undefined) return inlines(token.tokens);
  return 'text' in token ? [unescapeText(String(token.text))] : [];
}

/** Assigns IDs to headings; duplicates are numbered. */
function headingNamer(): (token: Tokens.Heading) => HeadingBlock {
  const counts = new Map<string, number>();
  return (token) => {
    const children = inlines(token.tokens);
    const text = plainText(children);
    const name = nameOf(text);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = count === 1 ? name : `${name}-${count}`;
    return { tag: HEADING_TAGS[token.depth - 1] ?? 'h3', id, text, depth: token.depth, children };
  };
}

/** Anchors start with a sign that the page's own IDs never have. */
function nameOf(text: string): string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return `s-${words.join('-') || 'section'}`;
}

type NameHeading = ReturnType<typeof headingNamer>;

function blocks(tokens: readonly Token[] | undefined, nameHeading: NameHeading): readonly Block[] {
  return (tokens ?? []).flatMap((token) => block(token, nameHeading));
}

function block(token: Token, nameHeading: NameHeading): readonly Block[] {
  if (isOf(token, 'heading')) return [nameHeading(token)];
  if (isList(token)) return [list(token, nameHeading)];
  if (isTable(token)) return [table(token)];
  if (isOf(token, 'paragraph')) return [{ tag: 'p', children: inlines(token.tokens) }];
  if (isOf(token, 'blockquote')) return [{ tag: 'blockquote', children: blocks(token.tokens, nameHeading) }];
  if (isOf(token, 'code')) return [{ tag: 'pre', text: token.text }];
  return isOf(token, 'hr') ? [{ tag: 'hr' }] : [];
}

function list(token: Tokens.List, nameHeading: NameHeading): ListBlock {
  const start = token.ordered && token.start !== '' && token.start !== 1 ? token.start : undefined;
  const partsOf = ({ tokens }: Tokens.ListItem) =>
    tokens.flatMap<ListBlock['items'][number][number]>((part) =>
      isOf(part, 'text') ? [inlines(part.tokens ?? [part])] : block(part, nameHeading),
    );
  return {
    tag: token.ordered ? 'ol' : 'ul',
    ...(start === undefined ? {} : { start }),
    items: token.items.map(partsOf),
  };
}

function table({ header, rows }: Tokens.Table): TableBlock {
  return {
    tag: 'table',
    label: header.map(({ text }) => text).join(', '),
    head: header.map(({ tokens }) => inlines(tokens)),
    rows: rows.map((row) => row.map(({ tokens }) => inlines(tokens))),
  };
}

/**
 * Parses a Markdown document; raw HTML is dropped, and only safe links are kept. Browsers receive parsed documents: the
 * parser is larger than a page of them.
 */
export function parseMarkdown(text: string): readonly Block[] {
  return blocks(lexer(text), headingNamer());
}
