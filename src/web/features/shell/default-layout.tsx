import type { ReactNode } from 'react';
import { laterFooter } from './later-parts.ts';
import { SideDrawer, TopBar } from './top-bar.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

/** Side drawer, top bar, content and footer (R2.24). */
export function DefaultLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <UpgradeBanner />
      <TopBar hasDrawer />
      <div className="pad mx-auto flex max-w-[1704px] gap-6 pt-4 md:pt-6">
        <SideDrawer />
        <div className="min-w-0 flex-1">
          <main id="content" tabIndex={-1} className="mx-auto min-h-[60vh] max-w-[1440px] outline-none">
            {children}
          </main>
          <laterFooter.View />
        </div>
      </div>
    </>
  );
}
