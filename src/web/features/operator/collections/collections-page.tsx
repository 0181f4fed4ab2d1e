import { Layers } from 'lucide-react';
import { useState } from 'react';
import { removeCollection } from '#contract/hall/operator-endpoints.ts';
import type { OperatorCollection } from '#contract/hall/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { ListChanged } from '#web/kit/list/list-changed.tsx';
import { Pager } from '#web/kit/list/pager.tsx';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { PicturedCard, PicturedList } from '../pictured-list.tsx';
import { type CollectionsData, collectionName, loadCollections, NEW_COLLECTION } from './collection-form.ts';

const PATH = '/operator/collections';

/** The collections of games, the latest first. */
export function CollectionsPage(data: CollectionsData) {
  const { collections, count, number } = data;
  const page = usePage();
  const [chosen, setChosen] = useState<OperatorCollection | null>(null);
  return (
    <>
      <PicturedList
        title={page.t('operator.kind.collection')}
        lead={page.t('operations.collections.lead')}
        add={{ text: page.t('operations.collections.add'), path: `${PATH}/${NEW_COLLECTION}` }}
        changed={
          <ListChanged
            loaded={data}
            topics={['audit']}
            load={(quiet) => loadCollections(quiet, { page: String(number) })}
          />
        }
        total={page.t('operations.collections.count', { count })}
        none={{
          title: page.t('operations.collections.none'),
          text: page.t('operations.collections.none.text'),
          Icon: Layers,
        }}
        pager={<Pager number={number} count={count} address={(at) => page.href(PATH, at === 1 ? '' : `?page=${at}`)} />}
      >
        {collections.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} onRemove={() => setChosen(collection)} />
        ))}
      </PicturedList>
      {chosen !== null && <RemoveCollectionDialog collection={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

function CollectionCard({ collection, onRemove }: { collection: OperatorCollection; onRemove: () => void }) {
  const page = usePage();
  const { id, slug, gameCount, state } = collection;
  const name = collectionName(collection, page.state.locale);
  const link = (
    <a className="hover:underline" href={page.href(`/collections/${slug}`)}>
      {name}
    </a>
  );
  return (
    <PicturedCard
      item={collection}
      name={name}
      title={state === 'shown' ? link : name}
      path={`${PATH}/${id}`}
      subject={`collection:${id}`}
      state={
        <>
          <StateChip state={state === 'draft' ? 'postState.1' : `operations.banners.phase.${state}`} />
          <span className="text-muted">{page.t('hall.count', { count: gameCount })}</span>
        </>
      }
      address={`/collections/${slug}`}
      onRemove={onRemove}
    />
  );
}

interface RemoveCollectionDialogProps {
  readonly collection: OperatorCollection;
  readonly onClose: () => void;
}

function RemoveCollectionDialog({ collection, onClose }: RemoveCollectionDialogProps) {
  const page = usePage();
  const name = collectionName(collection, page.state.locale);
  return (
    <ConfirmAction
      title={page.t('operations.banners.remove.title', { name })}
      confirm={page.t('words.delete')}
      isDanger
      call={() => page.call(removeCollection, { id: collection.id })}
      done={page.t('operations.banners.removed', { name })}
      focusAfter={TOTAL_ID}
      onClose={onClose}
    >
      <p>{page.t('operations.collections.remove.text')}</p>
    </ConfirmAction>
  );
}
