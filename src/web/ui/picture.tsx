import { renditionUrl } from '#contract/values/image-renditions.ts';

export interface PictureProps {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Widths of the smaller renditions, ascending. */
  readonly renditions: readonly number[];
  readonly sizes: string;
  /** Mean colours of the upper and lower half, `rrggbb-rrggbb`: what shows until the picture has loaded. */
  readonly placeholder: string;
  readonly className?: string;
  /** Set on what is in view at once: loads eagerly, before the rest. */
  readonly isUrgent?: boolean;
}

/** The background of a picture that has not loaded yet: a gradient of its own two mean colours. */
export function placeholderStyle(placeholder: string): { background: string } | undefined {
  const colours = /^([0-9a-f]{6})-([0-9a-f]{6})$/.exec(placeholder);
  return colours === null ? undefined : { background: `linear-gradient(#${colours[1]},#${colours[2]})` };
}

/** A stored picture in the size that fits, with its place kept and coloured while it loads, or where there is none. */
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
