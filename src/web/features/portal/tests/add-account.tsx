import { useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { addTestAccount } from '#contract/test-account/endpoints.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { useAction } from '../../../app/use-action.ts';
import { type Page, usePage } from '../../../app/use-page.ts';

const FIELD = 'account';

/** Adds one account; what is wrong with it stands at its field. */
export function AddAccount() {
  const page = usePage();
  const { account, problem, isBusy, type, add } = useAddAccount();
  return (
    <section aria-labelledby="add" className="card flex flex-col gap-4 p-5">
      <h2 id="add" className="text-lg">
        {page.t('portal.tests.add.title')}
      </h2>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          name={FIELD}
          type="email"
          label={page.t('portal.tests.account')}
          hint={page.t('portal.tests.account.hint')}
          error={problem}
          value={account}
          autoComplete="off"
          spellCheck={false}
          onChange={type}
        />
        <Button type="submit" look="gold" isBusy={isBusy} Icon={Plus}>
          {page.t('portal.tests.add')}
        </Button>
      </form>
    </section>
  );
}

function useAddAccount() {
  const page = usePage();
  const router = useRouter();
  const [account, setAccount] = useState('');
  const [problem, setProblem] = useState('');
  const focus = () => document.getElementById(`field-${FIELD}`)?.focus();
  const { isBusy, start } = useAction(async () => {
    try {
      const added = await page.call(addTestAccount, { account: account.trim() });
      setAccount('');
      setProblem('');
      await router.invalidate();
      toasts.show('success', page.t('portal.tests.added', { account: added.account }));
    } catch (error) {
      const text = problemOf(page, error);
      if (text === undefined) throw error;
      setProblem(text);
    }
    focus();
  });
  return {
    account,
    problem,
    isBusy,
    add: start,
    type(typed: string) {
      setAccount(typed);
      setProblem('');
    },
  };
}

/** What the field says to a refusal; undefined for a failure that is not about the field. */
function problemOf(page: Page, error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === ERROR.invalidFormat) return page.t('portal.tests.wrong');
  return error.code === ERROR.duplicateTestAccount || error.code === ERROR.testAccountLimitReached
    ? page.t(`error.${error.code}`)
    : undefined;
}
