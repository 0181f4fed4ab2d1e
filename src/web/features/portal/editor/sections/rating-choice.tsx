import { AGE_BY_RATING, AGE_RATINGS, type AgeRating } from '#contract/values/age-ratings.ts';
import { isAgeRatingAllowed } from '#domain/age/age-questionnaire.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { AgeBadge } from '#web/kit/game/age-badge.tsx';
import { ChoiceGroup } from '../controls/choice-group.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import { type LeastRating, leastRating } from '../form/least-rating.ts';

/** The age rating. Ratings milder than the answers and the category allow are disabled, with the reason. */
export function RatingChoice() {
  const page = usePage();
  const { store } = useEditor();
  const answers = useEditorState(({ form }) => form.ageAnswers);
  const category = useEditorState(({ form }) => form.category);
  const rating = useEditorState(({ form }) => form.ageRating);
  const error = useProblem('ageRating');
  const least = leastRating(answers, category);
  return (
    <div className="flex flex-col gap-3">
      <ChoiceGroup<AgeRating>
        name="ageRating"
        legend={page.t('hall.ageRating')}
        error={error}
        className="grid gap-2 md:grid-cols-2"
        choices={AGE_RATINGS.map((value) => ({
          value,
          text: <AgeBadge rating={value} />,
          note: page.translator.find(`ageRating.${AGE_BY_RATING[value]}.about`),
          isDisabled: !isAgeRatingAllowed(value, least.rating),
        }))}
        isChosen={(value) => value === rating}
        onChoose={(value) => store.setField('ageRating', value)}
      />
      <p role="status" className="bg-raised rounded-xl px-4 py-3 text-sm">
        {sayLeast(page, least)}
      </p>
    </div>
  );
}

function sayLeast(page: Page, { rating, reasons }: LeastRating): string {
  if (reasons.length === 0) return page.t('editor.age.free');
  const names = reasons.map((reason) => page.t(`editor.age.reason.${reason}`));
  const list = new Intl.ListFormat(page.state.locale, { type: 'conjunction' }).format(names);
  return page.t('editor.age.least', { rating, reasons: list });
}
