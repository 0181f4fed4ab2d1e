import type { CSSProperties } from 'react';

interface StarsProps {
  /** 0 to 5, with a decimal where it is a mean. */
  readonly stars: number;
  /** What it says to those who do not see it. */
  readonly label: string;
  /** Width and height of one, in pixels. */
  readonly size?: number;
}

const MOST = 5;

/** Five stars, filled from the left as far as the number goes. */
export function Stars({ stars, label, size = 16 }: StarsProps) {
  const style: CSSProperties & Record<'--filled', string> = { fontSize: size, '--filled': `${(stars / MOST) * 100}%` };
  return <span role="img" aria-label={label} className="stars text-gold-text" style={style} />;
}
