import { useRouter } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ApiError } from '#contract/errors/api-error.ts';
import { ERROR } from '#contract/errors/errors.ts';
import { addTestAccount } from '#contract/test-account/endpoints.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** Adds a single account; problems are shown at the field. */
export function AddAccount() {
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
