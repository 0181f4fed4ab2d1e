import { useRouter } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, ClipboardPaste } from 'lucide-react';
import { useState } from 'react';
import { ERROR } from '#contract/errors/errors.ts';
import { importTestAccounts } from '#contract/test-account/endpoints.ts';
import type { TestAccountLine } from '#contract/test-account/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { readTestAccountList } from '#domain/application/test-accounts.ts';
import { usePage } from '#web/app/use-page.ts';
import { useForm } from '#web/kit/form/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { Form } from '#web/ui/form.tsx';

/** Adds a pasted list of accounts and shows the result of each line. */
export function ImportAccounts() {
  const page = usePage();
  const { form, lines } = useImport();
  return (
    <section aria-labelledby="import" className="card flex flex-col gap-4 p-5">
      <h2 id="import" className="text-lg">
        {page.t('portal.tests.import.title')}
      </h2>
      <Form className="flex flex-col gap-3" onSubmit={form.submit}>
        <TextArea
          {...form.fieldOf('accounts')}
          label={page.t('portal.tests.import.field')}
          hint={page.t('portal.tests.import.hint')}
          maxLength={LIMITS.testAccountListLength}
        />
        <Button type="submit" isBusy={form.isBusy} Icon={ClipboardPaste}>
          {page.t('portal.tests.import')}
        </Button>
      </Form>
      <div role="status" className="empty:-mt-4">
        {lines !== null && <ImportResult lines={lines} />}
      </div>
    </section>
  );
}

function useImport() {
  const page = usePage();
  const router = useRouter();
  const [lines, setLines] = useState<readonly TestAccountLine[] | null>(null);
  const form = useForm({
    initial: { accounts: '' },
    check: ({ accounts }) => ({
      accounts: readTestAccountList(accounts).length === 0 ? page.t('portal.tests.import.empty') : undefined,
    }),
    async send(typed): Promise<void> {
      const { list } = await page.call(importTestAccounts, typed);
      setLines(list);
      // Refused lines stay in the field to be corrected.
      const refused = list.filter(({ code }) => code === ERROR.invalidFormat || code === ERROR.testAccountLimitReached);
      form.change({ accounts: refused.map(({ account }) => account).join('\n') });
      await router.invalidate();
    },
  });
  return { form, lines };
}

function ImportResult({ lines }: { lines: readonly TestAccountLine[] }) {
  const page = usePage();
  const added = lines.filter(({ code }) => code === null).length;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-bold">{page.t('portal.tests.import.done', { added, count: lines.length })}</p>
      <ul className="border-line max-h-72 divide-y overflow-y-auto rounded-xl border">
        {lines.map(({ account, code }, index) => (
          <li key={index} className="border-line flex items-start gap-2 px-3 py-2 text-sm">
            {code === null ? (
              <CircleCheck size={16} aria-hidden className="text-success mt-0.5 flex-none" />
            ) : (
              <CircleAlert size={16} aria-hidden className="text-danger mt-0.5 flex-none" />
            )}
            <span className="min-w-0">
              <span className="block wrap-anywhere">{account}</span>
              <span className="text-muted block text-xs">
                {code === null
                  ? page.t('portal.tests.line.added')
                  : code === ERROR.invalidFormat
                    ? page.t('portal.tests.wrong')
                    : page.t(`error.${code}`)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
