import { useId } from 'react';
import { usePage } from '#web/app/use-page.ts';

interface ReasonChoicesProps<Key extends string> {
  readonly choices: readonly (readonly [key: Key, label: string])[];
  readonly chosen: readonly Key[];
  readonly onChoose: (chosen: readonly Key[]) => void;
}

/** A multiple choice of predefined reasons. */
export function ReasonChoices<Key extends string>({ choices, chosen, onChoose }: ReasonChoicesProps<Key>) {
  const page = usePage();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-bold">{page.t('providers.reasons')}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map(([key, label]) => (
          <label key={key} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              type="checkbox"
              className="accent-accent size-5 flex-none"
              checked={chosen.includes(key)}
              onChange={({ target }) =>
                onChoose(target.checked ? [...chosen, key] : chosen.filter((other) => other !== key))
              }
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ReasonPreviewProps<Key extends string> {
  /** The predefined reasons in the recipient's language. */
  readonly templates: readonly { readonly key: Key; readonly text: string }[];
  readonly language: string;
  readonly reasons: readonly Key[];
  /** The heading; defaults to the one for applicants. */
  readonly title?: string;
  /** The operator's own text. */
  readonly reason: string;
}

/** A preview for the recipient: the chosen reasons, one per line, and the operator's text. */
export function ReasonPreview<Key extends string>({
  templates,
  language,
  title,
  reasons,
  reason,
}: ReasonPreviewProps<Key>) {
  const page = usePage();
  const id = useId();
  const chosen = reasons.map((key) => templates.find((template) => template.key === key)?.text ?? '');
  const lines = [...chosen, ...reason.trim().split('\n')].filter((line) => line.trim() !== '');
  return (
    <section aria-labelledby={id} className="border-line bg-raised rounded-xl border px-4 py-3">
      <h3 id={id} className="text-muted mb-1 font-sans text-xs font-bold">
        {title ?? page.t('providers.preview')}
      </h3>
      {lines.length === 0 && <p className="text-muted text-sm">{page.t('providers.preview.empty')}</p>}
      <ul lang={language} className="flex list-disc flex-col gap-1 ps-5 text-sm empty:hidden">
        {lines.map((line, place) => (
          <li key={place} dir="auto" className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
