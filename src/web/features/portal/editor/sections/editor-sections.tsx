import { memo } from 'react';
import { AGE_BY_RATING, AGE_RATINGS, type AgeRating } from '#contract/values/age-ratings.ts';
import { CATEGORIES, findCategoryKey } from '#contract/values/categories.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { sortTags, TAG_GROUPS, type Tag, type TagGroup } from '#contract/values/tags.ts';
import { AGE_QUESTIONS, type AgeQuestion, ageAnswerKey, isAgeRatingAllowed } from '#domain/age/age-questionnaire.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { AgeBadge } from '#web/kit/game/age-badge.tsx';
import { FieldProblem } from '#web/ui/field/field-frame.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { ChoiceGroup } from '../controls/text-control.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-store.ts';
import { type LeastRating, leastRating } from '../form/least-rating.ts';
import { ContactSection } from './contact-section.tsx';
import { DataSection } from './data-section.tsx';
import { DistributionSection } from './distribution-section.tsx';
import { PicturesSection } from './pictures-section.tsx';
import { TextsSection } from './texts-section.tsx';

const GROUPS = ['play', 'theme', 'mood', 'look', 'players'] as const satisfies readonly TagGroup[];

/** The tags of a game, by what they describe. Once all that a game may have are chosen, the others wait. */
function TagsField() {
  const page = usePage();
  const tags = sortTags(useEditorState(({ form }) => form.tags));
  const error = useProblem('tags');
  const counts = { max: LIMITS.applicationTags, count: tags.length };
  return (
    <fieldset
      id="field-tags"
      tabIndex={-1}
      aria-describedby={error === '' ? 'field-tags-hint' : 'field-tags-error field-tags-hint'}
      className="flex min-w-0 flex-col gap-4 outline-none"
    >
      <legend className="text-sm font-bold">{page.t('editor.field.tags')}</legend>
      <p id="field-tags-hint" role="status" className="text-muted -mb-1 text-xs">
        {page.t('editor.field.tags.hint', counts)}
      </p>
      {GROUPS.map((group) => (
        <TagChoices key={group} group={group} chosen={tags} />
      ))}
      {error !== '' && <FieldProblem id="field-tags-error" error={error} />}
    </fieldset>
  );
}

function TagChoices({ group, chosen }: { group: TagGroup; chosen: readonly Tag[] }) {
  const page = usePage();
  const { store } = useEditor();
  const isFull = chosen.length >= LIMITS.applicationTags;
  return (
    <ChoiceGroup<Tag>
      isMultiple
      name={`tags-${group}`}
      legend={page.t(`tags.group.${group}`)}
      error=""
      choices={TAG_GROUPS[group].map((tag) => ({
        value: tag,
        text: page.t(`tag.${tag}`),
        isDisabled: isFull && !chosen.includes(tag),
      }))}
      isChosen={(tag) => chosen.includes(tag)}
      onChoose={(tag, isChosen) => {
        store.setField('tags', (before) =>
          sortTags(isChosen ? [...before, tag] : before.filter((other) => other !== tag)),
        );
        store.visit('tags');
      }}
    />
  );
}

const QUESTIONS = Object.keys(AGE_QUESTIONS).filter((key): key is AgeQuestion => Object.hasOwn(AGE_QUESTIONS, key));

/** The questions that determine the mildest rating allowed. */
function AgeQuestionnaire() {
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

/** All sections of the form, of which one is shown. Memoized: each one subscribes to the state that it shows. */
export const EditorSections = memo(function EditorSections() {
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <TextsSection />
      <PicturesSection />
      <RatingSection />
      <DistributionSection />
      <DataSection />
      <ContactSection />
    </div>
  );
});

/** Category, tags, age questionnaire and age rating. */
function RatingSection() {
  return (
    <EditorSection section="rating">
      <ChangeablePart>
        <div className="grid gap-5 sm:grid-cols-2">
          <CategoryField field="category" />
          <CategoryField field="defaultCategory" />
        </div>
        <TagsField />
        <AgeQuestionnaire />
        <RatingChoice />
      </ChangeablePart>
    </EditorSection>
  );
}

function CategoryField({ field }: { field: 'category' | 'defaultCategory' }) {
  const page = usePage();
  const { store } = useEditor();
  const value = useEditorState(({ form }) => form[field]);
  const error = useProblem(field);
  const options = CATEGORIES.map(({ code, key }) => [String(code), page.t(`category.${key}`)] as const);
  return (
    <SelectField
      name={field}
      label={page.t(`editor.field.${field}`)}
      hint={page.t(`editor.field.${field}.hint`)}
      error={error}
      value={value === null ? '' : String(value)}
      options={[['', page.t('editor.choose')], ...options]}
      onChange={(text) => {
        const code = Number(text);
        store.setField(field, findCategoryKey(code) === undefined ? null : code);
        store.visit(field);
      }}
    />
  );
}

/** The age rating. Ratings milder than the answers and the category allow are disabled, with the reason. */
function RatingChoice() {
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
