import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { avatarInitial } from '#domain/page/page-user.ts';
import { Picture } from '#web/ui/picture.tsx';

interface DeveloperLogoProps {
  readonly developer: { readonly name: string; readonly logo: string; readonly logoPlaceholder: string };
  /** `sizes` of the picture, as its class shows it. */
  readonly sizes: string;
  readonly isUrgent?: boolean;
  readonly className: string;
}

/** The picture of a developer, otherwise the first letter of its name, which stands beside it. */
export function DeveloperLogo({ developer, sizes, isUrgent = false, className }: DeveloperLogoProps) {
  const { name, logo, logoPlaceholder } = developer;
  if (logo === '') {
    return (
      <span aria-hidden className={`no-picture grid place-items-center font-bold text-white ${className}`}>
        {avatarInitial(name)}
      </span>
    );
  }
  return (
    <Picture
      url={logo}
      alt=""
      width={512}
      height={512}
      renditions={RENDITION_WIDTHS.icon}
      sizes={sizes}
      placeholder={logoPlaceholder}
      isUrgent={isUrgent}
      className={className}
    />
  );
}
