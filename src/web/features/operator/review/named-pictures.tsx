import { ImageOff, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { type NamedPicture, PictureViewer } from './picture-viewer.tsx';

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
