import {
  parseSafeText,
  renderSafeText,
  type SafeElement,
  type SafeNode,
  type SafeTag,
} from '#domain/text/safe-text.ts';

/** Inline tags in the order in which they are nested on output. */
export const MARK_TAGS = ['strong', 'b', 'u'] as const satisfies readonly SafeTag[];
type MarkTag = (typeof MARK_TAGS)[number];

interface RichMark {
  readonly type: MarkTag;
}
interface RichText {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly RichMark[];
}
interface RichBreak {
  readonly type: 'hardBreak';
  readonly marks?: readonly RichMark[];
}
export type RichInline = RichText | RichBreak;

/** A paragraph (`p`), preformatted text (`pre`), or text without an element of its own (`bare`). */
interface RichBlock {
  readonly type: 'paragraph' | 'pre' | 'bare';
  /** White space between this block and the next in the stored text; not visible to players. */
  readonly attrs?: { readonly gap: string };
  readonly content?: readonly RichInline[];
}

/** A description in the text editor: a flat list of blocks in the format of ProseMirror's JSON. */
export interface RichDocument {
  readonly type: 'doc';
  readonly content: readonly RichBlock[];
}

/** White space that breaks a line in the source; outside `pre` it is rendered as a space. */
const LINE_SPACE = /[\t\n\f\r]/;

const EMPTY: RichDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/**
 * Parses a stored description for the text editor, such that writing it again preserves every word, line and format
 * that players see. Returns null if the editor cannot represent it: blocks nested in other elements, or line breaks
 * outside `pre`.
 */
export function readRichDocument(text: string): RichDocument | null {
  if (text === '') return EMPTY;
  const reader = new Reader();
  reader.readAll(parseSafeText(text), []);
  const document = reader.finish();
  const isNothing = document.content.every(({ type, content }) => type === 'paragraph' && content === undefined);
  return reader.hasLost || (isNothing && document.content.length === 1) ? null : document;
}

/** Parses any description; unsupported structures are converted to the closest ones with the same text. */
export function normalizeRichDocument(text: string): RichDocument {
  const reader = new Reader();
  reader.readAll(parseSafeText(text), []);
  return reader.finish();
}

class Reader {
  hasLost = false;
  readonly #blocks: RichBlock[] = [];
  #type: RichBlock['type'] = 'bare';
  #inline: RichInline[] = [];

  readAll(nodes: readonly SafeNode[], marks: readonly MarkTag[]): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.#readText(node, marks);
      else this.#readElement(node, marks);
    }
  }

  finish(): RichDocument {
    this.#close();
    return this.#blocks.length === 0 ? EMPTY : { type: 'doc', content: this.#blocks };
  }

  #readElement({ tag, children }: SafeElement, marks: readonly MarkTag[]): void {
    const mark = MARK_TAGS.find((name) => name === tag);
    if (mark !== undefined) this.readAll(children, marks.includes(mark) ? marks : [...marks, mark]);
    else if (tag === 'br') this.#inline.push({ type: 'hardBreak', ...marksOf(marks) });
    else this.#readBlock(tag === 'pre' ? 'pre' : 'paragraph', children, marks);
  }

  #readBlock(type: RichBlock['type'], children: readonly SafeNode[], marks: readonly MarkTag[]): void {
    if (this.#type !== 'bare' || marks.length > 0) this.hasLost = true;
    const outer = this.#type;
    this.#close();
    this.#type = type;
    const count = this.#blocks.length;
    this.readAll(children, marks);
    // Preserves an empty block, but not the empty remainder behind a nested block.
    this.#close(this.#blocks.length === count);
    this.#type = outer;
  }

  #readText(text: string, marks: readonly MarkTag[]): void {
    const isTorn = this.#type !== 'pre' && LINE_SPACE.test(text);
    if (isTorn && this.#type === 'bare' && this.#takeGap(text, marks)) return;
    this.hasLost ||= isTorn;
    this.#addText(isTorn ? text.replaceAll(/[ \t\n\f\r]+/g, ' ') : text, marks);
  }

  /**
   * Stores white space between blocks as the gap of the previous block; text that follows it directly cannot be
   * represented.
   */
  #takeGap(text: string, marks: readonly MarkTag[]): boolean {
    const last = this.#blocks.at(-1);
    if (last === undefined || this.#inline.length > 0 || marks.length > 0 || /[^ \t\n\f\r]/.test(text)) return false;
    this.#blocks.splice(-1, 1, { ...last, attrs: { gap: text } });
    return true;
  }

  #addText(text: string, marks: readonly MarkTag[]): void {
    if (text === '') return;
    const last = this.#inline.at(-1);
    const isSame = last?.type === 'text' && sameMarks(last.marks?.map(({ type }) => type) ?? [], marks);
    if (isSame) this.#inline.splice(-1, 1, { ...last, text: last.text + text });
    else this.#inline.push({ type: 'text', text, ...marksOf(marks) });
  }

  /** Closes the current block; bare text without content adds none. */
  #close(isElement = false): void {
    const content = this.#inline;
    this.#inline = [];
    if (!isElement && content.length === 0) return;
    // Bare text after a gap would be read as one text with the gap.
    if (this.#type === 'bare' && this.#blocks.at(-1)?.attrs?.gap) this.hasLost = true;
    this.#blocks.push({ type: this.#type, ...(content.length > 0 && { content }) });
  }
}

