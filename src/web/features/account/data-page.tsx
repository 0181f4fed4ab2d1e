import type { UserProfile } from '#contract/account/entities.ts';
import { AccountPage } from '#web/kit/page/account-page.tsx';
import { usePage } from '../../app/use-page.ts';
import { DeleteSection } from './delete-section.tsx';
import { ExportSection } from './export-section.tsx';
import { SwitchSection } from './switch-section.tsx';

/** What the store keeps of its owner: to take along, to leave alone for a while, or to delete. */
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
