import { FileUp } from 'lucide-react';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';

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
