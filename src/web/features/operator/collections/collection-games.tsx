import { Plus, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { listAllApplications } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import { addCollection, updateCollection } from '#contract/hall/operator-endpoints.ts';
import type { CollectionGame, EditedCollection } from '#contract/hall/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { RowIcon } from '#web/kit/list/row-icon.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { OrderedList } from '../ordering/ordered-list.tsx';
import { useTextsForm } from '../use-texts-form.ts';
import {
  type CollectionForm,
  type CollectionText,
  checkCollection,
  readCollection,
  readCollectionFields,
  writeCollection,
} from './collection-form.ts';

/** The games of a collection: found by name, in an order. */
export function CollectionGames({ form }: { form: CollectionFormState }) {
  const page = usePage();
  const { games } = form.values;
  const items = games.map((game) => ({ key: game.applicationId, name: game.name, game }));
  const problem = form.errorOf('games');
  const takeOut = (key: string) => {
    flushSync(() => form.change({ games: games.filter(({ applicationId }) => applicationId !== key) }));
    // The pressed button is gone with its row.
    focusField('games');
  };
  return (
    <Section
      id="games"
      title={page.t('operations.collections.games', { count: games.length, max: LIMITS.collectionGames })}
      lead={page.t('operations.collections.games.lead')}
    >
      <div className="flex flex-col gap-4">
        <GamePicker
          chosen={games}
          isFull={games.length >= LIMITS.collectionGames}
          onChoose={(game) => form.change({ games: [...games, game] })}
        />
        {problem !== '' && <FieldProblem id="field-games-error" error={problem} />}
        {items.length > 0 && (
          <OrderedList
            label={page.t('words.order')}
            items={items}
            onOrder={(next) => form.change({ games: next.map(({ game }) => game) })}
            actions={({ key, name }) => (
              <IconButton label={page.t('words.removeName', { name })} onClick={() => takeOut(key)} Icon={X} />
            )}
          >
            {({ game }) => <GameName game={game} />}
          </OrderedList>
        )}
      </div>
    </Section>
  );
}

const ORDER = ['image', 'texts', 'slug', 'games', 'beginAt', 'endAt'];

export type CollectionFormState = ReturnType<typeof useCollectionForm>;

export function useCollectionForm(collection: EditedCollection | null) {
  const page = usePage();
  return useTextsForm<CollectionText, CollectionForm>({
    initial: readCollection(collection),
    order: ORDER,
    check: checkCollection,
    readFields: readCollectionFields,
    withTexts: (texts) => ({ texts }),
    send(values) {
      const sent = writeCollection(values);
      return collection === null
        ? page.call(addCollection, sent)
        : page.call(updateCollection, { id: collection.id, ...sent });
    },
    saved: page.t('operations.collections.saved'),
    list: '/operator/collections',
  });
}

const FOUND = 6;
const PAUSE_MS = 250;

interface GamePickerProps {
  readonly chosen: readonly CollectionGame[];
  readonly isFull: boolean;
  readonly onChoose: (game: CollectionGame) => void;
}

/** Finds published games by name, ID or developer, and adds them one by one. */
function GamePicker({ chosen, isFull, onChoose }: GamePickerProps) {
  const page = usePage();
  const [word, setWord] = useState('');
  const [news, setNews] = useState('');
  const found = useFoundGames(word.trim());
  const free = found?.filter((game) => chosen.every(({ applicationId }) => applicationId !== game.applicationId));
  const choose = (game: OperatorApplication) => {
    const { applicationId, name, icon, iconPlaceholder, company, status } = game;
    onChoose({ applicationId, name, icon, iconPlaceholder, company, status });
    setWord('');
    setNews(page.t('operations.collections.added', { name }));
    document.getElementById('field-games')?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        name="games"
        label={page.t('operations.collections.find')}
        hint={page.t(isFull ? 'operations.collections.full' : 'operations.collections.find.hint')}
        value={word}
        onChange={setWord}
        maxLength={LIMITS.searchTextLength}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={free?.length === 0 ? 'text-muted text-sm' : 'sr-only'}>
        {free?.length === 0 ? page.t('operations.collections.find.none') : news}
      </p>
      {!isFull && free !== undefined && free.length > 0 && (
        <ul aria-label={page.t('operations.collections.find')} className="border-line rounded-xl border px-3">
          {free.map((game) => (
            <li key={game.applicationId} className="border-line flex items-center gap-3 border-b py-2 last:border-b-0">
              <GameName game={game} />
              <Button
                aria-label={page.t('operations.collections.addNamed', { name: game.name })}
                onClick={() => choose(game)}
                Icon={Plus}
              >
                {page.t('words.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a text finds, after a pause in typing; undefined without a text, and until the first reply. */
function useFoundGames(search: string): readonly OperatorApplication[] | undefined {
  const page = usePage();
  const [found, setFound] = useState<readonly OperatorApplication[]>();
  useEffect(() => {
    setFound(undefined);
    if (search === '') return;
    let isGone = false;
    const wanted = { search, status: SHELF.onShelf, lang: page.state.locale, limit: FOUND };
    const timer = setTimeout(async () => {
      const reply = await page.call(listAllApplications, wanted, { loadingBar: false }).catch(() => undefined);
      if (!isGone) setFound(reply?.list);
    }, PAUSE_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [page, search]);
  return found;
}

/** A game in a row, with its state unless players see it. */
function GameName({ game: { name, company, icon, iconPlaceholder, status } }: { game: CollectionGame }) {
  return (
    <>
      <div className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        <RowIcon url={icon} placeholder={iconPlaceholder} />
        <div className="min-w-0">
          <p className="font-bold wrap-anywhere">{name}</p>
          <p className="text-muted text-xs wrap-anywhere">{company}</p>
        </div>
      </div>
      {status !== SHELF.onShelf && <StateChip state={`shelf.${status}`} />}
    </>
  );
}
