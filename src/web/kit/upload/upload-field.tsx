import { Captions, Clapperboard, ImageUp, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import type { FileIssue, FileTiles, PickedFile, TilesState } from './file-tiles.ts';
import { TileList } from './tile-list.tsx';
import { useFileIntake } from './use-file-intake.ts';
import { type FileKind, type FileTilesOptions, fileName, type Media, useFileTiles } from './use-file-tiles.ts';

export interface UploadFieldProps extends FileTilesOptions {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message in the visitor's language; empty or absent if there is none. */
  readonly problem?: string | undefined;
  /** Form field name; the element ID is derived from it, as for text fields. */
  readonly name: string;
  readonly isDisabled?: boolean | undefined;
  /** What else a stored file has: a control below it. */
  readonly detail?: ((reference: string, place: number) => ReactNode) | undefined;
}

export interface UploadShellProps<Picked extends PickedFile> extends UploadFieldProps {
  readonly kind: FileKind<Picked>;
  /** The requirements for files. */
  readonly guide: readonly string[];
  /** What else the field says about rejected files. */
  readonly refused?: (state: TilesState<Picked>) => ReactNode;
  /** What a rejected file can become. */
  readonly offers?: (state: TilesState<Picked>, tiles: FileTiles<Picked>) => ReactNode;
}

/**
 * Files of a form: chosen, dropped or pasted, validated before upload; reordered by dragging or keys. Needs the bundles
 * `upload`, `rules` and `errors`, which the route must name.
 */
export function UploadField<Picked extends PickedFile>(props: UploadShellProps<Picked>) {
  const { kind, label, hint, guide, value, onChange, problem = '', name, isDisabled = false, onBusy } = props;
  const page = usePage();
  const { tiles, state, news } = useFileTiles(kind, { value, onChange, onBusy });
  const titleId = useId();
  const id = `field-${name}`;
  const add = (files: Iterable<File>) => {
    if (!isDisabled) void tiles.add([...files]);
  };
  const { isOver, intake } = useFileIntake(add);
  const hasIssues = state.issues.length > 0;
  const isWrong = hasIssues || problem !== '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the parts of this one are.
    <div
      role="group"
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={`${id}-guide${isWrong ? ` ${id}-error` : ''}`}
      {...intake}
      className="flex min-w-0 flex-col gap-2 rounded-xl"
    >
      <p id={titleId} className="text-sm font-bold">
        {label}
      </p>
      {hint !== undefined && <p className="text-muted text-sm">{hint}</p>}
      <p id={`${id}-guide`} className="text-muted text-xs empty:hidden">
        {guide.join(page.t('upload.joint'))}
      </p>
      <div className="mt-1 flex flex-col gap-3">
        {state.tiles.length > 0 && (
          <TileList
            tiles={tiles}
            list={state.tiles}
            media={kind.media}
            isDisabled={isDisabled}
            fieldId={id}
            detail={props.detail}
          />
        )}
        <DropArea
          kind={kind}
          label={label}
          count={state.tiles.length}
          isOver={isOver}
          isWrong={isWrong}
          isDisabled={isDisabled}
          onFiles={add}
        />
      </div>
      {state.removed !== null && !isDisabled && (
        <RemovedNote name={state.removed.tile.name} media={kind.media} onUndo={() => tiles.undo()} />
      )}
      <div id={`${id}-error`} role="alert" className="flex flex-col gap-1 empty:hidden">
        {hasIssues
          ? state.issues.map((issue) => (
              <FieldProblem
                key={issue.message}
                id={`${id}-${issue.message}`}
                error={describeIssue(page.translator, issue)}
              />
            ))
          : problem !== '' && <FieldProblem id={`${id}-problem`} error={problem} />}
        {props.refused?.(state)}
      </div>
      {!isDisabled && props.offers?.(state, tiles)}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** The message of a violated limit (R5.21-R5.25). */
function describeIssue(
  words: { find(key: string, values?: FileIssue['values']): string | undefined },
  issue: FileIssue,
) {
  return words.find(issue.message, issue.values) ?? '';
}

function RemovedNote({ name, media, onUndo }: { name: string; media: Media; onUndo: () => void }) {
  const page = usePage();
  return (
    <div className="bg-raised flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl py-1 ps-4 pe-1 text-sm">
      <X size={16} aria-hidden className="text-muted flex-none" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {page.t('upload.news.removed', { name: fileName(page, media, name) })}
      </span>
      <button type="button" className="btn btn-quiet border-transparent" onClick={onUndo}>
        <RotateCcw size={16} aria-hidden />
        {page.t('words.undo')}
      </button>
    </div>
  );
}

interface DropAreaProps {
  readonly kind: Pick<FileKind<never>, 'media' | 'max' | 'accept'>;
  readonly label: string;
  /** Number of files in the field. */
  readonly count: number;
  /** Files are being dragged over the field. */
  readonly isOver: boolean;
  readonly isWrong: boolean;
  readonly isDisabled: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

const ICONS = { image: ImageUp, video: Clapperboard, text: Captions } as const satisfies Record<Media, unknown>;
const ACTIONS = {
  image: { choose: 'upload.choose.one', replace: 'upload.replace' },
  video: { choose: 'upload.choose.video', replace: 'upload.replace.video' },
  text: { choose: 'upload.choose.file', replace: 'upload.replace.file' },
} as const satisfies Record<Media, unknown>;

/** The file picker. Stays visible when the field is full, so that a further file is rejected with a reason (R5.24). */
function DropArea({ kind, label, count, isOver, isWrong, isDisabled, onFiles }: DropAreaProps) {
  const page = usePage();
  const input = useRef<HTMLInputElement>(null);
  const { media, max, accept } = kind;
  const Icon = ICONS[media];
  const action = max === 1 ? ACTIONS[media][count > 0 ? 'replace' : 'choose'] : 'upload.choose.many';
  return (
    <>
      <button
        type="button"
        disabled={isDisabled}
        data-upload-choose
        onClick={() => input.current?.click()}
        className={`flex min-h-16 w-full items-center justify-center gap-3 rounded-xl border-2 border-dashed px-4 py-3 text-start disabled:opacity-60 ${
          isOver
            ? 'border-accent bg-raised'
            : isWrong
              ? 'border-danger hover:bg-raised'
              : 'border-control hover:bg-raised'
        }`}
      >
        <Icon size={24} aria-hidden className="text-gold-text flex-none" />
        <span className="min-w-0">
          <span className="block font-bold">{page.t(isOver ? 'upload.drop' : action)}</span>
          <span className="sr-only">{label}</span>
          <span className="text-muted block text-xs">{page.t('upload.ways')}</span>
        </span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={max > 1}
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Allows choosing the same file again after it was fixed.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
    </>
  );
}
