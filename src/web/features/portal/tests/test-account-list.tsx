import { FlaskConical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removeTestAccount } from '#contract/test-account/endpoints.ts';
import type { TestAccount } from '#contract/test-account/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-action.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { CopyButton } from '#web/ui/text/copy-button.tsx';

const HEADING_ID = 'test-accounts';

/** The test accounts, newest first, with the remaining number of accounts. */
export function TestAccountList({ accounts }: { accounts: readonly TestAccount[] }) {
  const page = usePage();
  const [removed, setRemoved] = useState<TestAccount | null>(null);
  return (
    <section aria-labelledby={HEADING_ID} className="card min-w-0 p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id={HEADING_ID} tabIndex={-1} className="text-lg outline-none">
            {page.t('portal.tests.list')}
          </h2>
          <p aria-live="polite" className="text-muted text-sm tabular-nums">
            {page.t('portal.tests.count', { count: accounts.length, max: LIMITS.testAccounts })}
          </p>
        </div>
        {accounts.length > 0 && (
          <CopyButton
            text={accounts.map(({ account }) => account).join('\n')}
            label={page.t('portal.tests.copy')}
            done={page.t('words.copied')}
            isWide
          />
        )}
      </div>
      {accounts.length === 0 ? (
        <EmptyState Icon={FlaskConical} text={page.t('portal.tests.none')} />
      ) : (
        <ul>
          {accounts.map((account) => (
            <AccountRow key={account.id} account={account} onRemove={() => setRemoved(account)} />
          ))}
        </ul>
      )}
      {removed !== null && <RemoveDialog account={removed} onClose={() => setRemoved(null)} />}
    </section>
  );
}

function AccountRow({ account: { account, createdAt }, onRemove }: { account: TestAccount; onRemove: () => void }) {
  const page = usePage();
  const added = useLocalTime(createdAt, 'short');
  const label = page.t('portal.tests.remove.named', { account });
  return (
    <li className="border-line flex items-center gap-3 border-b py-2 last:border-b-0">
      <div className="min-w-0 flex-1">
        <p className="font-bold wrap-anywhere">{account}</p>
        <p className="text-muted text-xs">{page.t('portal.tests.addedAt', { when: added })}</p>
      </div>
      <button type="button" className="btn-icon" aria-label={label} title={label} onClick={onRemove}>
        <Trash2 size={18} aria-hidden />
      </button>
    </li>
  );
}

function RemoveDialog({ account: { id, account }, onClose }: { account: TestAccount; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('portal.tests.remove.title', { account })}
      confirm={page.t('words.remove')}
      isDanger
      call={() => page.call(removeTestAccount, { id })}
      done={page.t('portal.tests.removed', { account })}
      focusAfter={HEADING_ID}
      onClose={onClose}
    >
      {page.t('portal.tests.remove.text')}
    </ConfirmAction>
  );
}
