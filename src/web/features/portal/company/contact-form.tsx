import { useEffect } from 'react';
import { updateProviderProfile } from '#contract/provider/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import {
  type BecomeForm,
  BecomeProblems,
  BillingFields,
  CompanyContact,
  type FieldName,
  FormSection,
  useBecomeForm,
} from '#web/features/developer/index.ts';
import { ChangesBar } from '#web/kit/form/changes-bar.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** Fields whose changes take effect when saved. */
const FIELDS: readonly FieldName[] = [
  'address',
  'email',
  'phone',
  'website',
  'billingContact.name',
  'billingContact.email',
  'billingContact.phone',
];

export interface ContactFormProps {
  readonly stored: BecomeForm;
  /** Deactivated developers cannot change anything. */
  readonly isReadOnly: boolean;
  readonly onSaved: () => Promise<unknown>;
  readonly onDirty: (isDirty: boolean) => void;
}

/** Contact and billing details, changed without a review. */
export function ContactForm({ stored, isReadOnly, onSaved, onDirty }: ContactFormProps) {
  const page = usePage();
  const form = useBecomeForm({
    initial: stored,
    fields: FIELDS,
    async send({ address, email, phone, website, billingContact }) {
      await page.call(updateProviderProfile, { address, email, phone, website, billingContact });
    },
    onSent() {
      toasts.show('success', page.t('company.saved'));
      return onSaved();
    },
  });
  const { props, isDirty } = form;
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  return (
    <Form className="card flex min-w-0 flex-col gap-6 p-4 sm:p-7" onSubmit={form.submit}>
      <BecomeProblems problems={props.problems} order={FIELDS} />
      <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
        <FormSection title={page.t('words.contact')} lead={page.t('company.contact.lead')}>
          <CompanyContact {...props} />
        </FormSection>
        <FormSection title={page.t('words.billingContact')} lead={page.t('become.section.billing.lead')}>
          <BillingFields {...props} />
        </FormSection>
      </fieldset>
      {!isReadOnly && <ChangesBar form={form} />}
    </Form>
  );
}
