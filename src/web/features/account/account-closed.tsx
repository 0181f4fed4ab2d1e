import { ShieldAlert } from 'lucide-react';
import { EmptyPage } from '#web/kit/state/empty-state.tsx';
import { usePage } from '../../app/use-page.ts';

/** Replaces an account page until the account is verified; an overlay asks for that. */
export function AccountClosed() {
  const page = usePage();
  return <EmptyPage Icon={ShieldAlert} title={page.t('account.closed.title')} text={page.t('account.closed.text')} />;
}
