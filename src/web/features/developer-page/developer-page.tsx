import { Contacts } from '#web/features/details/index.ts';
import { GameCard } from '#web/kit/game/game-card.tsx';
import { Section } from '#web/kit/game/section.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { usePage } from '../../app/use-page.ts';
import { DeveloperHeader } from './developer-header.tsx';
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
