import { ShieldCheck } from 'lucide-react';
import { useEffect } from 'react';
import { updateProviderProfile } from '#contract/provider/endpoints.ts';
import { usePage } from '#web/app/use-page.ts';
import {
  accountKindOf,
  type BecomeForm,
  BecomeProblems,
  BillingFields,
  CompanyContact,
  type FieldName,
  FormSection,
  SummaryList,
  type SummaryPart,
  useBecomeForm,
} from '#web/features/developer/index.ts';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

/** Fields whose changes take effect when saved. */
const CONTACT_FIELDS: readonly FieldName[] = [
  'address',
  'email',
  'phone',
  'website',
  'billingContact.name',
  'billingContact.email',
  'billingContact.phone',
];

interface ContactFormProps {
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
    fields: CONTACT_FIELDS,
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
      <BecomeProblems problems={props.problems} order={CONTACT_FIELDS} />
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

const PARTS = ['company', 'person', 'payment'] as const satisfies readonly SummaryPart[];

/** Fields that the contact form above shows; changes to them take effect immediately. */
const SHOWN_ABOVE: readonly FieldName[] = [
  'address',
  'email',
  'phone',
  'website',
  'billingContact.name',
  'billingContact.email',
  'billingContact.phone',
];

/** The heading, which receives the focus when the change form closes. */
export const APPROVED_ID = 'approved-data';

interface ApprovedDataProps {
  readonly form: BecomeForm;
  /** Undefined while changes are not allowed. */
  readonly onChange: (() => void) | undefined;
}

/** The data approved by an operator; changes to it need a new review. */
export function ApprovedData({ form, onChange }: ApprovedDataProps) {
  const page = usePage();
  return (
    <section aria-labelledby={APPROVED_ID} className="card flex flex-col gap-6 p-5 sm:p-7">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={APPROVED_ID} tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
            <ShieldCheck size={22} aria-hidden className="text-success flex-none" />
            {page.t('company.approved.title')}
          </h2>
          <p className="text-muted mt-1 text-sm">{page.t('company.approved.lead')}</p>
        </div>
        {onChange !== undefined && (
          <Button className="flex-none" onClick={onChange}>
            {page.t('company.change.ask')}
          </Button>
        )}
      </header>
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={`approved-${part}`} className="border-line border-t pt-5">
          <h3 id={`approved-${part}`} className="mb-3 text-base">
            {page.t(`developer.become.step.${part}`)}
          </h3>
          <SummaryList form={form} part={part} kind={accountKindOf(form)} hidden={SHOWN_ABOVE} />
        </section>
      ))}
    </section>
  );
}
