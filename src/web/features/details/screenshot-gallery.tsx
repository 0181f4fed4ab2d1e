import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from 'react';
import type { PublicApplication, Screenshots } from '#contract/application/entities.ts';
import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { Section } from '#web/kit/game/section.tsx';
import { usePage } from '../../app/use-page.ts';
import { createDoubleTap } from '../../ui/double-tap.ts';
import { Picture } from '../../ui/picture.tsx';

const KINDS = ['computer', 'mobile', 'tablet7', 'tablet10'] as const satisfies readonly (keyof Screenshots)[];
type Kind = (typeof KINDS)[number];

function KindTabs({ kinds, kind, onChoose }: { kinds: readonly Kind[]; kind: Kind; onChoose: (kind: Kind) => void }) {
  const page = usePage();
  if (kinds.length < 2) return null;
  return (
    <fieldset className="mb-4 flex flex-wrap gap-2">
      <legend className="sr-only">{page.t('details.screenshots.device')}</legend>
      {kinds.map((name) => (
        <button key={name} type="button" aria-pressed={name === kind} onClick={() => onChoose(name)} className="chip">
          {page.t(`details.screenshots.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}

interface ThumbnailsProps {
  readonly application: PublicApplication;
  readonly kind: Kind;
  readonly onOpen: (index: number) => void;
}

function Thumbnails({ application, kind, onOpen }: ThumbnailsProps) {
  const page = usePage();
  const urls = application.screenshots[kind];
  const isWide = kind === 'computer';
  return (
    <ul className="flex gap-3 overflow-x-auto pb-3">
      {urls.map((url, index) => {
        const size = application.screenshotSizes[url] ?? { width: 1920, height: 1080, placeholder: '' };
        const place = { name: application.name, number: index + 1, count: urls.length };
        return (
          <li key={url} className="flex-none">
            <button type="button" className="block overflow-hidden rounded-xl" onClick={() => onOpen(index)}>
              <Picture
                url={url}
                alt={page.t('details.screenshots.alt', place)}
                width={size.width}
                height={size.height}
                renditions={isWide ? RENDITION_WIDTHS.screenshotComputer : RENDITION_WIDTHS.screenshotMobile}
                sizes={isWide ? '(min-width: 600px) 444px, 320px' : '(min-width: 600px) 203px, 180px'}
                placeholder={size.placeholder}
                className={isWide ? 'h-[180px] w-auto sm:h-[250px]' : 'h-[320px] w-auto sm:h-[360px]'}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Screenshots by device; each opens in the lightbox. */
export function ScreenshotGallery({ application }: { application: PublicApplication }) {
  const page = usePage();
  const kinds = KINDS.filter((name) => application.screenshots[name].length > 0);
  const [chosen, setChosen] = useState<Kind>();
  const [index, setIndex] = useState<number>();
  const dialog = useRef<HTMLDialogElement>(null);
  const kind = chosen ?? kinds[0];
  if (kind === undefined) return null;
  return (
    <Section id="screenshots" title={page.t('details.screenshots.title')}>
      <KindTabs kinds={kinds} kind={kind} onChoose={setChosen} />
      <Thumbnails
        application={application}
        kind={kind}
        onOpen={(opened) => {
          setIndex(opened);
          dialog.current?.showModal();
        }}
      />
      <ScreenshotLightbox
        dialog={dialog}
        urls={application.screenshots[kind]}
        index={index}
        name={application.name}
        onMove={setIndex}
        onClose={() => setIndex(undefined)}
      />
    </Section>
  );
}

interface LightboxProps {
  readonly urls: readonly string[];
  readonly index: number;
  readonly name: string;
  readonly onMove: (index: number) => void;
}

function LightboxContent({ urls, index, name, onMove }: LightboxProps) {
  const page = usePage();
  const move = (step: number) => onMove((index + step + urls.length) % urls.length);
  const alt = page.t('details.screenshots.alt', { name, number: index + 1, count: urls.length });
  return (
    <>
      <ZoomableImage key={urls[index]} url={urls[index] ?? ''} alt={alt} />
      <p className="absolute start-4 top-2.5 flex h-11 items-center px-2 text-sm text-white tabular-nums">
        {index + 1} / {urls.length}
      </p>
      {urls.length > 1 && (
        <>
          <button
            type="button"
            className="btn-icon bg-veil absolute start-4 top-1/2 text-white"
            aria-label={page.t('details.screenshots.previous')}
            onClick={() => move(-1)}
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            className="btn-icon bg-veil absolute end-4 top-1/2 text-white"
            aria-label={page.t('details.screenshots.next')}
            onClick={() => move(1)}
          >
            <ChevronRight aria-hidden />
          </button>
        </>
      )}
    </>
  );
}

/** Fits the window; a double tap or the button toggles double size with scrolling. */
function ZoomableImage({ url, alt }: { url: string; alt: string }) {
  const page = usePage();
  const [isZoomed, setZoomed] = useState(false);
  const onPointerUp = useMemo(() => createDoubleTap(() => setZoomed((before) => !before)), []);
  const Icon = isZoomed ? ZoomOut : ZoomIn;
  return (
    <>
      <div data-zoomed={isZoomed} className="h-full w-full touch-manipulation overflow-auto" onPointerUp={onPointerUp}>
        <img
          src={url}
          alt={alt}
          className={`object-contain ${isZoomed ? 'h-[200%] w-[200%] max-w-none' : 'h-full w-full'}`}
        />
      </div>
      <button
        type="button"
        className="btn-icon absolute end-[68px] top-2.5 text-white"
        aria-label={page.t('details.screenshots.zoom')}
        aria-pressed={isZoomed}
        onClick={() => setZoomed(!isZoomed)}
      >
        <Icon aria-hidden />
      </button>
    </>
  );
}

/** Whether a key press scrolls an enlarged picture. */
function scrollsPicture({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.dataset.zoomed === 'true';
}

interface ScreenshotLightboxProps extends Omit<LightboxProps, 'index'> {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Index of the screenshot; undefined while the lightbox is closed. */
  readonly index: number | undefined;
  readonly onClose: () => void;
}

/** A full-window screenshot; arrow keys switch, Escape closes. */
function ScreenshotLightbox({ dialog, index, onClose, ...content }: ScreenshotLightboxProps) {
  const page = usePage();
  const { urls, onMove } = content;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step !== 0 && index !== undefined && !scrollsPicture(event)) onMove((index + step + urls.length) % urls.length);
  };
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={page.t('details.screenshots.title')}
      onKeyDown={onKeyDown}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-black p-0 pt-16"
    >
      {index !== undefined && <LightboxContent {...content} index={index} />}
      <button
        type="button"
        className="btn-icon absolute end-4 top-2.5 text-white"
        aria-label={page.t('shell.close')}
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden />
      </button>
    </dialog>
  );
}
