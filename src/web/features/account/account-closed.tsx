import { ShieldAlert } from 'lucide-react';
import { usePage } from '../../app/use-page.ts';

/** What stands in place of a page of an account that has to be verified first; an overlay asks for that. */
export function AccountClosed() {
  const page = usePage();
  return (
    <section className="card flex flex-col items-center gap-4 px-6 py-16 text-center">
      <ShieldAlert size={48} aria-hidden className="text-gold-text" />
      <h1 className="text-lg">{page.t('account.closed.title')}</h1>
      <p className="text-muted max-w-md">{page.t('account.closed.text')}</p>
    </section>
  );
}
