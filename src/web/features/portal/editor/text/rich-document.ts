import type { SafeTag } from '#domain/text/safe-text.ts';

/** Inline tags in the order in which they are nested on output. */
export const MARK_TAGS = ['strong', 'b', 'u'] as const satisfies readonly SafeTag[];
export type MarkTag = (typeof MARK_TAGS)[number];

export interface RichMark {
  readonly type: MarkTag;
}
export interface RichText {
  readonly type: 'text';
  readonly text: string;
  readonly marks?: readonly RichMark[];
}
export interface RichBreak {
  readonly type: 'hardBreak';
  readonly marks?: readonly RichMark[];
}
export type RichInline = RichText | RichBreak;

/** A paragraph (`p`), preformatted text (`pre`), or text without an element of its own (`bare`). */
export interface RichBlock {
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
