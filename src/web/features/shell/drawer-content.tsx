import { useRouterState } from '@tanstack/react-router';
import { Bookmark, House, LayoutGrid, LibraryBig, LifeBuoy, Lock, LogIn, Newspaper, Wallet } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';
import { useMayOpen } from '#web/app/navigation/use-may-open.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useSession, useUser } from '#web/app/session/use-session.ts';
import { MusicDrawer } from '#web/features/music/index.ts';
import { type Page, usePage } from '../../app/use-page.ts';

interface Place {
  readonly path: string;
  readonly label: MessageKey;
  readonly Icon: typeof House;
  /** Shows visitors a request to sign in. */
  readonly isPersonal?: boolean;
}

const LIBRARY = '/library';
const WISHES = '/library?list=wishes';
const WALLET = '/store/wallet';

const PLACES: readonly Place[] = [
  { path: '/index_v2', label: 'shell.nav.home', Icon: House },
  { path: '/games', label: 'shell.nav.games', Icon: LayoutGrid },
  { path: LIBRARY, label: 'shell.nav.library', Icon: LibraryBig, isPersonal: true },
  { path: WISHES, label: 'library.list.wishes', Icon: Bookmark, isPersonal: true },
  { path: WALLET, label: 'shell.nav.wallet', Icon: Wallet, isPersonal: true },
];

/** The wallet where the installation's guard leaves only pages of records open (R2.18). */
const RECORDS: Place = { path: '/store/deposit', label: 'shell.nav.wallet', Icon: Wallet, isPersonal: true };

const ANSWERS: readonly Place[] = [
  { path: '/help', label: 'shell.nav.help', Icon: LifeBuoy },
  { path: '/news', label: 'shell.nav.news', Icon: Newspaper },
];

/** The path of the entry that the current page belongs to. */
function useCurrentPlace(): string {
  return useRouterState({
    select: ({ location: { pathname, search } }) => {
      if (pathname === '/') return '/index_v2';
      if (pathname === LIBRARY) return Reflect.get(search, 'list') === 'wishes' ? WISHES : LIBRARY;
      // Articles and lists of an entry have deeper paths.
      return pathname.startsWith('/store/') ? WALLET : `/${pathname.split('/')[1]}`;
    },
  });
}

function DrawerLinks({ places }: { places: readonly Place[] }) {
  const page = usePage();
  const current = useCurrentPlace();
  const isVisitor = useUser() === null;
  return (
    <ul>
      {places.map((place) => {
        const { path, label, Icon, isPersonal = false } = place;
        const isCurrent = path === current || (place === RECORDS && current === WALLET);
        return (
          <li key={path}>
            <a
              href={hrefOf(page, path)}
              aria-current={isCurrent ? 'page' : undefined}
              className="text-muted hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink flex min-h-12 items-center gap-4 rounded-xl px-4 py-2 leading-snug aria-[current]:font-bold"
            >
              <Icon size={20} aria-hidden className={`flex-none ${isCurrent ? 'text-gold-text' : ''}`} />
              {page.t(label)}
              {isPersonal && isVisitor && (
                <span className="ms-auto flex-none" title={page.t('shell.nav.needsSignIn')}>
                  <Lock size={14} aria-hidden />
                  <span className="sr-only">{page.t('shell.nav.needsSignIn')}</span>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function hrefOf(page: Page, path: string): string {
  const [bare = '', query] = path.split('?');
  return page.href(bare, query === undefined ? '' : `?${query}`);
}

/** The links of the drawer. */
export function DrawerContent() {
  const page = usePage();
  const { user, parts } = useSession();
  const mayOpen = useMayOpen();
  const places = mayOpen(WALLET) ? PLACES : [...PLACES.filter(({ isPersonal = false }) => !isPersonal), RECORDS];
  return (
    <nav aria-label={page.t('shell.drawer')} className="flex flex-col gap-4">
      <DrawerLinks places={places} />
      <hr className="border-line mx-3" />
      <DrawerLinks places={ANSWERS} />
      {user !== null && parts !== null && <parts.DeveloperAd user={user} />}
    </nav>
  );
}

/** What follows the links in the modal drawer: music and account. */
export function DrawerEnd({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <MusicDrawer />
      <AccountDrawer onLeave={onLeave} />
    </>
  );
}

/** The account at the end of the drawer: its links, or the sign-in button for visitors. */
function AccountDrawer({ onLeave }: { onLeave: () => void }) {
  const page = usePage();
  const { user, parts } = useSession();
  if (user !== null && parts !== null) return <parts.DrawerAccount user={user} onLeave={onLeave} />;
  const signIn = () => {
    onLeave();
    openSignIn();
  };
  return (
    <button type="button" className="btn btn-gold mx-3 mt-6" onClick={signIn}>
      <LogIn size={20} aria-hidden />
      {page.t('shell.signIn')}
    </button>
  );
}
