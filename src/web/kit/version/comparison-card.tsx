import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { VersionComparison } from '#contract/version/comparison.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { type DiffPiece, diffTokens } from '#domain/text/diff-tokens.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { formatBytes } from '#web/ui/text/format-bytes.ts';
import { FormCard } from '../page/section.tsx';
import { PermissionName } from './inspection-card.tsx';

/** Differences from the published version: values, permissions, files, notes. */
export function ComparisonCard({ comparison }: { comparison: VersionComparison }) {
  const page = usePage();
  const { base, size, values, descriptions } = comparison;
  if (base === null) return null;
  const isSame = !hasChanges(comparison);
  return (
    <FormCard id="comparison" title={page.t('versions.compare', { name: base.versionName })}>
      {isSame && <p className="text-muted text-sm">{page.t('versions.compare.same')}</p>}
      {(values.length > 0 || (size !== null && size.before !== size.after)) && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          {size !== null && size.before !== size.after && (
            <Change label={page.t('versions.fact.size')} {...describeSizes(page, size)} />
          )}
          {values.map(({ field, before, after }) => (
            <Change
              key={field}
              label={page.translator.find(`inspection.fact.${field}`) ?? field}
              before={before ?? '–'}
              after={after ?? '–'}
            />
          ))}
        </dl>
      )}
      {NAMED_LISTS.map((list) => (
        <ListChange key={list} list={list} {...comparison[list]} />
      ))}
      <FileChanges files={comparison.files} />
      {descriptions.length > 0 && (
        <Part title={page.t('words.whatIsNew')}>
          {descriptions.map(({ lang, before, after }) => (
            <div key={lang}>
              <p lang={lang} className="text-muted mb-1 text-xs">
                {LANGUAGE_NAMES[lang]}
              </p>
              <NotesDiff lang={lang} before={before} after={after} />
            </div>
          ))}
        </Part>
      )}
    </FormCard>
  );
}

const NAMED_LISTS = ['permissions', 'abis', 'certificates'] as const;

function hasChanges({ size, values, files, descriptions, ...lists }: VersionComparison): boolean {
  const isOtherSize = size !== null && size.before !== size.after;
  const isOther = ({ added, removed }: { added: readonly unknown[]; removed: readonly unknown[] }) =>
    added.length + removed.length > 0;
  const hasFiles = isOther(files) || files.changed.length > 0;
  return (
    isOtherSize ||
    values.length + descriptions.length > 0 ||
    hasFiles ||
    NAMED_LISTS.some((list) => isOther(lists[list]))
  );
}

function describeSizes({ state }: Page, { before, after }: NonNullable<VersionComparison['size']>) {
  return { before: formatBytes(before, state.locale), after: formatBytes(after, state.locale) };
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h3 className="font-sans text-sm font-bold">{title}</h3>
      {children}
    </div>
  );
}

function Change({ label, before, after }: { label: string; before: string; after: string }) {
  const page = usePage();
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{label}</dt>
      <dd className="flex flex-wrap items-center gap-x-2 text-sm wrap-anywhere tabular-nums">
        <span className="sr-only">{page.t('versions.compare.before')}</span>
        <span className="text-muted line-through">{before}</span>
        <ArrowRight size={16} aria-hidden className="text-muted flex-none" />
        <span className="sr-only">{page.t('versions.compare.after')}</span>
        <b>{after}</b>
      </dd>
    </div>
  );
}

interface ListChangeProps {
  readonly list: (typeof NAMED_LISTS)[number];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function ListChange({ list, added, removed }: ListChangeProps) {
  const page = usePage();
  if (added.length + removed.length === 0) return null;
  const say = (text: string) => (list === 'permissions' ? <PermissionName name={text} /> : <code>{text}</code>);
  return (
    <Part title={page.t(`versions.compare.${list}`)}>
      <ul className="flex flex-col gap-1">
        {added.map((text) => (
          <DiffItem key={text} kind="added">
            {say(text)}
          </DiffItem>
        ))}
        {removed.map((text) => (
          <DiffItem key={text} kind="removed">
            {say(text)}
          </DiffItem>
        ))}
      </ul>
    </Part>
  );
}

const SIGNS = {
  added: { sign: '+', look: 'text-success' },
  removed: { sign: '−', look: 'text-danger' },
} as const;

/** An added or removed item; a sign marks it independently of color. */
function DiffItem({ kind, children }: { kind: keyof typeof SIGNS; children: ReactNode }) {
  const page = usePage();
  const { sign, look } = SIGNS[kind];
  return (
    <li className="flex gap-2 text-xs">
      <b aria-hidden className={`w-3 flex-none text-center ${look}`}>
        {sign}
      </b>
      <span className="sr-only">{page.t(`versions.compare.${kind}`)}</span>
      <span className="min-w-0 break-all">{children}</span>
    </li>
  );
}

function NotesDiff({ lang, before, after }: { lang: string; before: string; after: string }) {
  const page = usePage();
  return (
    <ul lang={lang} className="border-line overflow-hidden rounded-xl border text-sm">
      {diffLines(before, after).map(({ kind, text }, place) => (
        <li
          key={place}
          className={`flex gap-2 px-3 py-0.5 wrap-anywhere ${kind === 'added' ? 'bg-success/10' : kind === 'removed' ? 'bg-danger/10' : ''}`}
        >
          <span aria-hidden className="text-muted w-3 flex-none text-center">
            {kind === 'kept' ? '' : SIGNS[kind].sign}
          </span>
          <span className="min-w-0">
            {kind !== 'kept' && <span className="sr-only">{page.t(`versions.compare.${kind}`)}</span>}
            {kind === 'removed' ? <del>{text}</del> : text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A line diff of two texts with as many lines unchanged as possible. */
export function diffLines(before: string, after: string): readonly DiffPiece[] {
  return diffTokens(linesOf(before), linesOf(after));
}

function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}

type Files = VersionComparison['files'];

/** Added, removed and resized files inside the package, collapsed. */
function FileChanges({ files }: { files: Files }) {
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
            <span className={`w-14 flex-none font-bold ${FILE_LOOKS[kind]}`}>{page.t(`versions.compare.${kind}`)}</span>
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

const FILE_LOOKS = { added: 'text-success', removed: 'text-danger', changed: 'text-info' } as const;

interface Line {
  readonly kind: keyof typeof FILE_LOOKS;
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