function marksOf(marks: readonly MarkTag[]) {
  const sorted = MARK_TAGS.filter((tag) => marks.includes(tag));
  return sorted.length === 0 ? {} : { marks: sorted.map((type) => ({ type })) };
}

function sameMarks(left: readonly MarkTag[], right: readonly MarkTag[]): boolean {
  return left.length === right.length && right.every((mark) => left.includes(mark));
}

/** Serializes the text editor's document; an empty document gives an empty string. */
export function writeRichDocument({ content }: RichDocument): string {
  const [first] = content;
  if (content.length === 1 && first?.type !== 'pre' && !first?.content?.length) return '';
  return renderSafeText(content.flatMap((block, index) => writeBlock(block, content[index - 1], content[index + 1])));
}

function writeBlock(block: RichBlock, before: RichBlock | undefined, after: RichBlock | undefined): SafeNode[] {
  const children = nest(block.content ?? []);
  // Two adjacent bare texts would be read as one, and an empty one would be lost.
  if (block.type === 'bare' && !isBare(before) && children.length > 0) return children;
  const element = { tag: block.type === 'pre' ? 'pre' : 'p', children } as const;
  const gap = block.attrs?.gap ?? '';
  return gap === '' || isBare(after) ? [element] : [element, gap];
}

function isBare(block: RichBlock | undefined): boolean {
  return block?.type === 'bare';
}

/** Merges adjacent text that shares its outer format into one element. */
function nest(run: readonly RichInline[], depth = 0): SafeNode[] {
  const tag = MARK_TAGS[depth];
  if (tag === undefined) return join(run);
  const nodes: SafeNode[] = [];
  for (let start = 0; start < run.length; ) {
    const isMarked = hasMark(run[start], tag);
    let end = start + 1;
    while (end < run.length && hasMark(run[end], tag) === isMarked) end += 1;
    const inner = nest(run.slice(start, end), depth + 1);
    nodes.push(...(isMarked ? [{ tag, children: inner }] : inner));
    start = end;
  }
  return nodes;
}

function hasMark(inline: RichInline | undefined, tag: MarkTag): boolean {
  return inline?.marks?.some(({ type }) => type === tag) ?? false;
}

function join(run: readonly RichInline[]): SafeNode[] {
  return run.map((inline) => (inline.type === 'text' ? inline.text : { tag: 'br', children: [] }));
}
