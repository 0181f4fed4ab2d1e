import { renditionUrl } from '#contract/values/image-renditions.ts';

export interface PictureProps {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Widths of the smaller renditions, ascending. */
  readonly renditions: readonly number[];
  readonly sizes: string;
  /** Average colors of the upper and the lower half, `rrggbb-rrggbb`, shown until the picture has loaded. */
  readonly placeholder: string;
  readonly className?: string;
  /** For pictures in the initial view: loads eagerly. */
  readonly isUrgent?: boolean;
}

/** Displayed width of a picture in the header of a page (`.header-picture`). */
export const HEADER_SIZES = '(min-width: 960px) 72vw, 100vw';

/** The background of a loading picture: a gradient of its two average colors. */
export function placeholderStyle(placeholder: string): { background: string } | undefined {
  const colours = /^([0-9a-f]{6})-([0-9a-f]{6})$/.exec(placeholder);
  return colours === null ? undefined : { background: `linear-gradient(#${colours[1]},#${colours[2]})` };
}

/**
 * A stored picture in the best-fitting size, with its space reserved and colored while it loads or if it is missing.
 */
export function Picture(props: PictureProps) {
  const { url, width, renditions } = props;
  if (url === '') return <span aria-hidden className={`no-picture block ${props.className ?? ''}`} />;
  const largest = renditions.at(-1);
  const set = [...renditions.map((size) => `${renditionUrl(url, size)} ${size}w`), `${url} ${width}w`];
  return (
    <img
      src={largest === undefined ? url : renditionUrl(url, largest)}
      srcSet={url.startsWith('/files/') ? set.join(', ') : undefined}
      sizes={props.sizes}
      alt={props.alt}
      width={width}
      height={props.height}
      loading={props.isUrgent ? 'eager' : 'lazy'}
      fetchPriority={props.isUrgent ? 'high' : undefined}
      decoding="async"
      style={placeholderStyle(props.placeholder)}
      className={props.className}
    />
  );
}
