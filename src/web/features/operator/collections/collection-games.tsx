import { X } from 'lucide-react';
import { flushSync } from 'react-dom';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { focusField } from '#web/kit/form/focus-field.ts';
import { Section } from '#web/kit/page/section.tsx';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import { OrderedList } from '../ordering/ordered-list.tsx';
import { GameName } from './game-name.tsx';
import { GamePicker } from './game-picker.tsx';
import type { CollectionFormState } from './use-collection-form.ts';

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
              <button
                type="button"
                className="btn-icon"
                aria-label={page.t('words.removeName', { name })}
                title={page.t('words.removeName', { name })}
                onClick={() => takeOut(key)}
              >
                <X size={18} aria-hidden />
              </button>
            )}
          >
            {({ game }) => <GameName game={game} />}
          </OrderedList>
        )}
      </div>
    </Section>
  );
}
