import { type PostInline, parsePostInlines } from './parse-post-inlines.ts';

/** The blocks of a developer's news: those of the store's articles, without tables and code blocks. */
export type PostBlock =
  | {
      readonly tag: 'h2' | 'h3';
      readonly id: string;
      readonly text: string;
      readonly depth: number;
      readonly children: readonly PostInline[];
    }
  | { readonly tag: 'p'; readonly children: readonly PostInline[] }
  | { readonly tag: 'ul' | 'ol'; readonly items: readonly (readonly (readonly PostInline[])[])[] }
  | { readonly tag: 'blockquote'; readonly children: readonly PostBlock[] }
  | { readonly tag: 'hr' };

type LineKind = 'h2' | 'h3' | 'ul' | 'ol' | 'blockquote' | 'hr' | 'p' | 'blank';

interface Line {
  readonly kind: LineKind;
  /** Without its mark. */
  readonly text: string;
}

/**
 * Parses the Markdown of a developer's news, in linear time: headings, lists, quotes, emphasis, code and links to other
 * sites. It never fails; anything else stays text, so that nothing a developer wrote becomes another element.
 */
export function parsePost(source: string): readonly PostBlock[] {
  const lines = source
    .replaceAll('\r\n', '\n')
    .split(/[\n\r]/)
    .map(readLine);
  const blocks: PostBlock[] = [];
  for (let at = 0; at < lines.length; ) {
    const kind = lines[at]?.kind ?? 'blank';
    const end = isSingle(kind) ? at + 1 : endOf(lines, at, kind);
    const block = toBlock(
      kind,
      lines.slice(at, end).map(({ text }) => text),
      blocks.length,
    );
    if (block !== null) blocks.push(block);
    at = end;
  }
  return blocks;
}

/** The beginning of a text, its paragraphs if it has any, without marks; at most `max` characters. */
export function leadOfPost(source: string, max: number): string {
  const blocks = parsePost(source);
  const paragraphs = blocks.filter(({ tag }) => tag === 'p');
  const text = (paragraphs.length > 0 ? paragraphs : blocks)
    .map(textOf)
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

function textOf(block: PostBlock): string {
  if (block.tag === 'hr') return '';
  if ('items' in block) return block.items.map((item) => item.map(plainInlines).join(' ')).join(' ');
  return block.tag === 'blockquote' ? block.children.map(textOf).join(' ') : plainInlines(block.children);
}

const MARKS: readonly (readonly [LineKind, RegExp])[] = [
  ['h3', /^#{3,6} /],
  ['h2', /^#{1,2} /],
  ['ul', /^[-*+] /],
  ['ol', /^\d{1,3}[.)] /],
  ['blockquote', /^> ?/],
];

function readLine(raw: string): Line {
  const line = raw.trim();
  if (line === '') return { kind: 'blank', text: '' };
  if (line === '---' || line === '***') return { kind: 'hr', text: '' };
  for (const [kind, mark] of MARKS) {
    const found = mark.exec(line);
    if (found !== null) return { kind, text: line.slice(found[0].length).trim() };
  }
  return { kind: 'p', text: line };
}

function isSingle(kind: LineKind): boolean {
  return kind === 'h2' || kind === 'h3' || kind === 'hr' || kind === 'blank';
}

function endOf(lines: readonly Line[], from: number, kind: LineKind): number {
  let end = from + 1;
  while (lines[end]?.kind === kind) end += 1;
  return end;
}

function toBlock(kind: LineKind, texts: readonly string[], place: number): PostBlock | null {
  if (kind === 'blank') return null;
  if (kind === 'hr') return { tag: 'hr' };
  if (kind === 'h2' || kind === 'h3') {
    const children = parsePostInlines(texts.join(' '));
    return { tag: kind, id: `s-${place}`, text: plainInlines(children), depth: kind === 'h2' ? 2 : 3, children };
  }
  if (kind === 'ul' || kind === 'ol') return { tag: kind, items: texts.map((text) => [parsePostInlines(text)]) };
  const paragraph = { tag: 'p', children: withBreaks(texts) } as const;
  return kind === 'blockquote' ? { tag: 'blockquote', children: [paragraph] } : paragraph;
}

/** Line breaks are kept, as people type them. */
function withBreaks(texts: readonly string[]): readonly PostInline[] {
  return texts.flatMap((text, index) => {
    const children = parsePostInlines(text);
    return index === 0 ? children : [{ tag: 'br' } as const, ...children];
  });
}

/** Text without marks. */
function plainInlines(children: readonly PostInline[]): string {
  return children.map(plain).join('');
}

function plain(child: PostInline): string {
  if (typeof child === 'string') return child;
  if ('text' in child) return child.text;
  return 'children' in child ? plainInlines(child.children) : ' ';
}
