import { AGE_QUESTIONS, type AgeQuestion, ageAnswerKey, isAgeRatingAllowed } from '#domain/age/age-questionnaire.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChoiceGroup } from '../controls/choice-group.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import { leastRating } from '../form/least-rating.ts';

const QUESTIONS = Object.keys(AGE_QUESTIONS).filter((key): key is AgeQuestion => Object.hasOwn(AGE_QUESTIONS, key));

/** The questions that determine the mildest rating allowed. */
export function AgeQuestionnaire() {
  const page = usePage();
  return (
    <div id="field-ageAnswers" tabIndex={-1} className="flex flex-col gap-5 outline-none">
      <div>
        <h3 className="text-base">{page.t('editor.age.title')}</h3>
        <p className="text-muted text-sm">{page.t('editor.age.lead')}</p>
      </div>
      {QUESTIONS.map((question) => (
        <Question key={question} question={question} />
      ))}
    </div>
  );
}

function Question({ question }: { question: AgeQuestion }) {
  const page = usePage();
  const { store } = useEditor();
  const chosen = useEditorState(({ form }) => form.ageAnswers[question]);
  const name = `ageAnswers.${question}`;
  const error = useProblem(name);
  return (
    <ChoiceGroup
      name={name}
      legend={page.translator.find(`ageQuestion.${question}`) ?? question}
      error={error}
      choices={Object.keys(AGE_QUESTIONS[question]).map((answer) => ({
        value: answer,
        text: page.translator.find(ageAnswerKey(question, answer)) ?? answer,
      }))}
      isChosen={(answer) => answer === chosen}
      onChoose={(answer) => {
        store.setField('ageAnswers', (before) => ({ ...before, [question]: answer }), name);
        // A rating that is now too mild could not be saved; the mildest one allowed is a better default.
        const { ageAnswers, category, ageRating } = store.get().form;
        const least = leastRating(ageAnswers, category).rating;
        if (ageRating === null || !isAgeRatingAllowed(ageRating, least)) store.setField('ageRating', least);
      }}
    />
  );
}
