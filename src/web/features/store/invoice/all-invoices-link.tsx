import { Files } from 'lucide-react';
import { guardRoute } from '#domain/page/route-guard.ts';
import { useUser } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import { INVOICES_PATH } from './sheet-address.ts';

/** Link to all the user's invoices, if the installation's guard allows that page. */
export function AllInvoicesLink() {
  const page = usePage();
  const isSignedIn = useUser() !== null;
  const { guard, guardAlso, locales } = page.state;
  const visit = { mode: guard, isSignedIn, pathname: INVOICES_PATH, locales, alsoAllowed: guardAlso };
  if (guardRoute(visit) !== null) return null;
  return (
    <a className="btn btn-quiet" href={page.href(INVOICES_PATH)}>
      <Files size={18} aria-hidden />
      {page.t('invoice.all')}
    </a>
  );
}
