import { RotateCcw } from 'lucide-react';
import { listCategories } from '#contract/category/endpoints.ts';
import type { Category } from '#contract/category/entities.ts';
import { getCategoryOrder, sortCategories } from '#contract/category/operator-endpoints.ts';
import { CATEGORIES } from '#contract/values/categories.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { OrderedList, useOrder } from '../ordering/ordered-list.tsx';

/** The game categories with their names in the page's language, in the store's order. */
export async function loadCategories({ call, state }: Page): Promise<CategoriesData> {
  const [{ codes, revision }, { list }] = await Promise.all([
    call(getCategoryOrder, {}),
    call(listCategories, { lang: state.locale }),
  ]);
  return { categories: codes.flatMap((code) => list.find((category) => category.code === code) ?? []), revision };
}

interface CategoriesData {
  readonly categories: readonly Category[];
  readonly revision: string;
}

/** The order of the game categories in the store; "all games" always comes first. */
export function CategoriesPage({ categories, revision }: CategoriesData) {
  const page = usePage();
  const order = useOrder({
    saved: categories.map(({ code, name, count }) => ({ key: String(code), name, count })),
    revision,
    save: (codes, sent) => page.call(sortCategories, { codes: codes.map(Number), ...sent }),
  });
  const deliver = () => {
    const placeOf = (key: string) => CATEGORIES.findIndex(({ code }) => String(code) === key);
    order.setItems(order.items.toSorted((a, b) => placeOf(a.key) - placeOf(b.key)));
  };
  return (
    <ListPage
      title={page.t('operations.categories.title')}
      lead={page.t('operations.categories.lead')}
      actions={
        <>
          <Button onClick={deliver} Icon={RotateCcw}>
            {page.t('operations.categories.deliver')}
          </Button>
          <AuditLink subject="settings:categories" name={page.t('operations.categories.title')} />
        </>
      }
      filters={<ListChanged loaded={{ categories, revision }} topics={['audit']} load={loadCategories} />}
      total={page.t('operations.categories.count', { count: order.items.length })}
    >
      <Form onSubmit={order.submit}>
        <OrderedList label={page.t('operations.categories.title')} items={order.items} onOrder={order.setItems}>
          {({ name, count }) => (
            <div className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-center sm:justify-between sm:gap-3">
              <span className="font-bold wrap-anywhere">{name}</span>
              <span className="text-muted text-sm">{page.t('hall.count', { count })}</span>
            </div>
          )}
        </OrderedList>
        <ChangesBar form={order} notice={order.notice} />
      </Form>
    </ListPage>
  );
}
