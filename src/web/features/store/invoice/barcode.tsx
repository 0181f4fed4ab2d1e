import { encodeCode39 } from './code39.ts';

interface BarcodeProps {
  readonly text: string;
  /** Label for screen readers. */
  readonly label: string;
  readonly className?: string;
}

/** Quiet zone that scanners need on both sides, in narrow bar widths. */
const QUIET = 10;
const HEIGHT = 40;

/** A text as Code 39, black on white in both themes for scanners; nothing if the code cannot represent it. */
export function Barcode({ text, label, className = '' }: BarcodeProps) {
  const code = encodeCode39(text);
  if (code === undefined) return null;
  const path = code.bars.map(({ at, width }) => `M${at + QUIET} 0h${width}v${HEIGHT}h-${width}z`).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.width + 2 * QUIET} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`border-line border bg-white text-black ${className}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
