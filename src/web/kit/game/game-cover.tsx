import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import type { CardGame } from '#domain/application/card-game.ts';
import { usePage } from '#web/app/use-page.ts';
import { Picture } from '#web/ui/picture.tsx';
import { isVeiled, Veil } from './veil.tsx';

interface GameCoverProps {
  readonly game: Pick<CardGame, 'cover' | 'coverPlaceholder' | 'category' | 'ageRating'>;
  /** How wide it is shown, for the browser to choose a rendition by. */
  readonly sizes: string;
  readonly isUrgent?: boolean;
}

/** The cover of a game on a card, which fills its place and grows a little with the card under the pointer; veiled where it is for adults. */
export function GameCover({ game, sizes, isUrgent = false }: GameCoverProps) {
  const page = usePage();
  if (isVeiled(page, game)) return <Veil placeholder={game.coverPlaceholder} />;
  return (
    <Picture
      url={game.cover}
      alt=""
      width={1920}
      height={1080}
      renditions={RENDITION_WIDTHS.background}
      sizes={sizes}
      placeholder={game.coverPlaceholder}
      isUrgent={isUrgent}
      className="h-full w-full object-cover transition-transform duration-300 group-hover:scale-105"
    />
  );
}
