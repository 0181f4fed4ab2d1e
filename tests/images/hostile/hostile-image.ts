import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import type { ImageMessageKey } from '#domain/image/image-rules.ts';

/** A file that an attacker might send, and the response that it must get. */
export interface HostileImage {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
  /** The purpose of the picture; by default a document, which allows any shape up to 40 megapixels. */
  readonly purpose?: ImagePurpose;
  /** The error message, or the format and size of the stored picture: `png 64x48`. */
  readonly answer: ImageMessageKey | `${'png' | 'jpeg'} ${number}x${number}`;
  /** A text that must not be in anything that is stored. */
  readonly secret?: string;
}

/** The same outcome for many files: `[name, content]`. */
export function withAnswer(
  answer: HostileImage['answer'],
  files: readonly (readonly [name: string, content: Uint8Array])[],
): HostileImage[] {
  return files.map(([name, content]) => ({ name, content: Uint8Array.from(content), answer }));
}
