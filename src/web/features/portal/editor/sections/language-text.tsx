import { LIMITS } from '#contract/values/limits.ts';
import type { LocaleCode } from '#contract/values/locales.ts';
import { usePage } from '#web/app/use-page.ts';
import { TextControl } from '../controls/text-control.tsx';
import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import type { TextField } from '../form/editor-form.ts';
import { SafeTextField } from '../text/safe-text-field.tsx';

const MAX = {
  name: LIMITS.applicationNameLength,
  shortDescription: LIMITS.shortDescriptionLength,
  fullDescription: LIMITS.fullDescriptionLength,
} as const satisfies Record<TextField, number>;

/** One text in one language. */
export function LanguageText({ lang, field }: { lang: LocaleCode; field: TextField }) {
  const page = usePage();
  const { store, isReadOnly } = useEditor();
  const name = `contents.${lang}.${field}`;
  const error = useProblem(name);
  const value = useEditorState(({ form }) => form.contents[lang][field]);
  const shared = {
    name,
    lang,
    error,
    value,
    label: page.t(`editor.field.${field}`),
    hint: page.t(`editor.field.${field}.hint`),
    max: MAX[field],
    onLeave: () => store.visit(name),
    onChange: (text: string) =>
      store.setField('contents', (before) => ({ ...before, [lang]: { ...before[lang], [field]: text } }), name),
  };
  if (field === 'fullDescription') return <SafeTextField {...shared} isReadOnly={isReadOnly} />;
  return <TextControl {...shared} isRequired />;
}
