import type { ReactNode } from 'react';
import { Logo } from '#web/kit/page/logo.tsx';

/**
 * Only the logo and the sign-in: no drawer, menu or footer (R2.26). Aligned to the top, so that a message below the
 * buttons does not move them.
 */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="from-raised to-surface flex min-h-dvh flex-col bg-linear-to-br">
      <header className="pad flex min-h-16 items-center">
        <Logo />
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col items-center px-4 pt-[6vh] pb-16 outline-none">
        {children}
      </main>
    </div>
  );
}
