import { CircleAlert, Inbox } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';
import { type CodeProblem, problemText } from './code-state.ts';

/** A problem that belongs to no field; announced when it appears. */
export function FormProblem({ problem }: { problem: CodeProblem | null }) {
  const text = problemText(usePage(), problem, 'form');
  return (
    <div role="alert">
      {text !== '' && (
        <p className="border-danger mt-4 flex items-start gap-2 rounded-xl border px-4 py-3 text-sm wrap-anywhere">
          <CircleAlert size={18} aria-hidden className="text-danger mt-0.5 flex-none" />
          {text}
        </p>
      )}
    </div>
  );
}

/** Link to the outbox of an installation that does not send real messages. */
export function OutboxLink({ to }: { to: string }) {
  const page = usePage();
  const query = new URLSearchParams({ to, lang: page.state.locale });
  return (
    <p className="bg-raised text-muted mt-4 flex items-start gap-2 rounded-xl px-4 py-3 text-xs">
      <Inbox size={16} aria-hidden className="mt-0.5 flex-none" />
      <span>
        {page.t('verify.outbox.about')}{' '}
        <a className="link" href={`/dev/outbox?${query}`} target="_blank" rel="noopener">
          {page.t('verify.outbox')}
          <span className="sr-only"> {page.t('shell.opensNewTab')}</span>
        </a>
      </span>
    </p>
  );
}
