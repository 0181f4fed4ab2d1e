import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listAllApplications } from '#contract/application/operator-endpoints.ts';
import type { OperatorApplication } from '#contract/application/operator-entities.ts';
import type { CollectionGame } from '#contract/hall/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { SHELF } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { TextField } from '#web/ui/field/text-field.tsx';
import { GameName } from './game-name.tsx';

const FOUND = 6;
const PAUSE_MS = 250;

interface GamePickerProps {
  readonly chosen: readonly CollectionGame[];
  readonly isFull: boolean;
  readonly onChoose: (game: CollectionGame) => void;
}

/** Finds published games by name, ID or developer, and adds them one by one. */
export function GamePicker({ chosen, isFull, onChoose }: GamePickerProps) {
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
              <button
                type="button"
                className="btn btn-quiet"
                aria-label={page.t('operations.collections.addNamed', { name: game.name })}
                onClick={() => choose(game)}
              >
                <Plus size={18} aria-hidden />
                {page.t('words.add')}
              </button>
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
