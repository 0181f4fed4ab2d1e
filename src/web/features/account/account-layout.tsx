import { useRouterState } from '@tanstack/react-router';
import {
  Bell,
  Database,
  Fingerprint,
  FlaskConical,
  KeyRound,
  MonitorSmartphone,
  Palette,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageKey } from '#i18n/message-key.ts';
import { useNextPages } from '#web/first-load/use-next-pages.ts';
import { useShownCurrent } from '#web/kit/page/use-shown-current.ts';
import { usePage } from '../../app/use-page.ts';

/** The pages of the account, in navigation order. */
const ACCOUNT_PLACES = [
  { path: '/account/profile', label: 'shell.account.profile', Icon: UserRound },
  { path: '/account/sign-in', label: 'shell.account.ways', Icon: Fingerprint },
  { path: '/account/sessions', label: 'shell.account.sessions', Icon: KeyRound },
  { path: '/account/devices', label: 'shell.account.devices', Icon: MonitorSmartphone },
  { path: '/account/preferences', label: 'shell.account.preferences', Icon: Palette },
  { path: '/account/notifications', label: 'shell.notifications', Icon: Bell },
  { path: '/account/data', label: 'shell.account.data', Icon: Database },
] as const satisfies readonly { path: string; label: MessageKey; Icon: typeof UserRound }[];

/** Only shown to testers. */
const TESTS_PLACE = { path: '/account/tests', label: 'account.nav.tests', Icon: FlaskConical } as const;

const ACCOUNT_PATHS = ACCOUNT_PLACES.map(({ path }) => path);

interface AccountLayoutProps {
  /** Whether the account is listed as a tester. */
  readonly hasTests?: boolean;
  readonly children: ReactNode;
}

/** The account pages with their navigation: at the side, or a scrollable row on narrow screens. */
export function AccountLayout({ hasTests = false, children }: AccountLayoutProps) {
  useNextPages(ACCOUNT_PATHS);
  return (
    <div className="pad mx-auto flex max-w-[1120px] flex-col gap-6 py-5 md:flex-row md:gap-10 md:py-10">
      <AccountNavigation places={hasTests ? [...ACCOUNT_PLACES, TESTS_PLACE] : ACCOUNT_PLACES} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

type AccountPlace = (typeof ACCOUNT_PLACES)[number] | typeof TESTS_PLACE;

function AccountNavigation({ places }: { places: readonly AccountPlace[] }) {
  const page = usePage();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const row = useShownCurrent<HTMLUListElement>(path);
  return (
    <nav aria-label={page.t('account.title')} className="md:sticky md:top-[104px] md:h-fit md:w-[264px] md:flex-none">
      <p className="text-muted mb-2 hidden px-4 text-xs font-bold md:block">{page.t('account.title')}</p>
      <ul
        ref={row}
        className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-col md:gap-1 md:overflow-visible md:p-0"
      >
        {places.map(({ path: target, label, Icon }) => (
          <li key={target} className="flex-none">
            <a
              href={page.href(target)}
              aria-current={path === target ? 'page' : undefined}
              className="border-line text-muted hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink flex min-h-11 items-center gap-3 rounded-full border px-4 py-2 text-sm leading-snug whitespace-nowrap aria-[current]:border-transparent aria-[current]:font-bold md:min-h-12 md:rounded-xl md:border-transparent md:text-base md:whitespace-normal"
            >
              <Icon size={20} aria-hidden className={`flex-none ${path === target ? 'text-gold-text' : ''}`} />
              {page.t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
