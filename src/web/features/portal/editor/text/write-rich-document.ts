import { renderSafeText, type SafeNode } from '#domain/text/safe-text.ts';
import { MARK_TAGS, type MarkTag, type RichBlock, type RichDocument, type RichInline } from './rich-document.ts';

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
