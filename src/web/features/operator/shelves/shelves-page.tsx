import { CalendarClock, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { MomentField } from '#web/kit/form/moment-field.tsx';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { collectionName } from '../collections/collection-form.ts';
import { OrderedList } from '../ordering/ordered-list.tsx';
import { Schedule } from '../schedule.tsx';
import {
  deliveredShelves,
  itemOf,
  loadShelves,
  type ShelfItem,
  type ShelvesData,
  type ShelvesForm,
  shelfState,
  useShelves,
} from './shelf-form.ts';

/** The rows of the hall: which are shown, in which order, and when. */
export function ShelvesPage({ data }: { data: ShelvesData }) {
  const page = usePage();
  const form = useShelves(data);
  const { shelves } = form.values;
  const [open, setOpen] = useState('');
  return (
    <ListPage
      title={page.t('operator.kind.shelf')}
      lead={page.t('operations.shelves.lead')}
      actions={
        <>
          <Button onClick={() => form.arrange(deliveredShelves(page))} Icon={RotateCcw}>
            {page.t('operations.categories.deliver')}
          </Button>
          <AuditLink subject="settings:shelves" name={page.t('operator.kind.shelf')} />
        </>
      }
      filters={<ListChanged loaded={data} topics={['audit']} load={loadShelves} />}
      total={page.t('operations.shelves.count', { count: shelves.filter(({ isShown }) => isShown).length })}
    >
      <Form onSubmit={form.submit} className="flex flex-col gap-4">
        <OrderedList
          label={page.t('operator.kind.shelf')}
          items={shelves}
          onOrder={form.arrange}
          actions={(item) => (
            <ShelfActions
              item={item}
              form={form}
              isOpen={open === item.key}
              onOpen={() => setOpen(open === item.key ? '' : item.key)}
            />
          )}
        >
          {(item) => <ShelfRow item={item} form={form} isOpen={open === item.key} />}
        </OrderedList>
        <AddCollection data={data} form={form} />
        <ChangesBar form={form} notice={form.notice} />
      </Form>
    </ListPage>
  );
}

interface RowProps {
  readonly item: ShelfItem;
  readonly form: ShelvesForm;
  readonly isOpen: boolean;
}

function ShelfRow({ item, form, isOpen }: RowProps) {
  const page = usePage();
  const { key, name, kind, collection, beginAt, endAt } = item;
  const field = `shelves.${form.values.shelves.indexOf(item)}`;
  const isPersonal = kind === 'continue' || kind === 'because';
  return (
    <>
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <p className="text-base font-bold wrap-anywhere">
          {collection === null ? (
            name
          ) : (
            <a className="hover:underline" href={page.href(`/operator/collections/${collection.id}`)}>
              {name}
            </a>
          )}
        </p>
        {isPersonal && <p className="text-muted">{page.t('operations.shelves.personal')}</p>}
        {collection !== null && <p className="text-muted">{page.t('hall.collection')}</p>}
        <Schedule beginAt={beginAt || null} endAt={endAt || null} />
      </div>
      <StateChip state={shelfState(item)} />
      {(isOpen || form.errorOf(`${field}.endAt`) !== '') && (
        <div id={`schedule-${key}`} className="grid basis-full gap-4 py-2 sm:grid-cols-2">
          <MomentField
            name={`${field}.beginAt`}
            label={page.t('operations.banners.beginAt')}
            value={beginAt}
            error={form.errorOf(`${field}.beginAt`)}
            onChange={(iso) => form.changeShelf(key, { beginAt: iso })}
          />
          <MomentField
            name={`${field}.endAt`}
            label={page.t('operations.banners.endAt')}
            value={endAt}
            error={form.errorOf(`${field}.endAt`)}
            onChange={(iso) => form.changeShelf(key, { endAt: iso })}
          />
        </div>
      )}
    </>
  );
}

function ShelfActions({
  item: { key, name, collection, isShown },
  form,
  isOpen,
  onOpen,
}: RowProps & { onOpen: () => void }) {
  const page = usePage();
  const schedule = page.t('operations.shelves.scheduleNamed', { name });
  const takeOut = page.t('words.removeName', { name });
  return (
    <>
      <label className="flex min-h-11 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="accent-accent size-5"
          checked={isShown}
          aria-label={page.t('operations.shelves.showNamed', { name })}
          onChange={({ currentTarget }) => form.changeShelf(key, { isShown: currentTarget.checked })}
        />
        <span aria-hidden>{page.t('operations.shelves.show')}</span>
      </label>
      <IconButton
        label={schedule}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `schedule-${key}` : undefined}
        onClick={onOpen}
        Icon={CalendarClock}
        size={20}
      />
      {collection !== null && <IconButton label={takeOut} onClick={() => form.takeOut(key)} Icon={X} size={20} />}
    </>
  );
}

function AddCollection({ data: { collections }, form }: { data: ShelvesData; form: ShelvesForm }) {
  const page = usePage();
  const { shelves } = form.values;
  const { locale } = page.state;
  const free = collections.filter(({ id }) => shelves.every(({ collection }) => collection?.id !== id));
  if (free.length === 0 || shelves.length >= LIMITS.hallShelves) {
    return (
      <p className="text-sm">
        <a className="link inline-flex min-h-11 items-center" href={page.href('/operator/collections')}>
          {page.t('operator.kind.collection')}
        </a>
      </p>
    );
  }
  const options = [
    ['', page.t('operations.shelves.add.choose')] as const,
    ...free.map((one) => [String(one.id), collectionName(one, locale)] as const),
  ];
  return (
    <div className="max-w-md">
      <SelectField
        name="collection"
        label={page.t('operations.collections.add')}
        hint={page.t('operations.shelves.add.hint')}
        value=""
        options={options}
        onChange={(id) => {
          const chosen = free.find((one) => String(one.id) === id);
          if (chosen !== undefined) form.arrange([...shelves, itemOf(chosen, locale)]);
        }}
      />
    </div>
  );
}
