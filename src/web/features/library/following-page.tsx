import { Bell, Settings2 } from 'lucide-react';
import { listFollowed } from '#contract/developer-page/endpoints.ts';
import type { FollowedDeveloper } from '#contract/developer-page/entities.ts';
import { listLibrary } from '#contract/library/endpoints.ts';
import type { LibraryTotals } from '#contract/library/entities.ts';
import { FollowButton } from '#web/features/developer-page/index.ts';
import { DeveloperLogo } from '#web/kit/game/developer-logo.tsx';
import { LoadingPart } from '#web/kit/list/loading-part.tsx';
import { loadPage, readPageNumber } from '#web/kit/list/page-number.ts';
import { Pager } from '#web/kit/list/pager.tsx';
import { useSavedElsewhere } from '#web/kit/saved/use-saved-elsewhere.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { type Page, usePage } from '../../app/use-page.ts';
import { ClosedLibrary } from './library-shell.tsx';
import { LibraryTabs } from './library-tools.tsx';
import { loadOpen } from './load-library.ts';

/** The developers whom a player follows. */
export function FollowingPage({ data }: { data: Awaited<ReturnType<typeof loadFollowing>> }) {
  return data.view === 'list' ? <OpenFollowing data={data} /> : <ClosedLibrary view={data.view} />;
}

function OpenFollowing({ data: { developers, count, number, totals } }: { data: FollowingListData }) {
  const page = usePage();
  useSavedElsewhere();
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-title">{page.t('shell.account.library')}</h1>
      <LibraryTabs shown="following" totals={totals} />
      <LoadingPart className="flex flex-col gap-5">
        {developers.length === 0 ? (
          <EmptyCard
            Icon={Bell}
            title={page.t('library.empty.following.title')}
            text={page.t('library.empty.following.text')}
          >
            <a className="btn btn-gold" href={page.href('/')}>
              {page.t('library.browse')}
            </a>
          </EmptyCard>
        ) : (
          <>
            <Lead />
            <ul className="grid gap-4 md:grid-cols-2">
              {developers.map((developer) => (
                <li key={developer.slug} className="min-w-0">
                  <Developer developer={developer} />
                </li>
              ))}
            </ul>
          </>
        )}
        <Pager
          number={number}
          count={count}
          address={(at) => page.href('/library/following', at === 1 ? '' : `?page=${at}`)}
        />
      </LoadingPart>
    </div>
  );
}

function Lead() {
  const page = usePage();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-muted text-sm">{page.t('library.following.lead')}</p>
      <a className="link inline-flex min-h-11 items-center gap-2 text-sm" href={page.href('/account/notifications')}>
        <Settings2 size={16} aria-hidden />
        {page.t('shell.notifications')}
      </a>
    </div>
  );
}

/** An unfollowed developer stays in the list until the page is left, so that it can be followed again. */
function Developer({ developer }: { developer: FollowedDeveloper }) {
  const page = usePage();
  const { slug, name, available, gameCount } = developer;
  return (
    <article className="card flex h-full flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <DeveloperLogo developer={developer} sizes="56px" className="h-14 w-14 flex-none rounded-2xl text-lg" />
      <div className="min-w-0 flex-1 basis-36">
        <h2 className="text-base leading-snug wrap-anywhere">
          {available ? (
            <a className="inline-flex min-h-11 items-center hover:underline" href={page.href(`/developers/${slug}`)}>
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <p className="text-muted text-sm">
          {available ? page.t('hall.count', { count: gameCount }) : page.t('library.following.gone')}
        </p>
      </div>
      <FollowButton slug={slug} name={name} known={FOLLOWED} />
    </article>
  );
}

/** The number of followers is not shown here. */
const FOLLOWED = { following: true, followers: 0 };

interface FollowingListData {
  readonly view: 'list';
  readonly developers: readonly FollowedDeveloper[];
  readonly count: number;
  /** Page number, from 1. */
  readonly number: number;
  readonly totals: LibraryTotals;
}

/** The developers whom a player follows, or the reason why there is no list. */
export function loadFollowing(page: Page, { page: number }: Readonly<Record<string, unknown>>) {
  return loadOpen(page, async (): Promise<FollowingListData> => {
    const [{ totals }, loaded] = await Promise.all([
      page.call(listLibrary, { list: 'favourites', lang: page.state.locale, limit: 1 }),
      loadPage(readPageNumber(number), (span) => page.call(listFollowed, span)),
    ]);
    return { view: 'list', developers: loaded.list, count: loaded.count, number: loaded.number, totals };
  });
}
