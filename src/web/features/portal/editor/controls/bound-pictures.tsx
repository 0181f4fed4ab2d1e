import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import type { EditorForm } from '../form/editor-form.ts';
import { useUploadBinding } from './use-upload-binding.ts';

interface PicturesProps {
  readonly name: string;
  readonly purpose: ImagePurpose;
  readonly label: string;
  readonly hint?: string;
}

/** The pictures of a list field or of a single-picture field; the two differ in how they are read and written. */
function BoundPictures(
  props: PicturesProps & { value: readonly string[]; onChange: (next: readonly string[]) => void },
) {
  const { name, onChange, ...field } = props;
  return <ImageField {...field} {...useUploadBinding(name, onChange)} />;
}

type PictureField = 'icon' | 'promoImage' | 'backgroundImage';

/** The picture of a field with a single picture. */
export function BoundPicture({ field, ...props }: Omit<PicturesProps, 'name'> & { field: PictureField }) {
  const { store } = useEditor();
  const url = useEditorState(({ form }) => form[field]);
  return (
    <BoundPictures
      {...props}
      name={field}
      value={url === '' ? [] : [url]}
      onChange={([next = '']) => store.setField(field, next)}
    />
  );
}

/** The screenshots of one kind. */
export function BoundScreenshots({
  kind,
  ...props
}: Omit<PicturesProps, 'name'> & { kind: keyof EditorForm['screenshots'] }) {
  const { store } = useEditor();
  const urls = useEditorState(({ form }) => form.screenshots[kind]);
  const name = `screenshots.${kind}`;
  return (
    <BoundPictures
      {...props}
      name={name}
      value={urls}
      onChange={(next) => store.setField('screenshots', (before) => ({ ...before, [kind]: next }), name)}
    />
  );
}
