import { ChevronLeft, ChevronRight, ImageOff, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { useModal } from '#web/kit/dialog/use-modal.tsx';

/** Submitted pictures, each of which opens in full size. */
export function NamedPictures({ pictures }: { pictures: readonly NamedPicture[] }) {
  const page = usePage();
  const [opened, setOpened] = useState<number | null>(null);
  if (pictures.length === 0) return <p className="text-muted text-sm">{page.t('providers.picture.none')}</p>;
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,160px),1fr))] gap-3">
        {pictures.map(({ url, name }, index) => (
          <li key={url}>
            <PictureTile url={url} name={name} onOpen={() => setOpened(index)} />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <PictureViewer pictures={pictures} index={opened} onMove={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

function PictureTile({ url, name, onOpen }: NamedPicture & { onOpen: () => void }) {
  const page = usePage();
  const [isBroken, setBroken] = useState(false);
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={page.t('providers.picture.open', { name })}
      className="border-line bg-raised hover:border-control group relative flex aspect-[4/3] w-full items-center justify-center overflow-hidden rounded-xl border"
    >
      {isBroken ? (
        <span className="text-muted flex flex-col items-center gap-1 p-2 text-center text-xs">
          <ImageOff size={24} aria-hidden />
          {page.t('providers.picture.failed')}
        </span>
      ) : (
        <img
          src={url}
          alt=""
          loading="lazy"
          onError={() => setBroken(true)}
          className="size-full object-cover object-top"
        />
      )}
      <span className="bg-surface absolute inset-x-0 bottom-0 flex items-center justify-between gap-2 px-3 py-1.5 text-start text-xs font-bold">
        <span className="min-w-0 truncate">{name}</span>
        <ZoomIn size={16} aria-hidden className="text-muted flex-none" />
      </span>
    </button>
  );
}

/** Percent of the available space. */
const ZOOMS = [100, 150, 200, 300, 400] as const;

interface NamedPicture {
  readonly url: string;
  readonly name: string;
}

interface PictureViewerProps {
  readonly pictures: readonly NamedPicture[];
  readonly index: number;
  readonly onMove: (index: number) => void;
  readonly onClose: () => void;
}

/** A full-window picture viewer: + and - zoom; the arrow keys change the picture, or scroll it when zoomed in. */
function PictureViewer({ pictures, index, onMove, onClose }: PictureViewerProps) {
  const page = usePage();
  const modal = useModal({ isBusy: false, onClose });
  const [step, setStep] = useState(0);
  const { url, name } = pictures[index] ?? { url: '', name: '' };
  const percent = ZOOMS[step] ?? 100;
  const zoom = (by: 1 | -1) => setStep((now) => Math.min(Math.max(now + by, 0), ZOOMS.length - 1));
  const move = (by: 1 | -1) => {
    if (pictures[index + by] === undefined) return;
    setStep(0);
    onMove(index + by);
  };
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    ...(step === 0 && { ArrowRight: () => move(1), ArrowLeft: () => move(-1) }),
  };
  return (
    <dialog
      ref={modal.dialog}
      aria-labelledby="picture-name"
      onCancel={modal.onCancel}
      onClose={modal.onClose}
      onKeyDown={(event: KeyboardEvent) => {
        const act = keys[event.key];
        if (act === undefined || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        act();
      }}
      className="card m-auto h-[calc(100dvh-24px)] max-h-none w-[calc(100vw-24px)] max-w-[1400px] p-0"
    >
      <div className="flex h-full flex-col">
        <header className="border-line flex flex-wrap items-center gap-1 border-b p-3">
          <h2 ref={modal.heading} id="picture-name" tabIndex={-1} className="min-w-0 flex-1 text-base outline-none">
            {name}
          </h2>
          <output className="text-muted px-2 text-sm tabular-nums">
            {page.t('providers.picture.zoom', { percent })}
          </output>
          <ViewerButton label={page.t('providers.picture.zoomOut')} isOff={step === 0} onPress={() => zoom(-1)}>
            <ZoomOut size={22} aria-hidden />
          </ViewerButton>
          <ViewerButton
            label={page.t('providers.picture.zoomIn')}
            isOff={step === ZOOMS.length - 1}
            onPress={() => zoom(1)}
          >
            <ZoomIn size={22} aria-hidden />
          </ViewerButton>
          <ViewerButton label={page.t('providers.picture.previous')} isOff={index === 0} onPress={() => move(-1)}>
            <ChevronLeft size={22} aria-hidden />
          </ViewerButton>
          <ViewerButton
            label={page.t('providers.picture.next')}
            isOff={index === pictures.length - 1}
            onPress={() => move(1)}
          >
            <ChevronRight size={22} aria-hidden />
          </ViewerButton>
          <ViewerButton label={page.t('shell.close')} onPress={onClose}>
            <X size={22} aria-hidden />
          </ViewerButton>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
        <section tabIndex={0} aria-label={name} className="bg-raised min-h-0 flex-1 overflow-auto">
          <img
            src={url}
            alt={name}
            style={{ width: `${percent}%`, height: `${percent}%` }}
            className="max-w-none object-contain"
          />
        </section>
      </div>
    </dialog>
  );
}

interface ViewerButtonProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function ViewerButton({ label, isOff = false, onPress, children }: ViewerButtonProps) {
  return (
    <button
      type="button"
      className="btn-icon aria-disabled:opacity-40"
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => isOff || onPress()}
    >
      {children}
    </button>
  );
}
