import { ShieldAlert } from 'lucide-react';
import type { MessageKey } from '#i18n/message-key.ts';
import { EmptyCard } from '#web/kit/state/empty-state.tsx';
import { usePage } from '../../app/use-page.ts';
import type { ClosedRecords as Closed } from './open-records.ts';
import { StoreShell } from './store-shell.tsx';
import { WalletTabs } from './wallet-tabs.tsx';

interface ClosedRecordsProps {
  readonly view: Closed['view'];
  readonly title: MessageKey;
  readonly about: MessageKey;
}

/** A records page for visitors or unverified accounts; an overlay asks for verification. */
export function ClosedRecords({ view, title, about }: ClosedRecordsProps) {
  const page = usePage();
  if (view === 'visitor') return <StoreShell title={title} about={about} />;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-title">{page.t(title)}</h1>
      <WalletTabs />
      <EmptyCard Icon={ShieldAlert} title={page.t('records.closed.title')} text={page.t('records.closed.text')} />
    </div>
  );
}
