import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import type { CardGame } from '#domain/application/card-game.ts';
import { usePage } from '#web/app/use-page.ts';
import { Picture, placeholderStyle } from '#web/ui/picture.tsx';
import { isVeiled, Veil } from './veil.tsx';

interface GameCoverProps {
  readonly game: Pick<CardGame, 'cover' | 'coverPlaceholder' | 'category' | 'ageRating'>;
  /** Displayed width, for the browser to choose a rendition. */
  readonly sizes: string;
  readonly isUrgent?: boolean;
  /** Its veil has neither icon nor label. */
  readonly isSilent?: boolean;
}

/** The cover on a game card; it fills its box, grows slightly on hover, and is veiled for games for adults. */
export function GameCover({ game, sizes, isUrgent = false, isSilent = false }: GameCoverProps) {
  const page = usePage();
  if (isVeiled(page, game)) {
    if (!isSilent) return <Veil placeholder={game.coverPlaceholder} />;
    return <span aria-hidden className="veil h-full w-full" style={placeholderStyle(game.coverPlaceholder)} />;
  }
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
