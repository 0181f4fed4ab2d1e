import { z } from 'zod';

const frontMatterSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  date: z.iso.date(),
  type: z.string().min(1),
  order: z.coerce.number().int(),
});

export interface ContentDocument extends z.output<typeof frontMatterSchema> {
  /** Markdown. */
  readonly body: string;
}

/**
 * Splits a document into its front matter, `key: value` lines between two lines of `---`, and its body.
 * @throws Error naming `file` if a key is missing or invalid.
 */
export function parseDocument(text: string, file: string): ContentDocument {
  const parts = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n'));
  if (parts === null) throw new Error(`${file} has no front matter`);
  const [, head = '', body = ''] = parts;
  const parsed = frontMatterSchema.safeParse(readLines(head));
  if (!parsed.success) throw new Error(`front matter of ${file}: ${z.prettifyError(parsed.error)}`);
  return { ...parsed.data, body: body.trim() };
}

function readLines(head: string): Record<string, string> {
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}
