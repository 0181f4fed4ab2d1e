import { CircleCheck } from 'lucide-react';
import { useMemo } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { isCompanyId } from '#domain/company/company-id.ts';
import { listCurrencies } from '#domain/money/currencies.ts';
import { currencyName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { type BecomeForm, chooseCountry, TAIWAN } from '../form/become-form.ts';
import { type FormProps, imageField, listCompanyCountries, textField } from './form-fields.ts';

/** Identity of the company, as registered (R3.32). The country comes first: it determines the other fields. */
export function CompanyIdentity(props: FormProps) {
  const page = usePage();
  const { form, problems, onChange } = props;
  const countries = useMemo(() => listCompanyCountries(page.translator), [page.translator]);
  return (
    <>
      <SearchField
        {...textField(page, props, 'country', 'become.hint.country')}
        choices={countries}
        none={page.t('become.none.country')}
        onChange={(country) =>
          onChange(chooseCountry(form, country), ['country', 'taxIdNumber', 'phone', 'currency', 'pocCallingCode'])
        }
      />
      <SelectField
        {...textField(page, props, 'currency', 'become.hint.currency')}
        options={listCurrencies().map(({ code, symbol }) => [
          code,
          `${currencyName(page.translator, code)} (${symbol})`,
        ])}
      />
      <TextField
        {...textField(page, props, 'name', 'become.hint.name')}
        autoComplete="organization"
        maxLength={LIMITS.companyNameLength}
        required
      />
      <TaxIdField form={form} error={problems.taxIdNumber ?? ''} onChange={onChange} />
    </>
  );
}

/** The documents that prove it. */
export function CompanyDocuments(props: FormProps) {
  const page = usePage();
  const hint = props.form.country === TAIWAN ? 'become.hint.documents.taiwan' : 'become.hint.documents';
  return <ImageField {...imageField(page, props, 'documents')} purpose="document" hint={page.t(hint)} />;
}

/** The company's contact data. */
export function CompanyContact(props: FormProps) {
  const page = usePage();
  return (
    <>
      <div className="sm:col-span-2">
        <TextField
          {...textField(page, props, 'address', 'become.hint.address')}
          autoComplete="street-address"
          maxLength={LIMITS.addressLength}
          required
        />
      </div>
      <TextField {...textField(page, props, 'email', 'become.hint.email')} type="email" autoComplete="email" required />
      <TextField {...textField(page, props, 'phone', 'become.hint.phone')} type="tel" autoComplete="tel" required />
      <div className="sm:col-span-2">
        <TextField
          {...textField(page, props, 'website', 'become.hint.website')}
          type="url"
          autoComplete="url"
          maxLength={LIMITS.urlLength}
          required
        />
      </div>
    </>
  );
}

const TAX_ID_DIGITS = 8;

/**
 * Feedback on a Taiwan tax ID while it is typed; none while it is incomplete, or if only some installations accept it.
 */
type TaxIdNote = 'right' | 'letters' | 'tooLong' | 'sum' | undefined;

export function validateTaxId({ country, taxIdNumber }: Pick<BecomeForm, 'country' | 'taxIdNumber'>): TaxIdNote {
  const text = taxIdNumber.trim();
  if (country !== TAIWAN || text === '') return undefined;
  if (!/^[0-9]*$/.test(text)) return 'letters';
  if (text.length > TAX_ID_DIGITS) return 'tooLong';
  if (text.length < TAX_ID_DIGITS) return undefined;
  if (isCompanyId(text, { rule: 'before-2023' })) return 'right';
  return isCompanyId(text, { rule: 'since-2023' }) ? undefined : 'sum';
}

interface TaxIdFieldProps extends Pick<FormProps, 'form' | 'onChange'> {
  /** The problem from validation or from the server. */
  readonly error: string;
}

/** The company's tax ID; those of Taiwan are validated while typing, with a reason. */
function TaxIdField({ form, error, onChange }: TaxIdFieldProps) {
  const page = usePage();
  const isInTaiwan = form.country === TAIWAN;
  const note = validateTaxId(form);
  const reason = note === undefined || note === 'right' ? '' : page.t(`become.taxId.${note}`);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <TextField
        name="taxIdNumber"
        label={page.t('become.field.taxIdNumber')}
        hint={page.t(isInTaiwan ? 'become.hint.taxId.taiwan' : 'become.hint.taxId')}
        value={form.taxIdNumber}
        error={error === '' ? reason : error}
        inputMode={isInTaiwan ? 'numeric' : 'text'}
        maxLength={LIMITS.foreignTaxIdLength}
        spellCheck={false}
        required
        onChange={(taxIdNumber) => onChange({ taxIdNumber }, ['taxIdNumber'])}
      />
      <p role="status" className="text-success flex items-center gap-1.5 text-sm empty:hidden">
        {note === 'right' && error === '' && (
          <>
            <CircleCheck size={16} aria-hidden className="flex-none" />
            {page.t('become.taxId.right')}
          </>
        )}
      </p>
    </div>
  );
}
