import { useEffect, useRef } from 'react';
import { requestProviderChange } from '#contract/provider/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import {
  BankFields,
  type BecomeForm,
  BecomeProblems,
  BillingFields,
  CompanyContact,
  CompanyDocuments,
  CompanyIdentity,
  type FieldName,
  FormSection,
  PassbookField,
  PersonFields,
  STEP_FIELDS,
  useBecomeForm,
} from '#web/features/developer/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** All fields: a change of country also changes the rules for phone numbers and addresses, so these are shown too. */
const FIELDS: readonly FieldName[] = [...STEP_FIELDS.company, ...STEP_FIELDS.person, ...STEP_FIELDS.payment];

export interface ChangeFormProps {
  readonly stored: BecomeForm;
  readonly onEnd: (isSent: boolean) => void;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Requests a change of approved data. The current data stay in effect until an operator approves the change. */
export function ChangeForm({ stored, onEnd, onDirty }: ChangeFormProps) {
  const page = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { props, kind, isBusy, isDirty, submit, chooseKind } = useBecomeForm({
    initial: stored,
    fields: FIELDS,
    async send({ terms: _terms, privacy: _privacy, ...form }) {
      await page.call(requestProviderChange, form);
    },
    onSent() {
      toasts.show('success', page.t('company.change.sent'));
      onEnd(true);
    },
  });
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <Form className="card flex min-w-0 flex-col gap-6 p-4 sm:p-7" onSubmit={submit}>
      <header>
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {page.t('company.change.title')}
        </h2>
        <p className="text-muted mt-1 max-w-2xl text-sm">{page.t('company.change.lead')}</p>
      </header>
      <BecomeProblems problems={props.problems} order={FIELDS} />
      <FormSection title={page.t('become.section.identity')}>
        <CompanyIdentity {...props} />
      </FormSection>
      {props.form.country !== stored.country && (
        <>
          <FormSection title={page.t('words.contact')}>
            <CompanyContact {...props} />
          </FormSection>
          <FormSection title={page.t('words.billingContact')}>
            <BillingFields {...props} />
          </FormSection>
        </>
      )}
      <CompanyDocuments {...props} />
      <FormSection title={page.t('developer.become.step.person')}>
        <PersonFields {...props} />
      </FormSection>
      <FormSection title={page.t('become.section.account')}>
        <BankFields {...props} kind={kind} onKind={chooseKind} />
      </FormSection>
      <PassbookField {...props} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={isBusy} onClick={() => onEnd(false)}>
          {page.t('dialog.cancel')}
        </Button>
        <Button type="submit" look="gold" disabled={!isDirty} isBusy={isBusy}>
          {page.t('company.change.send')}
        </Button>
      </div>
    </Form>
  );
}
