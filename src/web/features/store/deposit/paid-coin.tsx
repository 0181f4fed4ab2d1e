import { useEffect, useState } from 'react';
import { StarCoin } from '../../../ui/star-coin.tsx';

/** A payment is news for so long. */
const NEWS_MS = 5 * 60 * 1000;

/** The coin of a paid top-up; fresh ones glow twice, unless the visitor wants no movement. */
export function PaidCoin({ paidAt }: { paidAt: string | null }) {
  const [isNews, setNews] = useState(false);
  useEffect(() => setNews(paidAt !== null && Date.now() - Date.parse(paidAt) < NEWS_MS), [paidAt]);
  return (
    <span className="relative grid place-items-center">
      {isNews && (
        <span
          aria-hidden
          className="bg-gold motion-safe:animate-ping absolute inset-1 rounded-full opacity-0 [animation-iteration-count:2] motion-safe:opacity-40 motion-safe:[animation-fill-mode:forwards]"
        />
      )}
      <StarCoin size={64} className="relative" />
    </span>
  );
}
