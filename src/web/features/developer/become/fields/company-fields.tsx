import { useMemo } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { listCurrencies } from '#domain/money/currencies.ts';
import { currencyName } from '#i18n/name-places.ts';
import { usePage } from '#web/app/use-page.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { chooseCountry, TAIWAN } from '../form/become-form.ts';
import { listCompanyCountries } from './country-choices.ts';
import { type FormProps, imageField, textField } from './form-fields.ts';
import { TaxIdField } from './tax-id-field.tsx';

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
