import { FileUp } from 'lucide-react';
import { LIMITS } from '#contract/values/limits.ts';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { usePage } from '#web/app/use-page.ts';
import { FIELD_BOX } from '#web/ui/field/field-box.ts';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';

const EXAMPLE = ['from,to,rate,day', 'EUR,TWD,34.2,2026-03-01', 'EUR,MYR,4.6,2026-03-01'].join('\n');

interface RateTableProps {
  readonly text: string;
  /** The error message; empty if there is none. */
  readonly error: string;
  readonly onChange: (text: string) => void;
  /** Called for a file that cannot be read. */
  readonly onProblem: (error: string) => void;
}

/** The input for a table of rates: paste it or choose a file. */
export function RateTable({ text, error, onChange, onProblem }: RateTableProps) {
  const page = usePage();
  const isWrong = error !== '';
  const read = async (file: File) => {
    const found = decode(await file.arrayBuffer());
    if (found !== undefined) return onChange(found);
    await loadMessages(page, 'errors', 'rules');
    onProblem(page.translator.find('table.encoding') ?? '');
  };
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor="field-csv" className="text-sm font-bold">
        {page.t('money.rates.import.table')}
      </label>
      <textarea
        id="field-csv"
        name="csv"
        rows={8}
        value={text}
        placeholder={EXAMPLE}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'field-csv-error' : 'field-csv-hint'}
        className={`${FIELD_BOX} px-4 py-3 font-mono text-base`}
      />
      {isWrong ? (
        <FieldProblem id="field-csv-error" error={error} />
      ) : (
        <p id="field-csv-hint" className="text-muted text-xs">
          {page.t('money.rates.import.hint', { max: LIMITS.rateImportRows })}
        </p>
      )}
      <label className="btn btn-quiet has-[:focus-visible]:outline-accent mt-2 self-start has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2">
        <FileUp size={18} aria-hidden className="flex-none" />
        {page.t('money.rates.import.file')}
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={async ({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file !== undefined) await read(file);
            currentTarget.value = '';
          }}
          className="sr-only"
        />
      </label>
    </div>
  );
}

/** Undefined for text that is not UTF-8: decoding another encoding would produce a garbled table. */
function decode(bytes: ArrayBuffer): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
