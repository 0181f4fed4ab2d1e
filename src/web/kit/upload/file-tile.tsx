import { Captions, ChevronLeft, ChevronRight, ImageOff, RotateCw, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { indexByKey } from '#web/kit/ordering/target-index.ts';
import { type Dragging, useDraggable } from '#web/kit/ordering/use-dragging.ts';
import type { SendStep, Tile } from './file-tiles.ts';
import { pickFrame } from './pick-frame.ts';
import { fileName, type Media } from './use-file-tiles.ts';

export interface FileTileProps {
  readonly tile: Tile;
  readonly media: Media;
  /** Index, from 0. */
  readonly place: number;
  readonly count: number;
  readonly dragging: Dragging;
  readonly isDisabled: boolean;
  /** A control of its own, above the actions. */
  readonly detail?: ReactNode;
  /** Another file is being dragged over its position. */
  readonly isOver: boolean;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
  readonly onMove: (place: number) => void;
}

const SHAPES = {
  image: 'bg-raised aspect-[4/3]',
  video: 'bg-raised aspect-video',
  text: 'min-w-0 flex-1',
} as const satisfies Record<Media, string>;

/** A file of a field with its actions. */
export function FileTile(props: FileTileProps) {
  const { tile, media, place, count, dragging, isDisabled, isOver, onRetry, onRemove, onMove } = props;
  const page = usePage();
  const isMovable = count > 1 && !isDisabled;
  const { ref, handleRef, isHeld } = useDraggable<HTMLLIElement, HTMLDivElement>(dragging, tile.key, isMovable);
  const name = fileName(page, media, tile.name);
  const title = media === 'image' ? page.t('upload.place', { name, place: place + 1, count }) : name;
  // Stored pictures have no names: without a number, all buttons of a field would have the same one.
  const called = tile.name === '' && count > 1 ? page.t('upload.numbered', { place: place + 1 }) : name;
  const move = (to: number, from: HTMLElement) => {
    onMove(to);
    // Browsers drop the focus of a moved element.
    from.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = indexByKey(event.key, place, count);
    if (to === undefined) return;
    event.preventDefault();
    move(to, event.currentTarget);
  };
  const isSending = tile.kind === 'sending';
  return (
    <li
      ref={ref}
      aria-label={title}
      className={`border-line bg-surface flex min-w-0 overflow-hidden rounded-xl border select-none ${
        media === 'text' ? 'flex-wrap items-center' : 'flex-col'
      } ${
        isHeld ? 'opacity-50' : isOver ? 'outline-accent outline-3' : ''
      } ${tile.kind === 'failed' ? 'border-danger' : ''}`}
    >
      <div
        ref={handleRef}
        className={`relative ${SHAPES[media]} ${isMovable ? 'cursor-grab active:cursor-grabbing' : ''}`}
      >
        <Preview tile={tile} media={media} alt={title} />
        {isSending && <TileProgress name={name} step={tile.step} progress={tile.progress} />}
      </div>
      {tile.kind === 'failed' && <TileProblem error={tile.error} />}
      {props.detail}
      <div className="mt-auto flex items-center justify-between">
        {count > 1 && (
          <MoveButton
            Icon={ChevronLeft}
            label={page.t('upload.earlier', { name: called })}
            isAtEnd={place === 0 || isDisabled}
            onKeyDown={onKeyDown}
            onMove={(from) => move(place - 1, from)}
          />
        )}
        {tile.kind === 'failed' && (
          <button type="button" className="btn-icon" aria-label={page.t('upload.retry', { name })} onClick={onRetry}>
            <RotateCw size={18} aria-hidden />
          </button>
        )}
        <button
          type="button"
          className="btn-icon mx-auto"
          data-tile-remove
          disabled={isDisabled}
          aria-label={page.t(isSending ? 'words.cancelTheUploadOfName' : 'words.removeName', { name: called })}
          onClick={onRemove}
        >
          {isSending ? <X size={18} aria-hidden /> : <Trash2 size={18} aria-hidden />}
        </button>
        {count > 1 && (
          <MoveButton
            Icon={ChevronRight}
            label={page.t('upload.later', { name: called })}
            isAtEnd={place === count - 1 || isDisabled}
            onKeyDown={onKeyDown}
            onMove={(from) => move(place + 1, from)}
          />
        )}
      </div>
    </li>
  );
}

function Preview({ tile, media, alt }: { tile: Tile; media: Media; alt: string }) {
  const [failed, setFailed] = useState('');
  if (media === 'text') return <TextPreview tile={tile} name={alt} />;
  if (media === 'video') return <VideoPreview tile={tile} name={alt} />;
  if (failed === tile.preview) {
    return <ImageOff size={28} aria-label={alt} role="img" className="text-muted absolute inset-0 m-auto" />;
  }
  return (
    <img
      src={tile.preview}
      alt={alt}
      draggable={false}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(tile.preview)}
      className={`absolute inset-0 h-full w-full object-contain ${tile.kind === 'done' ? '' : 'opacity-50'}`}
    />
  );
}

