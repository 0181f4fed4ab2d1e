import { useCallback, useMemo, useState } from 'react';
import type { Product } from '#contract/product/entities.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { describeProblem, type Problems, withoutField } from '#web/kit/form/problems.ts';
import { checkDraft } from './check-draft.ts';
import { draftOf, type ProductDraft } from './product-draft.ts';
import { type AutomaticPrices, useAutomaticPrices } from './use-automatic-prices.ts';

interface ProductFormOptions {
  /** Null for a new product. */
  readonly product: Product | null;
  readonly initial: ProductDraft;
  readonly isReadOnly: boolean;
}

export type ProductForm = ReturnType<typeof useProductForm>;

const NONE: Problems = new Map();

/** The state of the product form: input, problems and automatic prices. */
export function useProductForm({ product, initial, isReadOnly }: ProductFormOptions) {
  const page = usePage();
  const [draft, setDraft] = useState(initial);
  // The stored product, to detect changes.
  const [stored, setStored] = useState({ product, draft: initial });
  const [lang, setLang] = useState<LocaleCode>(initial.contentDefault);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [isTried, setTried] = useState(false);
  const [refusals, setRefusals] = useState(NONE);
  const [isUploading, setUploading] = useState(false);
  const automatic = useAutomaticPrices(draft, stored.product, isReadOnly);
  const problems = useMemo(() => checkDraft(draft, amountsOf(automatic)), [draft, automatic]);
  const change = useCallback((update: (before: ProductDraft) => ProductDraft, field: string) => {
    setDraft(update);
    setRefusals((before) => withoutField(before, field));
  }, []);
  const leave = useCallback((field: string) => setVisited((before) => new Set([...before, field])), []);
  const shown = useMemo(
    () => new Map([...[...problems].filter(([name]) => isTried || visited.has(name)), ...refusals]),
    [problems, refusals, visited, isTried],
  );
  return {
    draft,
    lang,
    setLang,
    automatic,
    isReadOnly,
    isUploading,
    setUploading,
    change,
    leave,
    /** All problems, shown or not. */
    problems,
    /** Problems to show: of fields that were visited or after an attempt to save. */
    shown,
    isTried,
    errorOf: (field: string) => sayShown(page, shown, field),
    isDirty: draft !== stored.draft && JSON.stringify(draft) !== JSON.stringify(stored.draft),
    stored: stored.product,
    refuse(found: Problems) {
      setTried(true);
      setRefusals(found);
    },
    /** Continues from the saved product; input made after `sent` is preserved. */
    settle(saved: Product, sent: ProductDraft) {
      const next = draftOf(saved);
      setStored({ product: saved, draft: next });
      setDraft((now) => (now === sent ? next : now));
      setTried(false);
      setRefusals(NONE);
    },
  };
}

function sayShown(page: Page, shown: Problems, field: string): string {
  const problem = shown.get(field);
  return problem === undefined ? '' : describeProblem(page, problem);
}

function amountsOf({ byCurrency }: AutomaticPrices) {
  return new Map([...byCurrency].map(([currency, { price }]) => [currency, price]));
}
