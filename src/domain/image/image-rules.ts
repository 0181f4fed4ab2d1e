import {
  type ImageFormat,
  type ImagePurpose,
  type ImagePurposeRules,
  imagePurposeRules,
} from '#contract/values/image-purposes.ts';
import { fileRules } from '../rules/file-rules.ts';

/** Properties of a file before it is stored; `format` is detected by its bytes, undefined if unsupported. */
export interface ImageFile {
  readonly bytes: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: ImageFormat | undefined;
}

/** A failing limit: a key of the catalog `rules` and the values of its text. */
export interface ImageIssue {
  readonly message: ImageMessageKey;
  readonly values: Readonly<Record<string, number>>;
}

export type ImageMessageKey =
  | 'image.format'
  | 'image.size'
  | 'image.dimensions'
  | 'image.ratio'
  | 'image.ratio_wide'
  | 'image.sides'
  | 'image.pixels'
  | 'image.min_count'
  | 'image.max_count'
  | 'image.some_refused';

export interface ImageSelection<File> {
  readonly accepted: readonly File[];
  readonly refused: readonly { readonly file: File; readonly issues: readonly ImageIssue[] }[];
  /** Messages about the selection as a whole; empty if every file was accepted. */
  readonly messages: readonly ImageIssue[];
}

/** Every limit of its purpose that an image violates (R5.1-R5.7, R5.13-R5.18); for an unsupported format only that. */
export function checkImage(purpose: ImagePurpose, file: ImageFile): readonly ImageIssue[] {
  if (file.format === undefined) return [issue('image.format')];
  const rules = imagePurposeRules(purpose);
  const { maxMb } = rules;
  const isSmallEnough = fileRules.file_size_limit.check(file.bytes, { maxMb }) === true;
  return [...(isSmallEnough ? [] : [issue('image.size', { maxMb })]), ...checkShape(rules, file)];
}

/** Checks the number of images of a purpose (R5.8, R5.9, R5.15, R5.17). */
export function checkImageCount(purpose: ImagePurpose, count: number): readonly ImageIssue[] {
  const { min, max } = imagePurposeRules(purpose).count;
  if (count < min) return [issue('image.min_count', { min })];
  return count > max ? [issue('image.max_count', { max })] : [];
}

/**
 * Splits files selected together, next to `presentCount` existing images. Valid ones are accepted in order while
 * there is room. A single file reports its own issues, several files one message for all (R5.25).
 */
export function checkImages<File extends ImageFile>(
  purpose: ImagePurpose,
  files: readonly File[],
  presentCount = 0,
): ImageSelection<File> {
  const { max } = imagePurposeRules(purpose).count;
  const checked = files.map((file) => ({ file, issues: checkImage(purpose, file) }));
  const bad = checked.filter(({ issues }) => issues.length > 0);
  const good = checked.filter(({ issues }) => issues.length === 0).map(({ file }) => file);
  const room = Math.max(0, max - presentCount);
  const surplus = good.slice(room).map((file) => ({ file, issues: [issue('image.max_count', { max })] }));
  return {
    accepted: good.slice(0, room),
    refused: [...bad, ...surplus],
    messages: [
      ...(files.length === 1
        ? bad.flatMap(({ issues }) => issues)
        : bad.slice(0, 1).map(() => issue('image.some_refused'))),
      ...(surplus.length > 0 ? [issue('image.max_count', { max })] : []),
    ],
  };
}

function checkShape(rules: ImagePurposeRules, { width, height }: ImageFile): readonly ImageIssue[] {
  const { exactSize, sides, maxMegapixels } = rules;
  const issues: ImageIssue[] = [];
  if (exactSize && (width !== exactSize.width || height !== exactSize.height)) {
    issues.push(issue('image.dimensions', { ...exactSize }));
  }
  if (rules.ratio === 'wide' && !isWide(width, height)) issues.push(issue('image.ratio_wide'));
  if (rules.ratio === 'wide_or_tall' && !isWide(width, height) && !isWide(height, width)) {
    issues.push(issue('image.ratio'));
  }
  if (sides && (Math.min(width, height) < sides.min || Math.max(width, height) > sides.max)) {
    issues.push(issue('image.sides', { ...sides }));
  }
  if (maxMegapixels && width * height > maxMegapixels * 1_000_000) {
    issues.push(issue('image.pixels', { maxMegapixels }));
  }
  return issues;
}

/** Exactly 16:9, in whole numbers: 1366x768 comes close but is not. */
function isWide(width: number, height: number): boolean {
  return width > 0 && width * 9 === height * 16;
}

function issue(message: ImageMessageKey, values: ImageIssue['values'] = {}): ImageIssue {
  return { message, values };
}
