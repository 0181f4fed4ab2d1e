import { encodeCode39 } from './code39.ts';

interface BarcodeProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly className?: string;
}

/** Free space that readers need on both sides, in widths of a narrow bar. */
const QUIET = 10;
const HEIGHT = 40;

/** A text as Code 39, black on white in both themes, since readers want it so; nothing for what the code cannot write. */
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
