import { FileUp } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX, FieldProblem } from '#web/ui/field/field-frame.tsx';
import { countByPrize, type ParsedDraw } from './parse-draw.ts';

const EXAMPLE = ['97023797,1', '00507588,2', '92377231,3'].join('\n');

interface DrawTextProps {
  readonly text: string;
  readonly isMissing: boolean;
  readonly onChange: (text: string) => void;
}

/** The input for a draw: paste it or choose a file. */
export function DrawText({ text, isMissing, onChange }: DrawTextProps) {
  const page = usePage();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor="field-numbers" className="text-sm font-bold">
        {page.t('money.draws.numbers')}
      </label>
      <textarea
        id="field-numbers"
        name="numbers"
        rows={10}
        value={text}
        placeholder={EXAMPLE}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'field-numbers-error' : 'field-numbers-hint'}
        className={`${FIELD_BOX} px-4 py-3 font-mono text-base`}
      />
      {isMissing ? (
        <FieldProblem id="field-numbers-error" error={page.t('field.required')} />
      ) : (
        <p id="field-numbers-hint" className="text-muted text-xs">
          {page.t('money.draws.format')}
        </p>
      )}
      <label className="btn btn-quiet has-[:focus-visible]:outline-accent mt-2 self-start has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2">
        <FileUp size={18} aria-hidden className="flex-none" />
        {page.t('money.draws.file')}
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) onChange((await file.text()).replace(/^\uFEFF/, ''));
            currentTarget.value = '';
          }}
          className="sr-only"
        />
      </label>
    </div>
  );
}

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
