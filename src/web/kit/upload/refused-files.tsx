import type { Page } from '#web/app/use-page.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import type { RefusedImage } from './read-image-file.ts';

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
