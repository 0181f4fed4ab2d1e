import { Layers, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { OperatorCollection } from '#contract/hall/operator-entities.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { EmptyList } from '#web/kit/list/empty-list.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { placeholderStyle } from '#web/ui/picture.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { Schedule } from '../schedule.tsx';
import { collectionName } from './collection-form.ts';
import { type CollectionsData, NEW_COLLECTION } from './load-collections.ts';
import { RemoveCollectionDialog } from './remove-collection-dialog.tsx';

const PATH = '/operator/collections';

/** The collections of games, the latest first. */
export function CollectionsPage({ collections, count, number }: CollectionsData) {
  const page = usePage();
  const [chosen, setChosen] = useState<OperatorCollection | null>(null);
  return (
    <>
      <ListPage
        title={page.t('operator.kind.collection')}
        lead={page.t('operations.collections.lead')}
        actions={
          <a className="btn btn-gold" href={page.href(`${PATH}/${NEW_COLLECTION}`)}>
            <Plus size={18} aria-hidden className="flex-none" />
            {page.t('operations.collections.add')}
          </a>
        }
        total={page.t('operations.collections.count', { count })}
      >
        {collections.length === 0 ? (
          <EmptyList
            title={page.t('operations.collections.none')}
            text={page.t('operations.collections.none.text')}
            Icon={Layers}
          />
        ) : (
          <ul aria-label={page.t('operator.kind.collection')} className="flex flex-col gap-4">
            {collections.map((collection) => (
              <CollectionCard key={collection.id} collection={collection} onRemove={() => setChosen(collection)} />
            ))}
          </ul>
        )}
        <Pager number={number} count={count} address={(at) => page.href(PATH, at === 1 ? '' : `?page=${at}`)} />
      </ListPage>
      {chosen !== null && <RemoveCollectionDialog collection={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function CollectionCard({ collection, onRemove }: { collection: OperatorCollection; onRemove: () => void }) {
  const page = usePage();
  const { id, slug, images, placeholder, contents, gameCount, beginAt, endAt, state } = collection;
  const name = collectionName(collection, page.state.locale);
  const edit = page.t('operations.banners.editNamed', { name });
  const remove = page.t('operations.banners.removeNamed', { name });
  return (
    <li className="border-line flex flex-col gap-4 rounded-xl border p-4 sm:flex-row sm:items-center">
      <img
        src={images.small}
        alt=""
        width={600}
        height={240}
        loading="lazy"
        style={placeholderStyle(placeholder)}
        className="bg-raised aspect-[5/2] w-full flex-none rounded-lg object-cover sm:w-56"
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5 text-sm">
        <p className="text-base font-bold wrap-anywhere">
          {state === 'shown' ? (
            <a className="hover:underline" href={page.href(`/collections/${slug}`)}>
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p className="flex flex-wrap items-center gap-2">
          <StateChip state={state === 'draft' ? 'postState.1' : `operations.banners.phase.${state}`} />
          <span className="text-muted">{page.t('hall.count', { count: gameCount })}</span>
        </p>
        <p className="text-muted wrap-anywhere">{contents.map(({ lang }) => LANGUAGE_NAMES[lang]).join(' · ')}</p>
        <Schedule beginAt={beginAt} endAt={endAt} />
        <p className="text-muted wrap-anywhere">/collections/{slug}</p>
      </div>
      <div className="flex flex-none items-center gap-1">
        <a className="btn-icon" href={page.href(`${PATH}/${id}`)} aria-label={edit} title={edit}>
          <Pencil size={20} aria-hidden />
        </a>
        <button type="button" className="btn-icon" aria-label={remove} title={remove} onClick={onRemove}>
          <Trash2 size={20} aria-hidden />
        </button>
        <AuditLink subject={`collection:${id}`} name={name} />
      </div>
    </li>
  );
}
