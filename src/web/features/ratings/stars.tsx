import { Star } from 'lucide-react';

interface StarsProps {
  /** 0 to 5, with a decimal where it is a mean. */
  readonly stars: number;
  /** What it says to those who do not see it. */
  readonly label: string;
  readonly size?: number;
}

const PLACES = [1, 2, 3, 4, 5] as const;

/** Five stars, filled from the left as far as the number goes. */
export function Stars({ stars, label, size = 16 }: StarsProps) {
  return (
    <span role="img" aria-label={label} className="text-gold-text relative inline-flex w-fit flex-none align-middle">
      <Row size={size} isFilled={false} />
      <span
        className="absolute inset-y-0 start-0 overflow-hidden"
        style={{ width: `${(stars / PLACES.length) * 100}%` }}
      >
        <Row size={size} isFilled />
      </span>
    </span>
  );
}

function Row({ size, isFilled }: { size: number; isFilled: boolean }) {
  return (
    <span aria-hidden className="flex w-max">
      {PLACES.map((place) => (
        <Star key={place} size={size} className="flex-none" fill={isFilled ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
