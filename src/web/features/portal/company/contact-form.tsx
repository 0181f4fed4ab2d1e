import { updateProviderProfile } from '#contract/provider/endpoints.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { usePage } from '../../../app/use-page.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { useSaveKey } from '../../../ui/use-save-key.ts';
import { BillingFields } from '../../developer/become/fields/billing-fields.tsx';
import { CompanyContact } from '../../developer/become/fields/company-fields.tsx';
import type { BecomeForm } from '../../developer/become/form/become-form.ts';
import type { FieldName } from '../../developer/become/form/become-steps.ts';
import { FormSection } from '../../developer/become/form/form-section.tsx';
import { ProblemSummary } from '../../developer/become/form/problem-summary.tsx';
import { useCompanyForm } from './use-company-form.ts';

/** What counts as soon as it is saved. */
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
  /** A developer who is switched off changes nothing. */
  readonly isReadOnly: boolean;
  readonly onSaved: () => Promise<unknown>;
  readonly onDirty: (isDirty: boolean) => void;
}

/** How the company is reached, and who is billed: changed at once. */
export function ContactForm({ stored, isReadOnly, onSaved, onDirty }: ContactFormProps) {
  const page = usePage();
  const { props, isBusy, isDirty, submit, restore } = useCompanyForm({
    stored,
    fields: FIELDS,
    onDirty,
    async send({ address, email, phone, website, billingContact }) {
      await page.call(updateProviderProfile, { address, email, phone, website, billingContact });
    },
    onSent() {
      toasts.show('success', page.t('company.saved'));
      return onSaved();
    },
  });
  useSaveKey(() => isDirty && submit(), !isReadOnly);
  return (
    <form
      noValidate
      className="card flex min-w-0 flex-col gap-6 p-5 sm:p-7"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ProblemSummary problems={props.problems} order={FIELDS} />
      <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-6">
        <FormSection title={page.t('become.section.contact')} lead={page.t('company.contact.lead')}>
          <CompanyContact {...props} />
        </FormSection>
        <FormSection title={page.t('become.section.billing')} lead={page.t('become.section.billing.lead')}>
          <BillingFields {...props} />
        </FormSection>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="btn btn-quiet" disabled={!isDirty || isBusy} onClick={restore}>
            {page.t('company.discard')}
          </button>
          <button
            type="submit"
            aria-keyshortcuts="Control+S"
            className="btn btn-gold"
            disabled={!isDirty}
            aria-disabled={isBusy}
          >
            {isBusy && <Spinner />}
            {page.t('company.save')}
          </button>
        </div>
      </fieldset>
    </form>
  );
}
