import { flushSync } from 'react-dom';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { describeProblem } from '#web/kit/form/form-errors.ts';
import { ProblemSummary } from '#web/kit/form/problem-summary.tsx';
import { fieldRank, languageOf } from '../form/find-problems.ts';
import type { ProductForm } from '../form/use-product-form.ts';
import { type CountryNames, useCountryNames } from '../price-words.ts';

/** The problems of the form, shown after the first attempt to save. */
export function ProductProblems({ form }: { form: ProductForm }) {
  const page = usePage();
  const names = useCountryNames();
  const found = form.isTried ? [...form.shown] : [];
  const listed = found
    .toSorted(([left], [right]) => fieldRank(left) - fieldRank(right))
    .map(([name, problem]) => ({
      name,
      label: formatFieldName(page, names, name),
      text: describeProblem(page, problem),
    }));
  const goTo = (name: string) => {
    const lang = languageOf(name);
    if (lang !== undefined) flushSync(() => form.setLang(lang));
    // Prices are rendered one frame after their country.
    requestAnimationFrame(() => focusField(name));
  };
  return <ProblemSummary problems={listed} onGo={goTo} />;
}

const LABELS: Readonly<Record<string, MessageKey>> = {
  productId: 'words.productId',
  name: 'products.name',
  icon: 'words.icon',
  contentDefault: 'editor.field.contentDefault',
  defaultCurrency: 'products.currency',
  defaultPrice: 'words.defaultPrice',
  countries: 'products.soldIn',
};

/** The label of a field for use outside the form. */
function formatFieldName(page: Page, names: CountryNames, name: string): string {
  const [field = '', part = '', leaf] = name.split('.');
  const lang = languageOf(name);
  if (lang !== undefined) {
    const text = page.t(leaf === 'description' ? 'words.description' : 'products.title');
    return `${text} · ${LANGUAGE_NAMES[lang]}`;
  }
  if (field === 'prices') return page.t('products.priceIn', { country: names.nameOf(part) });
  const key = LABELS[field];
  return key === undefined ? name : page.t(key);
}
