import { CATEGORIES, findCategoryKey } from '#contract/values/categories.ts';
import { usePage } from '#web/app/use-page.ts';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import { AgeQuestionnaire } from './age-questionnaire.tsx';
import { RatingChoice } from './rating-choice.tsx';
import { TagsField } from './tags-field.tsx';

/** Category, tags, age questionnaire and age rating. */
export function RatingSection() {
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
