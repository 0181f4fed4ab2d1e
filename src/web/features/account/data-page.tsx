import type { UserProfile } from '#contract/account/entities.ts';
import { AccountPage } from '#web/kit/page/account-page.tsx';
import { usePage } from '../../app/use-page.ts';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { SwitchSection } from './switch-section.tsx';

/** The account's data: export it, deactivate the account, or delete it. */
export function DataPage({ profile }: { profile: UserProfile }) {
  const page = usePage();
  return (
    <AccountPage
      title={page.t('shell.account.data')}
      lead={page.t('account.data.lead')}
      help="players/privacy-and-data"
    >
      <ExportSection />
      <SwitchSection profile={profile} />
      <DeleteSection profile={profile} />
    </AccountPage>
  );
}
