import { Play } from 'lucide-react';
import { useState } from 'react';
import type { CardGame } from '#domain/application/card-game.ts';
import { usePage } from '#web/app/use-page.ts';
import { detailsQuery } from './details-query.ts';

/** Screenshots that take turns over the cover of a card; none with reduced motion. */
export function CardPreview({ previews }: Pick<CardGame, 'previews'>) {
  const [isStill] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  if (isStill) return null;
  return previews.map((url) => <img key={url} src={url} alt="" className="preview" />);
}

/** Starts a game of the browser. Over the link that covers its card. */
export function CardPlay({ game: { applicationId, name } }: { game: CardGame }) {
  const page = usePage();
  return (
    <a
      href={page.href('/play', detailsQuery(applicationId))}
      aria-label={page.t('hall.play', { name })}
      title={page.t('hall.play', { name })}
      className="bg-gold text-on-gold absolute end-2 top-2 z-10 grid h-11 w-11 place-items-center rounded-full"
    >
      <Play size={20} aria-hidden fill="currentColor" className="ms-0.5" />
    </a>
  );
}
