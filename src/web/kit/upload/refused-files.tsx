import { detectImageFormat, IMAGE_SIGNATURE_BYTES } from '#domain/image/image-format.ts';
import type { ImageFile } from '#domain/image/image-rules.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import type { RefusedFile } from './file-tiles.ts';

/** Lists rejected files with their properties and, if there are several, the violations of each. */
export function RefusedFiles({ files }: { files: readonly RefusedImage[] }) {
  const page = usePage();
  if (files.length === 0) return null;
  return (
    <ul className="text-muted flex flex-col gap-1 text-sm wrap-anywhere">
      {files.map((file) => (
        <li key={`${file.file.name} ${file.bytes}`}>{describeRefusedFile(page, file, files.length > 1)}</li>
      ))}
    </ul>
  );
}

function describeRefusedFile(
  page: Page,
  { file: { name }, issues, ...facts }: RefusedImage,
  isOneOfMany: boolean,
): string {
  const is = page.t('upload.refused', { name, facts: describeFile(page, facts) });
  if (!isOneOfMany) return is;
  const texts = issues.map(({ message, values }) => page.translator.find(message, values) ?? '');
  return [is, ...texts].join(' ');
}

function describeFile(page: Page, { bytes, width, height, format }: Omit<RefusedImage, 'file' | 'issues'>): string {
  const size = formatBytes(bytes, page.state.locale);
  if (format === undefined) return [page.t('upload.refused.unknown'), size].join(page.t('upload.joint'));
  return [`${width} × ${height} px`, format.toUpperCase(), size].join(page.t('upload.joint'));
}

/** A picked file with the properties that validation needs. */
export interface PickedImage extends ImageFile {
  readonly file: File;
}

export type RefusedImage = RefusedFile<PickedImage>;

/**
 * Reads the properties for validation: format from the first bytes, width and height in pixels as displayed. A file
 * that the browser cannot display has no valid format, whatever its bytes say.
 */
export async function readImageFile(file: File): Promise<PickedImage> {
  const unknown = { file, bytes: file.size, width: 0, height: 0, format: undefined };
  const format = detectImageFormat(new Uint8Array(await file.slice(0, IMAGE_SIGNATURE_BYTES).arrayBuffer()));
  if (format === undefined) return unknown;
  const size = await measure(file);
  return size === undefined ? unknown : { ...unknown, ...size, format };
}

interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** An image element only reads the file's header; decoding 40 megapixels for their dimensions would take seconds. */
function measure(file: File): Promise<PixelSize | undefined> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<PixelSize | undefined>((resolve) => {
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => resolve(undefined);
    image.src = url;
  }).finally(() => URL.revokeObjectURL(url));
}
