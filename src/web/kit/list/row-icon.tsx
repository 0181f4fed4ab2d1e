import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { Picture } from '#web/ui/picture.tsx';

interface RowIconProps {
  /** Empty if there is no icon yet. */
  readonly url: string;
  readonly placeholder?: string;
}

/** The icon at the start of a row, or a placeholder. */
export function RowIcon({ url, placeholder = '' }: RowIconProps) {
  if (url === '') return <span aria-hidden className="bg-raised size-11 flex-none rounded-xl" />;
  return (
    <Picture
      url={url}
      alt=""
      width={512}
      height={512}
      renditions={RENDITION_WIDTHS.icon}
      sizes="44px"
      placeholder={placeholder}
      className="bg-raised size-11 flex-none rounded-xl object-cover"
    />
  );
}
