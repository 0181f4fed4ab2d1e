import { CircleAlert } from 'lucide-react';
import { flushSync } from 'react-dom';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { type Page, usePage } from '../../../../app/use-page.ts';
import { sayProblem } from '../../editor/form/editor-context.ts';
import { fieldRank, focusField, languageOf } from '../form/go-to-field.ts';
import type { ProductForm } from '../form/use-product-form.ts';
import { SUMMARY_ID } from '../form/use-saving.ts';
import { type CountryNames, useCountryNames } from './use-country-names.ts';

/** Problems that are named one by one; a wrong default price is wrong in every country. */
const MOST = 12;

/** Everything that keeps the product from being saved, each with a link to its field; shown once somebody has tried. */
export function ProblemSummary({ form }: { form: ProductForm }) {
  const page = usePage();
  const names = useCountryNames();
  if (!form.isTried || form.shown.size === 0) return null;
  const found = [...form.shown].toSorted(([left], [right]) => fieldRank(left) - fieldRank(right));
  const goTo = (name: string) => {
    const lang = languageOf(name);
    if (lang !== undefined) flushSync(() => form.setLang(lang));
    focusField(name);
  };
  return (
    <section
      id={SUMMARY_ID}
      tabIndex={-1}
      aria-labelledby={`${SUMMARY_ID}-title`}
      className="border-danger bg-surface scroll-mt-28 rounded-2xl border-2 p-5 outline-none"
    >
      <h2 id={`${SUMMARY_ID}-title`} className="flex items-center gap-2 text-base">
        <CircleAlert size={20} aria-hidden className="text-danger flex-none" />
        {page.t('editor.problems', { count: found.length })}
      </h2>
      <ul className="mt-2 grid gap-x-6 md:grid-cols-2">
        {found.slice(0, MOST).map(([name, problem]) => (
          <li key={name} className="text-sm">
            <a
              href={`#field-${name}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(name);
              }}
              className="hover:bg-raised -mx-2 flex min-h-11 flex-col justify-center rounded-lg px-2 py-1"
            >
              <span className="link">{sayField(page, names, name)}</span>
              <span className="text-muted text-xs">{sayProblem(page, problem)}</span>
            </a>
          </li>
        ))}
      </ul>
      {found.length > MOST && (
        <p className="text-muted mt-2 text-sm">{page.t('products.problems.more', { count: found.length - MOST })}</p>
      )}
    </section>
  );
}

const LABELS: Readonly<Record<string, MessageKey>> = {
  productId: 'products.id',
  name: 'products.name',
  icon: 'products.icon',
  contentDefault: 'editor.field.contentDefault',
  defaultCurrency: 'products.currency',
  defaultPrice: 'products.price',
  countries: 'products.soldIn',
};

/** How a field is called where it stands outside of the form. */
function sayField(page: Page, names: CountryNames, name: string): string {
  const [field = '', part = '', leaf] = name.split('.');
  const lang = languageOf(name);
  if (lang !== undefined) {
    const text = page.t(leaf === 'description' ? 'products.description' : 'products.title');
    return `${text} · ${LANGUAGE_NAMES[lang]}`;
  }
  if (field === 'prices') return page.t('products.priceIn', { country: names.nameOf(part) });
  const key = LABELS[field];
  return key === undefined ? name : page.t(key);
}
