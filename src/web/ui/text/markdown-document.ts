/** Words of a document and what stands among them. */
export type Inline =
  | string
  | { readonly tag: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly tag: 'code'; readonly text: string }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly tag: 'br' };

/** A heading of a document, and where on the page it stands. */
export interface Heading {
  /** Made of its words, so that links to it survive another order of the document. */
  readonly id: string;
  readonly text: string;
  readonly depth: number;
}

export interface HeadingBlock extends Heading {
  readonly tag: 'h1' | 'h2' | 'h3';
  readonly children: readonly Inline[];
}

export interface TableBlock {
  readonly tag: 'table';
  readonly label: string;
  readonly head: readonly (readonly Inline[])[];
  readonly rows: readonly (readonly (readonly Inline[])[])[];
}

export interface ListBlock {
  readonly tag: 'ul' | 'ol';
  /** The number that it begins with, other than 1. */
  readonly start?: number;
  /** Words of an item in one line; lists and other blocks within it as blocks. */
  readonly items: readonly (readonly (readonly Inline[] | Block)[])[];
}

export type Block =
  | HeadingBlock
  | TableBlock
  | ListBlock
  | { readonly tag: 'p'; readonly children: readonly Inline[] }
  | { readonly tag: 'blockquote'; readonly children: readonly Block[] }
  | { readonly tag: 'pre'; readonly text: string }
  | { readonly tag: 'hr' };

/** The headings of a document, in order; those within quotes and lists are none of its own. */
export function listHeadings(blocks: readonly Block[]): readonly Heading[] {
  return blocks.filter((block) => 'id' in block).map(({ id, text, depth }) => ({ id, text, depth }));
}

/** Words without anything that marks them. */
export function plainText(children: readonly Inline[]): string {
  return children.map(textOf).join('');
}

function textOf(child: Inline): string {
  if (typeof child === 'string') return child;
  if ('text' in child) return child.text;
  return 'children' in child ? plainText(child.children) : ' ';
}

/** What a block says, its parts one after the other; tables and lines say nothing in a row of words. */
export function blockText(block: Block): string {
  if (block.tag === 'pre') return block.text;
  if ('items' in block) return block.items.flat().map(itemText).join(' ');
  if (block.tag === 'blockquote') return block.children.map(blockText).join(' ');
  return 'children' in block ? plainText(block.children) : '';
}

function itemText(part: ListBlock['items'][number][number]): string {
  return 'tag' in part ? blockText(part) : plainText(part);
}
