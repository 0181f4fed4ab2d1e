import type { SafeTag } from '#domain/text/safe-text.ts';

/** The tags that format words; the order is that in which they are nested when they are written. */
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

/** A paragraph (`p`), preformatted text (`pre`), or text that stands in no element of its own (`bare`). */
export interface RichBlock {
  readonly type: 'paragraph' | 'pre' | 'bare';
  /** White space that stands in the stored text between this block and the next; players do not see it. */
  readonly attrs?: { readonly gap: string };
  readonly content?: readonly RichInline[];
}

/** A description as the text editor holds it: blocks of words, never a block in another. The shape is ProseMirror's JSON. */
export interface RichDocument {
  readonly type: 'doc';
  readonly content: readonly RichBlock[];
}
