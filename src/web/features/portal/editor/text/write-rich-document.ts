import { renderSafeText, type SafeNode } from '#domain/text/safe-text.ts';
import { MARK_TAGS, type MarkTag, type RichBlock, type RichDocument, type RichInline } from './rich-document.ts';

/** The stored form of what the text editor holds; an editor in which nothing stands gives the empty text. */
export function writeRichDocument({ content }: RichDocument): string {
  const [first] = content;
  if (content.length === 1 && first?.type !== 'pre' && !first?.content?.length) return '';
  return renderSafeText(content.flatMap((block, index) => writeBlock(block, content[index - 1], content[index + 1])));
}

function writeBlock(block: RichBlock, before: RichBlock | undefined, after: RichBlock | undefined): SafeNode[] {
  const children = nest(block.content ?? []);
  // Two bare texts in a row would be one, and an empty one none at all.
  if (block.type === 'bare' && !isBare(before) && children.length > 0) return children;
  const element = { tag: block.type === 'pre' ? 'pre' : 'p', children } as const;
  const gap = block.attrs?.gap ?? '';
  return gap === '' || isBare(after) ? [element] : [element, gap];
}

function isBare(block: RichBlock | undefined): boolean {
  return block?.type === 'bare';
}

/** Words with the same outer format stand in one element. */
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
