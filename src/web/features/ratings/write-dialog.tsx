import { Star } from 'lucide-react';
import type { PublicApplication } from '#contract/application/entities.ts';
import { saveRating } from '#contract/rating/endpoints.ts';
import type { OwnRating } from '#contract/rating/entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useDialogForm } from '#web/kit/dialog/form-dialog.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';

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

interface StarFieldProps {
  readonly name: string;
  /** `1` to `5`; empty without a choice. */
  readonly value: string;
  readonly error: string;
  readonly onChange: (value: string) => void;
}

const STARS = [1, 2, 3, 4, 5] as const;

/** One to five stars as radio buttons, so that arrow keys work. */
function StarField({ name, value, error, onChange }: StarFieldProps) {
  const page = usePage();
  const chosen = STARS.find((stars) => String(stars) === value);
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={error === '' ? undefined : `field-${name}-error`}
    >
      <legend className="mb-1.5 text-sm font-bold">{page.t('ratings.form.stars')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="-ms-2 flex">
          {STARS.map((stars) => (
            <label
              key={stars}
              className={`has-[:focus-visible]:outline-accent relative grid size-12 cursor-pointer place-items-center rounded-xl has-[:focus-visible]:outline-3 ${stars <= (chosen ?? 0) ? 'text-gold-text' : 'text-muted'}`}
            >
              <input
                // The first one gets the focus if a value is missing.
                id={stars === (chosen ?? 1) ? `field-${name}` : undefined}
                type="radio"
                name={name}
                value={stars}
                checked={stars === chosen}
                onChange={() => onChange(String(stars))}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Star size={30} aria-hidden fill={stars <= (chosen ?? 0) ? 'currentColor' : 'none'} />
              <span className="sr-only">{page.t('ratings.stars', { stars })}</span>
            </label>
          ))}
        </span>
        {/* Reserves its space when empty, so that nothing moves. */}
        <span aria-live="polite" className="text-muted min-h-6 text-sm">
          {chosen !== undefined && page.t(`ratings.word.${chosen}`)}
        </span>
      </div>
      {error !== '' && <FieldProblem id={`field-${name}-error`} error={error} />}
    </fieldset>
  );
}
