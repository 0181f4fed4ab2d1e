import { useRouterState } from '@tanstack/react-router';
import { House, LayoutGrid, LifeBuoy, LogIn, Newspaper, ReceiptText, Ticket, Trophy, WalletCards } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { MusicDrawer } from '#web/features/music/index.ts';
import { usePage } from '../../app/use-page.ts';

const PLACES = [
  { path: '/index_v2', label: 'shell.nav.home', Icon: House },
  { path: '/games', label: 'shell.nav.games', Icon: LayoutGrid },
] as const satisfies readonly { path: string; label: MessageKey; Icon: typeof House }[];

const RECORDS = [
  { path: '/store/deposit', label: 'shell.nav.deposit', Icon: WalletCards },
  { path: '/store/record', label: 'shell.nav.record', Icon: ReceiptText },
  { path: '/store/lottery', label: 'shell.nav.lottery', Icon: Trophy },
  { path: '/store/binding', label: 'shell.nav.binding', Icon: Ticket },
] as const satisfies readonly { path: string; label: MessageKey; Icon: typeof House }[];

const ANSWERS = [
  { path: '/help', label: 'shell.nav.help', Icon: LifeBuoy },
  { path: '/news', label: 'shell.nav.news', Icon: Newspaper },
] as const satisfies readonly { path: string; label: MessageKey; Icon: typeof House }[];

interface DrawerLinksProps {
  readonly places: typeof PLACES | typeof RECORDS | typeof ANSWERS;
  readonly isHall?: boolean;
}

function DrawerLinks({ places, isHall = false }: DrawerLinksProps) {
  const page = usePage();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <ul>
      {places.map(({ path: target, label, Icon }) => {
        const isCurrent = path === target || (isHall && target === '/index_v2' && path === '/');
        return (
          <li key={target}>
            <a
              href={page.href(target)}
              aria-current={isCurrent ? 'page' : undefined}
              className="text-muted hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink flex min-h-12 items-center gap-4 rounded-xl px-4 py-2 leading-snug aria-[current]:font-bold"
            >
              <Icon size={20} aria-hidden className={`flex-none ${isCurrent ? 'text-gold-text' : ''}`} />
              {page.t(label)}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The links of the drawer. */
export function DrawerContent() {
  const page = usePage();
  const { user, parts } = useSession();
  return (
    <nav aria-label={page.t('shell.drawer')} className="flex flex-col gap-4">
      <DrawerLinks places={PLACES} isHall />
      <hr className="border-line mx-3" />
      <p className="text-muted -mb-2 px-4 text-xs font-bold">{page.t('shell.nav.records')}</p>
      <DrawerLinks places={RECORDS} />
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
