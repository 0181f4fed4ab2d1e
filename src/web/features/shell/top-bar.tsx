import { LogIn, Menu, Moon, Sun, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { openSignIn } from '#web/app/session/open-sign-in.ts';
import { useSession, useUser } from '#web/app/session/use-session.ts';
import { chooseTheme, currentTheme } from '#web/app/theme/theme.ts';
import { MusicButton } from '#web/features/music/index.ts';
import { SearchBox } from '#web/features/search/index.ts';
import { Logo } from '#web/kit/page/logo.tsx';
import { usePage } from '../../app/use-page.ts';
import { useIsAppBarMenuVisible } from './app-bar-menu.ts';
import { LanguageMenu } from './language-menu.tsx';
import { laterDrawerContent, laterDrawerEnd } from './later-parts.ts';

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
    <header className="border-line bg-bar sticky top-0 z-30 border-b [backdrop-filter:blur(12px)]">
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a place of the page, to a closer one where there is. */}
      <a
        href="#content"
        onClick={skipToContent}
        // As far up as the window is high: below a notice, the place right above the bar is not outside it.
        className="bg-gold text-on-gold absolute start-4 top-2 z-40 -translate-y-[100vh] rounded-lg px-4 py-2 font-bold focus:translate-y-0"
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

/** The account in the top bar: star coins and menu, or the sign-in button for visitors. */
function AccountEntry() {
  const page = usePage();
  const { user, parts } = useSession();
  if (user !== null && parts !== null) {
    return (
      <>
        <parts.NotificationBell user={user} />
        <parts.BalanceMenu />
        <parts.AccountMenu user={user} />
      </>
    );
  }
  return (
    <button
      type="button"
      className="text-muted hover:bg-raised hover:text-ink sm:border-control sm:text-ink ms-1 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full font-bold whitespace-nowrap sm:border sm:px-4"
      onClick={() => openSignIn()}
    >
      <LogIn size={20} aria-hidden />
      <span className="sr-only sm:not-sr-only">{page.t('shell.signIn')}</span>
    </button>
  );
}

/** The drawer beside the content; `DrawerDialog` replaces it on narrow screens. */
export function SideDrawer() {
  return (
    <aside id="side-drawer" className="sticky top-[88px] hidden h-fit w-[232px] flex-none md:block">
      <laterDrawerContent.View />
    </aside>
  );
}

const findDrawer = () => document.querySelector<HTMLDialogElement>('#drawer');

function openDrawer(): void {
  findDrawer()?.showModal();
}

function closeDrawer(): void {
  findDrawer()?.close();
}

/** The same links as a modal drawer, opened by the top bar's menu button. */
function DrawerDialog() {
  const page = usePage();
  const user = useUser();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is that of a link inside, which the keyboard makes too.
    <dialog
      id="drawer"
      closedby="any"
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) closeDrawer();
      }}
      aria-label={page.t('shell.drawer')}
      className="bg-page border-line m-0 h-dvh max-h-none w-[min(300px,86vw)] border-e p-3"
    >
      <div className="mb-3 flex items-center justify-between ps-4">
        {/* No link: the first one is that to the hall. */}
        <span aria-hidden className="logo me-auto block h-[36px] w-[72px]" />
        {/* Displayed last, but first in the source: a modal dialog focuses its first control. */}
        <button
          type="button"
          className="btn-icon order-last"
          aria-label={page.t('shell.closeMenu')}
          onClick={closeDrawer}
        >
          <X size={22} aria-hidden />
        </button>
        {user !== null && <ThemeSwitch className="sm:hidden" />}
      </div>
      <laterDrawerContent.View />
      <laterDrawerEnd.View onLeave={closeDrawer} />
    </dialog>
  );
}

function switchTheme(): void {
  chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** Switches between dark and light; before that the page follows the system. */
function ThemeSwitch({ className = '' }: { className?: string }) {
  const page = usePage();
  return (
    <button
      type="button"
      className={`btn-icon ${className}`}
      aria-label={page.t('shell.theme')}
      title={page.t('shell.theme')}
      onClick={switchTheme}
    >
      <Sun size={20} aria-hidden className="theme-dark-only" />
      <Moon size={20} aria-hidden className="theme-light-only" />
    </button>
  );
}
