import type { ImagePurpose } from '#contract/values/image-purposes.ts';
import { LOCALES, readLocale } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { ImageField, type ImageFieldProps } from '#web/kit/upload/image-field.tsx';
import { FIELD_BOX } from '#web/ui/field/field-frame.tsx';
import type { EditorForm, PlainTextField } from '../form/editor-form.ts';
import { useEditor, useEditorState, useProblem } from '../form/editor-store.ts';
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

interface PicturesProps extends Pick<ImageFieldProps, 'detail'> {
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
      detail={(url, place) => <ScreenshotLanguage url={url} number={place + 1} />}
    />
  );
}

/** The language that a screenshot is in; most have none. */
function ScreenshotLanguage({ url, number }: { url: string; number: number }) {
  const page = usePage();
  const { store, isReadOnly } = useEditor();
  const lang = useEditorState(({ form }) => form.screenshotLanguages[url] ?? '');
  return (
    <div className="p-2">
      <select
        aria-label={page.t('editor.screenshots.language', { number })}
        value={lang}
        disabled={isReadOnly}
        onChange={({ currentTarget: { value } }) => {
          const next = readLocale(value);
          store.setField('screenshotLanguages', ({ [url]: _former, ...others }) =>
            next === undefined ? others : { ...others, [url]: next },
          );
        }}
        className={`${FIELD_BOX} min-h-11 px-2 py-1 text-sm`}
      >
        <option value="">{page.t('editor.screenshots.anyLanguage')}</option>
        {LOCALES.map((code) => (
          <option key={code} value={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </select>
    </div>
  );
}

/** What ties a field of uploads to the editor: its problem, its changes, and saving that waits for its uploads. */
export function useUploadBinding(name: string, change: (next: readonly string[]) => void) {
  const { store, isReadOnly } = useEditor();
  return {
    name,
    problem: useProblem(name),
    isDisabled: isReadOnly,
    onChange(next: readonly string[]) {
      change(next);
      store.visit(name);
    },
    onBusy(isBusy: boolean) {
      const uploads = new Set(store.get().uploads);
      if (isBusy) uploads.add(name);
      else uploads.delete(name);
      store.patch({ uploads });
    },
  };
}
