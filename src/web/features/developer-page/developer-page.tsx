import { useState } from 'react';
import { RENDITION_WIDTHS } from '#contract/values/image-renditions.ts';
import { Contacts } from '#web/features/details/index.ts';
import { DeveloperLogo } from '#web/kit/game/developer-logo.tsx';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { Section } from '#web/kit/game/section.tsx';
import { isVeiled } from '#web/kit/game/veil.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { HEADER_SIZES, Picture, placeholderStyle } from '#web/ui/picture.tsx';
import { formatCount } from '#web/ui/text/format-count.ts';
import { usePage } from '../../app/use-page.ts';
import { FollowButton } from './follow-button.tsx';
import type { DeveloperData } from './load-developer.ts';
import { NewsSection } from './news-section.tsx';

/** The public page of a developer: who it is, its games and channels. */
export function DeveloperPage({ data }: { data: DeveloperData }) {
  const { developer } = data;
  const hasContacts = developer.contacts.length > 0;
  return (
    <article>
      <DeveloperHeader key={developer.slug} data={data} />
      <div
        className={`pad mx-auto grid max-w-[1440px] gap-x-10 gap-y-10 py-8 ${hasContacts ? 'lg:grid-cols-[minmax(0,1fr)_340px]' : ''}`}
      >
        <div className="flex min-w-0 flex-col gap-10">
          <About developer={developer} />
          <NewsSection posts={data.posts} />
          <Games data={data} />
        </div>
        {hasContacts && <Contacts application={{ contacts: developer.contacts, contactEmail: '' }} />}
      </div>
    </article>
  );
}

function About({ developer: { about, aboutLang } }: Pick<DeveloperData, 'developer'>) {
  const page = usePage();
  if (about === '') return null;
  return (
    <Section id="about" title={page.t('makers.about')}>
      <p lang={aboutLang} className="max-w-[46rem] wrap-anywhere whitespace-pre-line">
        {about}
      </p>
    </Section>
  );
}

function Games({ data: { developer, games, count, number } }: { data: DeveloperData }) {
  const page = usePage();
  const path = `/developers/${developer.slug}`;
  return (
    <Section id="games" title={page.t('category.game')}>
      <ul className="cards">
        {games.map((game) => (
          <li key={game.applicationId} className="grid">
            <GameCard game={game} />
          </li>
        ))}
      </ul>
      <Pager number={number} count={count} address={(at) => page.href(path, at === 1 ? '' : `?page=${at}`)} />
    </Section>
  );
}

/** The header of a developer's page over the picture of its newest game: name, figures and the follow button. */
function DeveloperHeader({ data: { developer, follow, games, count } }: { data: DeveloperData }) {
  const page = usePage();
  const { slug, name } = developer;
  const [followers, setFollowers] = useState(follow.followers);
  // A picture for adults is not fetched before the age is known.
  const newest = games.find((game) => game.cover !== '' && !isVeiled(page, game));
  return (
    <header className="relative isolate overflow-hidden" style={placeholderStyle(newest?.coverPlaceholder ?? '')}>
      <Picture
        url={newest?.cover ?? ''}
        alt=""
        width={1920}
        height={1080}
        renditions={RENDITION_WIDTHS.background}
        sizes={HEADER_SIZES}
        placeholder={newest?.coverPlaceholder ?? ''}
        isUrgent
        className="header-picture"
      />
      <div className="details-veil absolute inset-0 -z-10" />
      <div className="pad mx-auto flex max-w-[1440px] flex-col gap-5 pt-24 pb-8 sm:flex-row sm:items-end sm:pt-32 md:gap-8">
        <DeveloperLogo
          developer={developer}
          sizes="(min-width: 960px) 128px, 96px"
          isUrgent
          className="h-24 w-24 flex-none rounded-[24px] border border-white/25 text-2xl floating md:h-32 md:w-32"
        />
        <div className="min-w-0 flex-1 text-white">
          <p className="text-sm font-bold">{page.t('makers.kind')}</p>
          <h1 className="text-2xl wrap-anywhere">{name}</h1>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
            <span>{page.t('hall.count', { count })}</span>
            <span>
              {page.t('makers.followers', { count: followers, shown: formatCount(followers, page.state.locale) })}
            </span>
          </p>
        </div>
        <FollowButton
          key={slug}
          slug={slug}
          name={name}
          known={follow}
          onState={(state) => setFollowers(state.followers)}
        />
      </div>
    </header>
  );
}
