import type { FormChange } from '#contract/version/operator-entities.ts';
import { usePage } from '#web/app/use-page.ts';
import { langOf, textsOf } from './describe-change.ts';
import { type DiffPiece, diffWords, sideOf } from './diff-words.ts';

/** A text before and after, side by side, with removed and added words marked. */
export function TextChange({ change }: { change: FormChange }) {
  const page = usePage();
  const [before, after] = textsOf(change);
  const pieces = diffWords(before, after);
  const lang = langOf(change.field);
  if (before === '') return <TextSide lang={lang} pieces={[{ kind: 'kept', text: after }]} />;
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <TextSide title={page.t('reviews.before')} lang={lang} pieces={sideOf(pieces, 'before')} />
      <TextSide title={page.t('reviews.after')} lang={lang} pieces={sideOf(pieces, 'after')} />
    </div>
  );
}

interface TextSideProps {
  readonly title?: string;
  readonly lang: string | undefined;
  readonly pieces: readonly DiffPiece[];
}

/** Strikethrough and underline distinguish the marks without color. */
const MARKS = {
  kept: { Tag: 'span', look: '' },
  removed: { Tag: 'del', look: 'bg-danger/15 decoration-danger' },
  added: { Tag: 'ins', look: 'bg-success/15 decoration-success' },
} as const;

function TextSide({ title, lang, pieces }: TextSideProps) {
  const page = usePage();
  return (
    <div className="border-line flex min-w-0 flex-col gap-1 rounded-xl border px-4 py-3">
      {title !== undefined && <p className="text-muted text-xs">{title}</p>}
      <p lang={lang} dir="auto" className="text-sm wrap-anywhere whitespace-pre-wrap">
        {pieces.length === 0 && <span className="text-muted">{page.t('providers.changed.empty')}</span>}
        {pieces.map(({ kind, text }, place) => {
          const { Tag, look } = MARKS[kind];
          return (
            <Tag key={place} className={look}>
              {text}
            </Tag>
          );
        })}
      </p>
    </div>
  );
}
