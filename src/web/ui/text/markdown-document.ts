/** Inline content of a document. */
export type Inline =
  | string
  | { readonly tag: 'strong' | 'em'; readonly children: readonly Inline[] }
  | { readonly tag: 'code'; readonly text: string }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly tag: 'br' };

/** A heading of a document with its anchor. */
export interface Heading {
  /** Derived from its text, so that links survive a reordered document. */
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
  /** The number of the first item, if it is not 1. */
  readonly start?: number;
  /** Inline content of each item; nested lists and other blocks as blocks. */
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

/** The top-level headings of a document, in order; those in quotes and lists are skipped. */
export function listHeadings(blocks: readonly Block[]): readonly Heading[] {
  return blocks.filter((block) => 'id' in block).map(({ id, text, depth }) => ({ id, text, depth }));
}

/** Text without markup. */
export function plainText(children: readonly Inline[]): string {
  return children.map(textOf).join('');
}

function textOf(child: Inline): string {
  if (typeof child === 'string') return child;
  if ('text' in child) return child.text;
  return 'children' in child ? plainText(child.children) : ' ';
}

/** The text of a block, its parts joined; tables and rules are skipped. */
export function blockText(block: Block): string {
  if (block.tag === 'pre') return block.text;
  if ('items' in block) return block.items.flat().map(itemText).join(' ');
  if (block.tag === 'blockquote') return block.children.map(blockText).join(' ');
  return 'children' in block ? plainText(block.children) : '';
}

function itemText(part: ListBlock['items'][number][number]): string {
  return 'tag' in part ? blockText(part) : plainText(part);
}
