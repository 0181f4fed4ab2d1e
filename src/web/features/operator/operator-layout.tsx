import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { usePage } from '../../app/use-page.ts';
import { OPERATOR_PLACES } from './operator-places.ts';

/** The pages of the console below their navigation. */
export function OperatorLayout({ children }: { children: ReactNode }) {
  const router = useRouter();
  useEffect(() => {
    // Whoever opens one of these pages opens the other; and without a connection they say so themselves.
    for (const { path } of OPERATOR_PLACES) {
      Promise.resolve(router.loadRouteChunk(router.routesByPath[path])).catch(() => undefined);
    }
  }, [router]);
  return (
    <div className="pad mx-auto flex max-w-[1440px] flex-col gap-6 py-5 md:py-8">
      <OperatorNavigation />
      {children}
    </div>
  );
}

function OperatorNavigation() {
  const page = usePage();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <nav aria-label={page.t('shell.account.operator')}>
      <ul className="flex flex-wrap gap-2">
        {OPERATOR_PLACES.map(({ path: target, label, Icon }) => (
          <li key={target}>
            <a
              className="chip px-3 sm:px-[18px]"
              href={page.href(target)}
              aria-current={path === target ? 'page' : undefined}
            >
              <Icon size={18} aria-hidden className="flex-none" />
              {page.t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
