import { useState } from 'react';
import { LOCALES } from '#contract/values/locales.ts';
import { CAPTIONS_LIMITS, CONVERTED_LIMITS, TRAILER_LIMITS } from '#contract/values/trailer-limits.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { CAPTIONS_KIND, trailerKind } from '#web/kit/upload/trailer-kinds.ts';
import { UploadField } from '#web/kit/upload/upload-field.tsx';
import { useUploadBinding } from '../controls/use-upload-binding.ts';
import { useEditor, useEditorState } from '../form/editor-context.ts';

/** The game's own video, and its captions once there is one. */
export function TrailerFields() {
  const page = usePage();
  const { store, convertsTrailers } = useEditor();
  const [kind] = useState(() => trailerKind(convertsTrailers));
  const url = useEditorState(({ form }) => form.trailer);
  const hasCaptions = useEditorState(({ form }) => Object.keys(form.captions).length > 0);
  const { maxMb, seconds, width, height } = TRAILER_LIMITS;
  const binding = useUploadBinding('trailer', ([next = '']) => store.setField('trailer', next));
  return (
    <div className="flex flex-col gap-7">
      <UploadField
        {...binding}
        kind={kind}
        value={url === '' ? [] : [url]}
        label={page.t('editor.field.trailer')}
        hint={page.t('editor.field.trailer.hint')}
        guide={[
          page.t('upload.video.format', { maxMb }),
          page.t('upload.video.seconds', { ...seconds }),
          page.t('upload.video.sides', {
            min: `${width.min} × ${height.min}`,
            max: `${width.max} × ${height.max}`,
          }),
          ...(convertsTrailers ? [page.t('upload.video.converted', { ...CONVERTED_LIMITS })] : []),
        ]}
      />
      {(url !== '' || hasCaptions) && <CaptionsFields />}
    </div>
  );
}

/** A WebVTT file for each language. */
function CaptionsFields() {
  const page = usePage();
  return (
    <fieldset id="field-captions" tabIndex={-1} className="flex min-w-0 flex-col gap-2 outline-none">
      <legend className="text-sm font-bold">{page.t('editor.field.captions')}</legend>
      <p className="text-muted text-sm">{page.t('editor.field.captions.hint')}</p>
      <p className="text-muted text-xs">{page.t('upload.captions.format', { ...CAPTIONS_LIMITS })}</p>
      <div className="mt-2 grid gap-5 md:grid-cols-2">
        {LOCALES.map((lang) => (
          <LanguageCaptions key={lang} lang={lang} />
        ))}
      </div>
    </fieldset>
  );
}

function LanguageCaptions({ lang }: { lang: (typeof LOCALES)[number] }) {
  const { store } = useEditor();
  const url = useEditorState(({ form }) => form.captions[lang] ?? '');
  const binding = useUploadBinding(`captions.${lang}`, ([next]) =>
    store.setField(
      'captions',
      ({ [lang]: _former, ...others }) => (next === undefined ? others : { ...others, [lang]: next }),
      `captions.${lang}`,
    ),
  );
  return (
    <UploadField
      {...binding}
      kind={CAPTIONS_KIND}
      value={url === '' ? [] : [url]}
      label={LANGUAGE_NAMES[lang]}
      guide={[]}
    />
  );
}
