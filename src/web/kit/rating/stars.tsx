import type { CSSProperties } from 'react';

interface StarsProps {
  /** 0 to 5; averages have a decimal. */
  readonly stars: number;
  /** Label for screen readers. */
  readonly label: string;
  /** Width and height of a star, in pixels. */
  readonly size?: number;
}

const MOST = 5;

/** Five stars, filled from the left up to the number. */
export function Stars({ stars, label, size = 16 }: StarsProps) {
  const style: CSSProperties & Record<'--filled', string> = { fontSize: size, '--filled': `${(stars / MOST) * 100}%` };
  return <span role="img" aria-label={label} className="stars text-gold-text" style={style} />;
}
