import { createContext, use } from 'react';
import type { PortalApplication } from '#contract/portal/entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { FilterChoice } from '#web/kit/list/filter/filter-fields.tsx';
import type { FilterFieldProps } from '#web/kit/list/filter/filter-kind.ts';

export interface ProductChoice {
  readonly productId: string;
  readonly name: string;
}

interface Choices {
  readonly applications: readonly PortalApplication[];
  /** Products of the selected application. */
  readonly products: readonly ProductChoice[];
}

/** The choices of the filter's fields. */
export const SalesChoices = createContext<Choices>({ applications: [], products: [] });

export function ApplicationField(field: FilterFieldProps) {
  const page = usePage();
  const { applications } = use(SalesChoices);
  const options = applications.map(({ applicationId, name }) => [applicationId, name] as const);
  // Products depend on the application, so that changing it clears the product.
  const choose = (name: string, value: string) => field.filters.choose(name, value, { productId: '' });
  return (
    <FilterChoice
      name={field.name}
      filters={{ ...field.filters, choose }}
      label={page.t('words.game')}
      any={page.t('hall.allGames')}
      options={options}
    />
  );
}

export function ProductField(field: FilterFieldProps) {
  const page = usePage();
  const { products } = use(SalesChoices);
  const chosen = field.filters.fields[field.name] ?? '';
  const isListed = chosen === '' || products.some(({ productId }) => productId === chosen);
  // A deleted product can still have sales.
  const options = [
    ...(isListed ? [] : [[chosen, chosen] as const]),
    ...products.map(({ productId, name }) => [productId, name] as const),
  ];
  const isOff = !field.filters.fields.applicationId && chosen === '';
  return (
    <fieldset disabled={isOff} className="contents">
      <FilterChoice {...field} label={page.t('words.product')} any={page.t('sales.anyProduct')} options={options} />
    </fieldset>
  );
}
