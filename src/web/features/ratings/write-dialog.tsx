import type { PublicApplication } from '#contract/application/entities.ts';
import { saveRating } from '#contract/rating/endpoints.ts';
import type { OwnRating } from '#contract/rating/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { useDialogForm } from '#web/kit/dialog/use-dialog-form.ts';
import { WordsField } from '#web/kit/rating/words-field.tsx';
import { StarField } from './star-field.tsx';

/** The typed values. */
export type TypedRating = Readonly<Record<'stars' | 'words', string>>;

export interface WriteDialogProps {
  readonly application: Pick<PublicApplication, 'appId' | 'name'>;
  /** The existing rating; null if there is none. */
  readonly before: OwnRating | null;
  /** Unsent input from before the dialog was closed. */
  readonly draft: TypedRating | null;
  readonly onSaved: () => Promise<void>;
  /** Called with unsent input, so that closing by mistake or the back gesture does not lose it. */
  readonly onClose: (draft: TypedRating | null) => void;
}

/** The form for stars and text. */
export function WriteDialog({ application: { appId, name }, before, draft, onSaved, onClose }: WriteDialogProps) {
  const page = usePage();
  const min = LIMITS.ratingWordsMin;
  const max = LIMITS.ratingWordsMax;
  // Unchanged text keeps its language, whatever the page's language is now.
  const langOf = (words: string) => (words === before?.words ? before.lang : page.state.locale);
  const form = useDialogForm({
    initial: draft ?? { stars: String(before?.stars ?? ''), words: before?.words ?? '' },
    check: ({ stars, words }) => ({
      stars: stars === '' ? page.t('ratings.form.starsMissing') : undefined,
      words: isTooShort(words, min) ? page.t('ratings.form.short', { min }) : undefined,
    }),
    call: ({ stars, words }) =>
      page.call(saveRating, { applicationId: appId, stars, words: words.trim(), lang: langOf(words.trim()) }),
    done: ({ rating }) => page.t(rating.isHeld ? 'ratings.form.held' : 'ratings.form.sent'),
    refresh: onSaved,
    // The button that opened it is gone if this was the first rating.
    focusAfter: 'own-rating',
    onClose: () => onClose(null),
  });
  return (
    <FormDialog
      title={page.t('ratings.form.title', { name })}
      confirm={page.t('ratings.form.send')}
      form={form}
      isKept
      onClose={() => onClose(form.values)}
    >
      <StarField {...form.fieldOf('stars')} />
      <WordsField
        {...form.fieldOf('words')}
        label={page.t('ratings.form.words')}
        hint={page.t('ratings.form.hint', { min, max })}
        max={max}
      />
    </FormDialog>
  );
}

function isTooShort(words: string, min: number): boolean {
  const length = [...words.trim()].length;
  return length > 0 && length < min;
}