function VideoPreview({ tile, name }: { tile: Tile; name: string }) {
  const poster = usePoster(tile.preview);
  return (
    <video
      src={tile.preview}
      {...(poster !== undefined && { poster })}
      controls={tile.kind === 'done'}
      preload="metadata"
      playsInline
      aria-label={name}
      className={`absolute inset-0 h-full w-full bg-black ${tile.kind === 'done' ? '' : 'opacity-50'}`}
    />
  );
}

/** A picture for a video that begins in the dark. */
function usePoster(url: string): string | undefined {
  const [poster, setPoster] = useState<{ readonly of: string; readonly url: string | undefined }>();
  useEffect(() => {
    const control = new AbortController();
    let made: string | undefined;
    void pickFrame(url, control.signal).then((next) => {
      made = next;
      if (!control.signal.aborted) setPoster({ of: url, url: next });
    });
    return () => {
      control.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [url]);
  return poster?.of === url ? poster.url : undefined;
}

function TextPreview({ tile, name }: { tile: Tile; name: string }) {
  return (
    <p className="flex items-center gap-3 px-4 py-3 text-sm">
      <Captions size={20} aria-hidden className="text-muted flex-none" />
      {tile.kind === 'done' ? (
        <a href={tile.reference} target="_blank" rel="noreferrer" className="min-w-0 truncate underline">
          {name}
        </a>
      ) : (
        <span className="min-w-0 truncate">{name}</span>
      )}
    </p>
  );
}

function TileProgress({ name, step, progress }: { name: string; step: SendStep; progress: number }) {
  const page = usePage();
  const percent = Math.round(progress * 100);
  const label = page.t(step === 'sending' ? 'upload.sending' : 'upload.converting', { name });
  return (
    <div className="absolute inset-x-3 bottom-3 flex flex-col gap-2">
      {step === 'converting' && (
        <p aria-hidden className="bg-surface border-line self-start rounded-lg border px-2 py-1 text-xs font-bold">
          {page.t('upload.converting.step', { percent })}
        </p>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="bg-surface border-line h-2.5 overflow-hidden rounded-full border"
      >
        <div className="bg-gold h-full rounded-full" style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

interface MoveButtonProps {
  readonly Icon: typeof ChevronLeft;
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onMove: (from: HTMLElement) => void;
}

/** Stays focusable at the ends of the row, so that its keys keep working. */
function MoveButton({ Icon, label, isAtEnd, onKeyDown, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="btn-icon aria-disabled:opacity-40"
      aria-label={label}
      aria-disabled={isAtEnd}
      onKeyDown={onKeyDown}
      onClick={({ currentTarget }) => isAtEnd || onMove(currentTarget)}
    >
      <Icon size={18} aria-hidden />
    </button>
  );
}

/** Why an upload failed: the server's message about the picture, or the general failure. */
function TileProblem({ error }: { error: unknown }) {
  const page = usePage();
  return <p className="text-danger w-full px-3 pt-2 text-xs wrap-anywhere">{describeUploadError(page, error)}</p>;
}

function describeUploadError({ translator }: Page, error: unknown): string {
  const general = translator.find('upload.failed') ?? '';
  if (!(error instanceof ApiError)) return general;
  // Without a response the client reports "system busy".
  const isAnswered =
    typeof error.cause !== 'object' ||
    error.cause === null ||
    !('kind' in error.cause) ||
    error.cause.kind === 'refused';
  const [field] = Object.values(error.fields ?? {});
  const text =
    field === undefined ? translator.find(`error.${error.code}`, error.params) : translator.find(field, error.params);
  return isAnswered ? (text ?? general) : general;
}
