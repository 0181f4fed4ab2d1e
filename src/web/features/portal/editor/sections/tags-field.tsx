import { LIMITS } from '#contract/values/limits.ts';
import { sortTags, TAG_GROUPS, type Tag, type TagGroup } from '#contract/values/tags.ts';
import { usePage } from '#web/app/use-page.ts';
import { FieldProblem } from '#web/ui/field/field-problem.tsx';
import { ChoiceGroup } from '../controls/choice-group.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';

const GROUPS = ['play', 'theme', 'mood', 'look', 'players'] as const satisfies readonly TagGroup[];

/** The tags of a game, by what they describe. Once all that a game may have are chosen, the others wait. */
export function TagsField() {
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
