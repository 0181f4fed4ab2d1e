import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePage } from '../../../app/use-page.ts';
import type { ReadyBecome } from './prepare-become.ts';

/**
 * The application of somebody signed in. Visitors see the same address and load nothing of it: form, words and draft come
 * once the page is alive.
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
  return <Skeleton />;
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const page = usePage();
  return (
    <section role="alert" className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
      <CloudOff size={48} aria-hidden className="text-muted" />
      <p>{page.t('errorPage.default.title')}</p>
      <button type="button" className="btn btn-gold" onClick={onRetry}>
        {page.t('maintenance.retry')}
      </button>
    </section>
  );
}

const LINES = [0, 1, 2, 3, 4, 5] as const;

/** The shape of the first step. */
function Skeleton() {
  const page = usePage();
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="sr-only">
        {page.t('shell.loading')}
      </p>
      <div aria-hidden className="skeleton h-12" />
      <div aria-hidden className="card flex min-h-[60vh] flex-col gap-6 p-4 sm:p-7">
        <div className="skeleton h-8 w-1/3" />
        <div className="grid gap-5 sm:grid-cols-2">
          {LINES.map((line) => (
            <div key={line} className="skeleton h-[74px]" />
          ))}
        </div>
      </div>
    </div>
  );
}
