import { useRef, useState } from 'react';
import type { PublicApplication, Screenshots } from '#contract/application/entities.ts';
import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { Section } from '#web/kit/game/section.tsx';
import { usePage } from '../../app/use-page.ts';
import { Picture } from '../../ui/picture.tsx';
import { ScreenshotLightbox } from './screenshot-lightbox.tsx';

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
