import { RotateCcw, X } from 'lucide-react';
import { useId } from 'react';
import { type ImagePurpose, imagePurposeRules } from '#contract/values/image-purposes.ts';
import type { ImageIssue } from '#domain/image/image-rules.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import { CropOffers } from './crop-offers.tsx';
import { DropArea } from './drop-area.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { TileList } from './tile-list.tsx';
import { useFileIntake } from './use-file-intake.ts';
import { useImageTiles } from './use-image-tiles.ts';

export interface ImageFieldProps {
  readonly purpose: ImagePurpose;
  readonly label: string;
  readonly hint?: string;
  /** Addresses or IDs of uploads, in order. */
  readonly value: readonly string[];
  readonly onChange: (next: readonly string[]) => void;
  /** Error message in the visitor's language; empty or absent if there is none. */
  readonly problem?: string;
  /** Form field name; the element ID is derived from it, as for text fields. */
  readonly name: string;
  readonly isDisabled?: boolean;
  /** Optional in this form, even if the purpose normally requires a picture. */
  readonly isOptional?: boolean;
  /** Called when the first upload starts and the last one ends; the form waits for that. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/**
 * Pictures of a form: chosen, dropped or pasted, validated before upload, several uploads at once; reordered by
 * dragging or keys. Needs the bundles `upload`, `rules` and `errors`, which the route must name.
 */
export function ImageField({ purpose, label, hint, value, onChange, problem = '', name, ...rest }: ImageFieldProps) {
  const page = usePage();
  const { isDisabled = false, isOptional = false, onBusy } = rest;
  const { tiles, state, news } = useImageTiles({ purpose, value, onChange, onBusy });
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
      <p id={`${id}-guide`} className="text-muted text-xs">
        {describePurpose(page, purpose, isOptional).join(page.t('upload.joint'))}
      </p>
      <div className="mt-1 flex flex-col gap-3">
        {state.tiles.length > 0 && <TileList tiles={tiles} list={state.tiles} isDisabled={isDisabled} fieldId={id} />}
        <DropArea
          purpose={purpose}
          label={label}
          count={state.tiles.length}
          isOver={isOver}
          isWrong={isWrong}
          isDisabled={isDisabled}
          onFiles={add}
        />
      </div>
      {state.removed !== null && !isDisabled && (
        <RemovedNote name={state.removed.tile.name} onUndo={() => tiles.undo()} />
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
        <RefusedFiles files={state.refused} />
      </div>
      {!isDisabled && (
        <CropOffers
          purpose={purpose}
          files={state.refused}
          fieldId={id}
          onCut={(refused, file) => void tiles.addCut(refused, file)}
        />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}

/** The message of a violated limit (R5.21-R5.25). */
function describeIssue(
  words: { find(key: string, values?: ImageIssue['values']): string | undefined },
  issue: ImageIssue,
) {
  return words.find(issue.message, issue.values) ?? '';
}

function RemovedNote({ name, onUndo }: { name: string; onUndo: () => void }) {
  const page = usePage();
  return (
    <div className="bg-raised flex flex-wrap items-center gap-x-4 gap-y-1 rounded-xl py-1 ps-4 pe-1 text-sm">
      <X size={16} aria-hidden className="text-muted flex-none" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {page.t('upload.news.removed', { name: name === '' ? page.t('words.picture') : name })}
      </span>
      <button type="button" className="btn btn-quiet border-transparent" onClick={onUndo}>
        <RotateCcw size={16} aria-hidden />
        {page.t('words.undo')}
      </button>
    </div>
  );
}

/** The requirements for pictures of a purpose, generated from the rules. */
function describePurpose(page: Page, purpose: ImagePurpose, isOptional = false): readonly string[] {
  const { maxMb, count, exactSize, ratio, sides, maxMegapixels } = imagePurposeRules(purpose);
  const counted = isOptional || count.min === 0 ? 'upload.count.upTo' : 'upload.count.range';
  return [
    ...(count.max === 1 ? [] : [page.t(counted, { ...count })]),
    page.t('upload.format', { maxMb }),
    ...(exactSize
      ? [page.t('upload.exact', { width: String(exactSize.width), height: String(exactSize.height) })]
      : []),
    ...(ratio === undefined ? [] : [page.t(ratio === 'wide' ? 'upload.ratio.wide' : 'upload.ratio.either')]),
    ...(sides ? [page.t('upload.sides', { min: String(sides.min), max: String(sides.max) })] : []),
    ...(maxMegapixels ? [page.t('upload.pixels', { maxMegapixels })] : []),
  ];
}
