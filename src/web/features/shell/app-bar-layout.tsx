import type { ReactNode } from 'react';
import { laterFooter } from './later-parts.ts';
import { TopBar } from './top-bar.tsx';
import { UpgradeBanner } from './upgrade-banner.tsx';

/** App bar and content without the side drawer (R2.10, R2.25). */
export function AppBarLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <UpgradeBanner />
      <TopBar hasDrawer={false} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <div className="pad mx-auto max-w-[1440px]">
        <laterFooter.View />
      </div>
    </>
  );
}
