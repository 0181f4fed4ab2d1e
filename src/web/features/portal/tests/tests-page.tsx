import { useRouter } from '@tanstack/react-router';
import { FlaskConical, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { addTestAccount, listTestAccounts, removeTestAccount } from '#contract/test-account/endpoints.ts';
import type { TestAccount } from '#contract/test-account/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { focusField } from '#web/kit/form/focus-field.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { EmptyState } from '#web/kit/state/empty-state.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { CopyButton } from '#web/ui/text/copy-button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { ImportAccounts } from './import-accounts.tsx';

/** The accounts that may open the developer's games before they are published (R1.16). */
export function TestsPage({ accounts }: { accounts: readonly TestAccount[] }) {
  const page = usePage();
  return (
    <>
      <PageHeader
        title={page.t('portal.nav.tests')}
        lead={page.t('portal.tests.lead')}
        help="developers/test-accounts"
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

/** Adds a single account; problems are shown at the field. */
function AddAccount() {
  const page = usePage();
  const form = useAddAccount();
  return (
    <section aria-labelledby="add" className="card flex flex-col gap-4 p-5">
      <h2 id="add" className="text-lg">
        {page.t('portal.tests.add.title')}
      </h2>
      <Form className="flex flex-col gap-3" onSubmit={form.submit}>
        <TextField
          {...form.fieldOf('account')}
          type="email"
          label={page.t('portal.tests.account')}
          hint={page.t('portal.tests.account.hint')}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" look="gold" isBusy={form.isBusy} Icon={Plus}>
          {page.t('words.add')}
        </Button>
      </Form>
    </section>
  );
}

function useAddAccount() {
  const page = usePage();
  const router = useRouter();
  const form = useForm({
    initial: { account: '' },
    check: () => ({}),
    async send({ account }): Promise<void> {
      const added = await page.call(addTestAccount, { account: account.trim() });
      form.change({ account: '' });
      await router.invalidate();
      toasts.show('success', page.t('portal.tests.added', { account: added.account }));
      focusField('account');
    },
    explain: (error) => ({ account: problemOf(page, error) }),
  });
  return form;
}

/** The message of the field for a refusal; undefined for failures that do not concern the field. */
function problemOf(page: Page, error: ApiError): string | undefined {
  if (error.code === ERROR.invalidFormat) return page.t('portal.tests.wrong');
  return error.code === ERROR.duplicateTestAccount || error.code === ERROR.testAccountLimitReached
    ? page.t(`error.${error.code}`)
    : undefined;
}

const HEADING_ID = 'test-accounts';

/** The test accounts, newest first, with the remaining number of accounts. */
function TestAccountList({ accounts }: { accounts: readonly TestAccount[] }) {
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
      <IconButton label={label} onClick={onRemove} Icon={Trash2} />
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

/** All test accounts of the developer; their limit fits into one response. */
export async function loadTests(page: Page): Promise<readonly TestAccount[]> {
  const { list } = await page.call(listTestAccounts, { limit: LIMITS.testAccounts });
  return list;
}
