import { Play } from 'lucide-react';
import { useState } from 'react';
import type { PublicApplication } from '#contract/application/entities.ts';
import { RENDITION_WIDTHS, renditionUrl } from '#contract/values/image-renditions.ts';
import { youtubeVideoId } from '#domain/application/youtube.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { useExternalMedia } from '#web/app/consent/use-external-media.ts';
import { pauseMusic } from '#web/features/music/index.ts';
import { Section } from '#web/kit/game/section.tsx';
import { usePage } from '../../app/use-page.ts';
import { Picture } from '../../ui/picture.tsx';

const [, POSTER_WIDTH] = RENDITION_WIDTHS.background;

/**
 * The game's own trailer, and its video on YouTube, which loads nothing from there before a click (R3.5), unless the
 * visitor has consented.
 */
export function PromoVideo({ application }: { application: PublicApplication }) {
  const page = usePage();
  const [isClicked, setClicked] = useState(false);
  const isAllowed = useExternalMedia();
  const watch = () => {
    pauseMusic();
    setClicked(true);
  };
  const id = youtubeVideoId(application.promoVideo);
  if (id === undefined && application.trailer === null) return null;
  return (
    <Section id="video" title={page.t('details.video.title')}>
      <Trailer application={application} />
      {id !== undefined && (
        <div className="relative aspect-video overflow-hidden rounded-2xl bg-black">
          {isClicked || isAllowed ? (
            <iframe
              src={`https://www.youtube-nocookie.com/embed/${id}${isClicked ? '?autoplay=1' : ''}`}
              // With consent but without a click, loading waits until the video is near the viewport.
              loading="lazy"
              title={page.t('details.video.of', { name: application.name })}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              className="h-full w-full border-0"
            />
          ) : (
            <button type="button" onClick={watch} className="group block h-full w-full text-white">
              <Picture
                url={application.promoImage === '' ? application.backgroundImage : application.promoImage}
                alt=""
                width={1920}
                height={1080}
                renditions={RENDITION_WIDTHS.background}
                sizes="(min-width: 1270px) 900px, 96vw"
                placeholder={application.backgroundPlaceholder}
                className="absolute inset-0 h-full w-full object-cover"
              />
              <span className="absolute inset-0 grid place-items-center bg-black/55">
                <span className="flex flex-col items-center gap-3 px-4">
                  <span className="bg-gold text-on-gold grid h-16 w-16 place-items-center rounded-full">
                    <Play size={28} aria-hidden fill="currentColor" />
                  </span>
                  <strong>{page.t('details.video.play')}</strong>
                  <span className="text-sm">{page.t('details.video.note')}</span>
                </span>
              </span>
            </button>
          )}
        </div>
      )}
    </Section>
  );
}

/** The game's own video. It plays without scripts, and loads nothing but its poster before it is played. */
function Trailer({ application }: { application: PublicApplication }) {
  const page = usePage();
  const { trailer, name, promoImage, backgroundImage } = application;
  if (trailer === null) return null;
  const { url, width, height, captions } = trailer;
  const poster = promoImage === '' ? backgroundImage : promoImage;
  return (
    <video
      key={url}
      src={url}
      controls
      preload="none"
      playsInline
      {...(poster !== '' && { poster: renditionUrl(poster, POSTER_WIDTH) })}
      width={width}
      height={height}
      aria-label={page.t('details.video.of', { name })}
      onPlay={pauseMusic}
      className="aspect-video h-auto w-full rounded-2xl bg-black object-contain"
    >
      {captions.map((track) => (
        <track
          key={track.lang}
          kind="captions"
          src={track.url}
          srcLang={track.lang}
          label={LANGUAGE_NAMES[track.lang]}
          default={track.lang === page.state.locale}
        />
      ))}
    </video>
  );
}
