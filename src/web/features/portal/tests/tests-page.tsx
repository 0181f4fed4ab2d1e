import type { TestAccount } from '#contract/test-account/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { PortalHeader } from '../layout/portal-header.tsx';
import { AddAccount } from './add-account.tsx';
import { ImportAccounts } from './import-accounts.tsx';
import { TestAccountList } from './test-account-list.tsx';

/** The accounts that may open the developer's games before they are published (R1.16). */
export function TestsPage({ accounts }: { accounts: readonly TestAccount[] }) {
  const page = usePage();
  return (
    <>
      <PortalHeader
        title={page.t('portal.nav.tests')}
        lead={page.t('portal.tests.lead')}
        help={{ article: 'developers/test-accounts', topic: page.t('portal.nav.tests') }}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,380px)]">
        <TestAccountList accounts={accounts} />
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-first">
          <AddAccount />
          <ImportAccounts />
        </div>
      </div>
    </>
  );
}
