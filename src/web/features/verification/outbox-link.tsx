import { Inbox } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';

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
