import { useEditor, useEditorState, useProblem } from '../form/editor-context.ts';
import type { PlainTextField } from '../form/editor-form.ts';
import { TextControl, type TextControlProps } from './text-control.tsx';

type BoundTextProps = Omit<TextControlProps, 'name' | 'value' | 'error' | 'onChange' | 'onLeave'> & {
  readonly field: PlainTextField;
};

/** A text control bound to a field of the form. */
export function BoundText({ field, ...control }: BoundTextProps) {
  const { store } = useEditor();
  const value = useEditorState(({ form }) => form[field]);
  const error = useProblem(field);
  return (
    <TextControl
      {...control}
      name={field}
      value={value}
      error={error}
      onChange={(text) => store.setField(field, text)}
      onLeave={() => store.visit(field)}
    />
  );
}
