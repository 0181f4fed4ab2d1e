import type { PostSummary } from '#contract/developer-post/entities.ts';
import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { usePage } from '#web/app/use-page.ts';
import { Veil } from '#web/kit/game/veil.tsx';
import { Picture } from '#web/ui/picture.tsx';

interface PostPictureProps {
  readonly post: Pick<PostSummary, 'picture' | 'picturePlaceholder' | 'adult'>;
  /** Displayed width, for the browser to choose a rendition. */
  readonly sizes: string;
  readonly isUrgent?: boolean;
  readonly className?: string;
}

/** The picture of news, veiled where it is about a game for adults; nothing without one. */
export function PostPicture({ post, sizes, isUrgent = false, className = '' }: PostPictureProps) {
  const page = usePage();
  const { picture, picturePlaceholder, adult = false } = post;
  if (picture === '') return null;
  if (adult && page.state.audience === 'unknown') {
    return <Veil placeholder={picturePlaceholder} size={48} className={`aspect-video w-full ${className}`} />;
  }
  return (
    <Picture
      url={picture}
      alt=""
      width={1920}
      height={1080}
      renditions={RENDITION_WIDTHS.background}
      sizes={sizes}
      placeholder={picturePlaceholder}
      isUrgent={isUrgent}
      className={`aspect-video w-full object-cover ${className}`}
    />
  );
}
