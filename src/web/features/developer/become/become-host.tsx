import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePage } from '#web/app/use-page.ts';
import { EmptyPage } from '#web/kit/state/empty-state.tsx';
import { PageSkeleton } from '#web/kit/state/skeleton.tsx';
import type { ReadyBecome } from './prepare-become.ts';

/**
 * The application of a signed-in user. Visitors see the same address and load none of it: form, messages and draft are
 * loaded after hydration.
 */
export function BecomeHost() {
  const page = usePage();
  const [ready, setReady] = useState<ReadyBecome>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    import('./prepare-become.ts')
      .then(({ prepareBecome }) => prepareBecome(page))
      .then(
        (loaded) => isGone || setReady(loaded),
        () => isGone || setFailed(true),
      );
    return () => {
      isGone = true;
    };
  }, [page, attempt]);
  if (ready !== undefined) return <ready.Application first={ready.state} />;
  if (hasFailed) return <Failure onRetry={() => setAttempt(attempt + 1)} />;
  return <PageSkeleton />;
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const page = usePage();
  return (
    <EmptyPage role="alert" Icon={CloudOff} title={page.t('errorPage.default.title')}>
      <button type="button" className="btn btn-gold" onClick={onRetry}>
        {page.t('maintenance.retry')}
      </button>
    </EmptyPage>
  );
}
