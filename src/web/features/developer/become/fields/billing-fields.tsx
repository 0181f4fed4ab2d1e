import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { billingOfPerson, isBilledPerson } from '../form/become-form.ts';
import { FIELD_LABELS, type FieldName } from '../form/become-steps.ts';
import type { FormProps } from './form-fields.ts';

const FIELDS = [
  {
    name: 'name',
    field: 'billingContact.name',
    type: 'text',
    autoComplete: 'name',
    maxLength: LIMITS.personNameLength,
  },
  { name: 'email', field: 'billingContact.email', type: 'email', autoComplete: 'email' },
  { name: 'phone', field: 'billingContact.phone', type: 'tel', autoComplete: 'tel' },
] as const;

const NAMES: readonly FieldName[] = FIELDS.map(({ field }) => field);

/** Recipient of the platform's invoices (R3.35); one checkbox copies the person in charge. */
export function BillingFields({ form, problems, onChange }: FormProps) {
  const page = usePage();
  const person = billingOfPerson(form, page.state.locale);
  const billing = form.billingContact;
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          checked={isBilledPerson(form, page.state.locale)}
          onChange={({ currentTarget }) =>
            onChange({ billingContact: currentTarget.checked ? person : { name: '', email: '', phone: '' } }, NAMES)
          }
          className="accent-accent h-5 w-5 flex-none"
        />
        {page.t('become.billing.same')}
      </label>
      {FIELDS.map(({ name, field, ...input }) => (
        <div key={name} className={name === 'name' ? 'sm:col-span-2' : ''}>
          <TextField
            {...input}
            name={field}
            label={page.t(FIELD_LABELS[field])}
            value={billing[name]}
            error={problems[field] ?? ''}
            required
            onChange={(value) => onChange({ billingContact: { ...billing, [name]: value } }, [field])}
          />
        </div>
      ))}
    </>
  );
}
