import { RENDITION_WIDTHS, renditionUrl } from '#contract/values/image-renditions.ts';
import { avatarInitial } from '#domain/page/page-user.ts';

interface AvatarProps {
  readonly nickname: string;
  /** Address of the user's picture; empty or absent: the first letter of the nickname. */
  readonly src?: string;
  /** Twice the size, for the user's own page. */
  readonly isLarge?: boolean;
}

const [SMALL, LARGE] = RENDITION_WIDTHS.icon;

/** The avatar of a user: a picture, or the first letter of the nickname. The name is part of the adjacent text or label. */
export function Avatar({ nickname, src = '', isLarge = false }: AvatarProps) {
  const side = isLarge ? 72 : 36;
  return (
    <span
      aria-hidden
      className={`bg-accent text-on-accent relative grid flex-none place-items-center overflow-hidden rounded-full font-bold ${isLarge ? 'h-18 w-18 text-xl' : 'h-9 w-9'}`}
    >
      {avatarInitial(nickname)}
      {/* Over the letter, which stays if the picture cannot be loaded. */}
      {src !== '' && (
        <img
          src={renditionUrl(src, isLarge ? LARGE : SMALL)}
          alt=""
          width={side}
          height={side}
          className="absolute inset-0 h-full w-full object-cover"
        />
      )}
    </span>
  );
}
