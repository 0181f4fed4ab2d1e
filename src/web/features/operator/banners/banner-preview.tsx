import { bannerImages } from '#contract/banner/banner-images.ts';
import { usePage } from '#web/app/use-page.ts';
import { BannerWords } from '#web/kit/game/banner-words.tsx';

interface BannerPreviewProps {
  /** URL of the picture; empty if there is none to preview. */
  readonly image: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly tagline: string;
  readonly link: string;
}

/** The places of the banner at three window widths: the file and its visible crop. */
const SIZES = [
  { preset: 'large', device: 'desktop', frame: 'w-[860px] h-[400px]' },
  { preset: 'medium', device: 'tablet', frame: 'w-[720px] h-[380px]' },
  { preset: 'small', device: 'mobile', frame: 'w-[343px] h-[380px]' },
] as const;

/** A non-interactive preview of a banner on a wide screen, a tablet and a phone. */
export function BannerPreview({ image, ...words }: BannerPreviewProps) {
  const page = usePage();
  if (image === '') return <p className="text-muted text-sm">{page.t('operations.banners.preview.none')}</p>;
  const images = bannerImages(image);
  return (
    <div className="flex flex-col gap-5">
      {SIZES.map(({ preset, device, frame }) => (
        <figure key={preset} className="flex min-w-0 flex-col gap-1.5">
          <figcaption className="text-muted text-sm">{page.t(`words.device.${device}`)}</figcaption>
          <section
            className="overflow-x-auto rounded-[20px]"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too.
            tabIndex={0}
            aria-label={page.t(`words.device.${device}`)}
          >
            <div inert className={`@container relative overflow-hidden rounded-[20px] bg-black ${frame}`}>
              <img src={images[preset]} alt="" className="h-full w-full object-cover object-[72%_50%]" />
              <BannerWords {...words} />
            </div>
          </section>
        </figure>
      ))}
    </div>
  );
}
