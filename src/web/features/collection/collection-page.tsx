import { Gamepad2 } from 'lucide-react';
import type { Collection } from '#contract/hall/entities.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { HEADER_SIZES, placeholderStyle } from '#web/ui/picture.tsx';
import { usePage } from '../../app/use-page.ts';

interface CollectionPageProps {
  readonly collection: Collection;
}

/** The page of a collection: its image and texts, and its games in the operators' order. */
export function CollectionPage({ collection }: CollectionPageProps) {
  const page = usePage();
  const { list } = collection;
  return (
    <article>
      <CollectionHeader collection={collection} />
      <section aria-labelledby="games" className="pad mx-auto max-w-[1440px] py-8">
        <h2 id="games" className="sr-only">
          {page.t('category.game')}
        </h2>
        {list.length === 0 ? (
          <EmptyCard Icon={Gamepad2} title={page.t('hall.collection.none')} text={page.t('hall.collection.none.text')}>
            <a className="btn btn-quiet" href={page.href('/')}>
              {page.t('hall.empty.back')}
            </a>
          </EmptyCard>
        ) : (
          <ul className="cards">
            {list.map((game, index) => (
              <li key={game.applicationId} className="grid">
                <GameCard game={game} isUrgent={index < 2} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </article>
  );
}

function CollectionHeader({ collection: { lang, title, text, images, placeholder, count } }: CollectionPageProps) {
  const page = usePage();
  return (
    <header className="relative isolate overflow-hidden bg-black" style={placeholderStyle(placeholder)}>
      <img
        src={images.medium}
        srcSet={`${images.small} 600w, ${images.medium} 960w, ${images.large} 1910w`}
        sizes={HEADER_SIZES}
        alt=""
        width={1910}
        height={630}
        fetchPriority="high"
        className="header-picture object-[72%_50%]"
      />
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-black/80 via-black/50 to-transparent" />
      <div className="pad mx-auto flex min-h-64 max-w-[1440px] flex-col justify-end gap-3 py-8 text-white md:min-h-80">
        <p className="text-sm font-bold">{page.t('hall.collection')}</p>
        <h1 lang={lang} className="text-2xl wrap-anywhere">
          {title}
        </h1>
        {text !== '' && (
          <p lang={lang} className="max-w-[46rem] wrap-anywhere whitespace-pre-line">
            {text}
          </p>
        )}
        <p className="text-sm">{page.t('hall.count', { count })}</p>
      </div>
    </header>
  );
}
