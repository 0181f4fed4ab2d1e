import type { VersionComparison } from '#contract/version/comparison.ts';
import { usePage } from '#web/app/use-page.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';

type Files = VersionComparison['files'];

/** Added, removed and resized files inside the package, collapsed. */
export function FileChanges({ files }: { files: Files }) {
  const page = usePage();
  const { added, removed, changed, unchanged } = files;
  if (added.length + removed.length + changed.length === 0) return null;
  const counts = { added: added.length, removed: removed.length, changed: changed.length, unchanged };
  return (
    <details className="min-w-0">
      <summary className="min-h-11 content-center text-sm font-bold">
        {page.t('versions.compare.files')}
        <span className="text-muted block text-xs font-normal">{page.t('versions.compare.files.counts', counts)}</span>
      </summary>
      <ul className="mt-1 flex max-h-80 flex-col gap-1 overflow-y-auto">
        {toLines(files).map(({ kind, path, size, before }) => (
          <li key={`${kind} ${path}`} className="flex items-baseline gap-3 text-xs">
            <span className={`w-14 flex-none font-bold ${LOOKS[kind]}`}>{page.t(`versions.compare.${kind}`)}</span>
            <code className="min-w-0 flex-1 break-all">{path}</code>
            <span className="text-muted flex-none text-end tabular-nums">
              {before !== undefined && `${formatBytes(before, page.state.locale)} → `}
              {formatBytes(size, page.state.locale)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const LOOKS = { added: 'text-success', removed: 'text-danger', changed: 'text-info' } as const;

interface Line {
  readonly kind: keyof typeof LOOKS;
  readonly path: string;
  readonly size: number;
  readonly before?: number;
}

function toLines({ added, removed, changed }: Files): readonly Line[] {
  return [
    ...changed.map(({ path, before, after }) => ({ kind: 'changed', path, before, size: after }) as const),
    ...added.map((file) => ({ kind: 'added', ...file }) as const),
    ...removed.map((file) => ({ kind: 'removed', ...file }) as const),
  ];
}
