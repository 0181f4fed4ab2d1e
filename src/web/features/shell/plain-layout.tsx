import type { ReactNode } from 'react';

/** Content only: the play page has its own bar. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
