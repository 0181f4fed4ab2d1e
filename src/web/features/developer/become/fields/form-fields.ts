import { listCountries, listCountryRegions } from '#domain/countries/countries.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { compareRegions, regionName } from '#i18n/name-places.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Page } from '#web/app/use-page.ts';
import type { SearchChoice } from '#web/ui/field/search-choices.ts';
import type { BecomeForm } from '../form/become-form.ts';
import { FIELD_LABELS, type FieldName, type Problems } from '../form/become-steps.ts';

/** Shared props of the form's parts: values, problems and the change handler. */
export interface FormProps {
  readonly form: BecomeForm;
  readonly problems: Problems;
  /** `fields` are those just edited: their problems are cleared. */
  readonly onChange: (change: Partial<BecomeForm>, fields: readonly FieldName[]) => void;
  /** Pictures are being uploaded, or no longer. */
  readonly onBusy: (field: FieldName, isBusy: boolean) => void;
}

type TextName = {
  [Name in keyof BecomeForm]: BecomeForm[Name] extends string ? Name : never;
}[keyof BecomeForm] &
  FieldName;

/** Props that connect a text field to the form. */
export function textField(page: Page, { form, problems, onChange }: FormProps, name: TextName, hint?: MessageKey) {
  return {
    name,
    label: page.t(FIELD_LABELS[name]),
    value: form[name],
    error: problems[name] ?? '',
    ...(hint === undefined ? {} : { hint: page.t(hint) }),
    onChange: (value: string) => onChange({ [name]: value }, [name]),
  };
}

/** Props that connect an image field to the form. */
export function imageField(page: Page, props: FormProps, name: 'documents' | 'passbook') {
  const { form, problems, onChange, onBusy } = props;
  return {
    name,
    label: page.t(FIELD_LABELS[name]),
    value: form[name],
    problem: problems[name] ?? '',
    onChange: (value: readonly string[]) => onChange({ [name]: [...value] }, [name]),
    onBusy: (isBusy: boolean) => onBusy(name, isBusy),
  };
}

/** All countries sorted by name in a language; English names also match. */
export function listCompanyCountries(translator: Translator): readonly SearchChoice[] {
  const codes = listCountryRegions().flatMap(({ countries }) => countries);
  return codes
    .toSorted(compareRegions(translator))
    .map((country) => ({ value: country, ...namesOf(country, translator) }));
}

/** The calling codes, each once with all its countries, sorted by the first of them. */
export function listCallingCodes(translator: Translator): readonly SearchChoice[] {
  const compare = compareRegions(translator);
  const inOrder = listCountries().toSorted((one, other) => compare(one.country, other.country));
  const countries = Map.groupBy(inOrder, ({ callingCode }) => callingCode);
  return [...countries].map(([value, sharing]) => {
    const names = sharing.map(({ country }) => namesOf(country, translator));
    const text = names.map((name) => name.text).join(translator.locale.startsWith('zh') ? '、' : ', ');
    return { value, text, note: `+${value}`, alias: names.map(({ alias }) => alias).join('\n') };
  });
}

function namesOf(country: string, translator: Translator) {
  // Search text only, so differences between browsers do not matter.
  const english = new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
  return { text: regionName(translator, country), alias: `${english}\n${country}` };
}
