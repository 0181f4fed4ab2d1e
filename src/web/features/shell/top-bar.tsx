import { Menu } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useUser } from '#web/app/session/use-session.ts';
import { MusicButton } from '#web/features/music/index.ts';
import { SearchBox } from '#web/features/search/index.ts';
import { Logo } from '#web/kit/page/logo.tsx';
import { usePage } from '../../app/use-page.ts';
import { AccountEntry } from './account-entry.tsx';
import { useIsAppBarMenuVisible } from './app-bar-menu.ts';
import { LanguageMenu } from './language-menu.tsx';
import { DrawerDialog, openDrawer } from './side-drawer.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Also skips the navigation of portal and console, which precedes their content. */
function skipToContent(event: MouseEvent) {
  const content = document.querySelector<HTMLElement>('[data-page-content]');
  if (content === null) return;
  event.preventDefault();
  content.focus();
}

/** The bar at the top of every page: menu, logo, search, music, language, theme, account. */
export function TopBar({ hasDrawer }: { hasDrawer: boolean }) {
  const page = usePage();
  const isMenuVisible = useIsAppBarMenuVisible();
  const user = useUser();
  return (
    <header className="border-line bg-bar sticky top-0 z-30 border-b backdrop-blur-md">
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a place of the page, to a closer one where there is. */}
      <a
        href="#content"
        onClick={skipToContent}
        className="bg-gold text-on-gold absolute start-4 top-2 z-40 -translate-y-24 rounded-lg px-4 py-2 font-bold focus:translate-y-0"
      >
        {page.t('shell.skip')}
      </a>
      <div className="pad mx-auto flex min-h-16 max-w-[1704px] flex-wrap items-center gap-x-1 sm:flex-nowrap sm:gap-3">
        <button
          type="button"
          className={`btn-icon -ms-2 ${hasDrawer ? 'md:hidden' : ''}`}
          aria-label={page.t('shell.openMenu')}
          onClick={openDrawer}
        >
          <Menu size={22} aria-hidden />
        </button>
        <DrawerDialog />
        <Logo />
        <div className="order-last flex w-full pb-2 sm:order-none sm:w-auto sm:flex-1 sm:justify-center sm:px-4 sm:pb-0">
          <SearchBox />
        </div>
        {isMenuVisible && (
          <nav
            id="app-bar-menu"
            aria-label={page.t('shell.barMenu')}
            className="ms-auto -me-2 flex items-center sm:mx-0"
          >
            <MusicButton />
            <LanguageMenu />
            {/* On phones the bell and the star coins take its place; the drawer has it instead. */}
            <ThemeSwitch className={user === null ? '' : 'hidden sm:inline-grid'} />
            <AccountEntry />
          </nav>
        )}
      </div>
    </header>
  );
}
