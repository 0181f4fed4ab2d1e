import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { countByPrize, type ParsedDraw } from './parse-draw.ts';

/** How many invalid lines to list; the first ones are enough. */
const PROBLEMS_SHOWN = 20;

interface DrawPreviewProps {
  readonly draw: ParsedDraw;
  readonly isTooLong: boolean;
}

/** A live preview of the numbers parsed from a pasted draw. */
export function DrawPreview({ draw: { numbers, problems }, isTooLong }: DrawPreviewProps) {
  const page = usePage();
  return (
    <section aria-labelledby="preview" className="bg-raised flex min-w-0 flex-col gap-3 rounded-xl p-4 text-sm">
      <h3 id="preview" className="text-base">
        {page.t('words.preview')}
      </h3>
      <div aria-live="polite" className="flex flex-col gap-3">
        {numbers.length === 0 && problems.length === 0 ? (
          <p className="text-muted">{page.t('money.draws.preview.empty')}</p>
        ) : (
          <p>{page.t('money.numbersCount', { count: numbers.length })}</p>
        )}
        {isTooLong && <p className="text-danger">{page.t('money.draws.tooMany', { max: LIMITS.drawnNumbers })}</p>}
        <dl className="flex flex-col gap-1">
          {countByPrize(numbers).map(([type, count]) => (
            <div key={type} className="flex justify-between gap-4">
              <dt>{page.t(`winningType.${type}`)}</dt>
              <dd className="font-bold tabular-nums">{count}</dd>
            </div>
          ))}
        </dl>
        {problems.length > 0 && <Problems problems={problems} />}
      </div>
    </section>
  );
}

function Problems({ problems }: Pick<ParsedDraw, 'problems'>) {
  const page = usePage();
  return (
    <>
      <p className="text-danger font-bold">{page.t('money.draws.problems', { count: problems.length })}</p>
      <ul className="flex flex-col gap-1 text-xs">
        {problems.slice(0, PROBLEMS_SHOWN).map(({ line, text, kind }) => (
          <li key={line} className="wrap-anywhere">
            <span className="font-bold">{page.t('money.draws.line', { line })}</span>{' '}
            <code>{text.length > 60 ? `${text.slice(0, 60)}…` : text}</code>{' '}
            <span className="text-danger">{page.t(`money.draws.problem.${kind}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
