import { Gamepad2, X } from 'lucide-react';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '../../app/use-page.ts';
import { laterDrawerContent, laterDrawerEnd } from './later-parts.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** The drawer beside the content; `DrawerDialog` replaces it on narrow screens. */
export function SideDrawer() {
  return (
    <aside id="side-drawer" className="sticky top-[88px] hidden h-fit w-[232px] flex-none md:block">
      <laterDrawerContent.View />
    </aside>
  );
}

const findDrawer = () => document.querySelector<HTMLDialogElement>('#drawer');

export function openDrawer(): void {
  findDrawer()?.showModal();
}

function closeDrawer(): void {
  findDrawer()?.close();
}

/** The same links as a modal drawer, opened by the top bar's menu button. */
export function DrawerDialog() {
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
        <Gamepad2 aria-hidden className="text-gold-text me-auto" />
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
