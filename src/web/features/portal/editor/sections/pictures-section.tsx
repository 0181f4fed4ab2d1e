import { Info } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LOCALES } from '#contract/values/locales.ts';
import { CAPTIONS_LIMITS, CONVERTED_LIMITS, TRAILER_LIMITS } from '#contract/values/trailer-limits.ts';
import { requiredScreenshotKinds } from '#domain/application/required-screenshots.ts';
import { PROMO_VIDEO_MESSAGES, youtubeVideoId } from '#domain/application/youtube.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { usePage } from '#web/app/use-page.ts';
import { PromoVideo } from '#web/features/details/index.ts';
import { CAPTIONS_KIND, trailerKind } from '#web/kit/upload/trailer-kinds.ts';
import { UploadField } from '#web/kit/upload/upload-field.tsx';
import { BoundPicture, BoundScreenshots, BoundText, useUploadBinding } from '../controls/bound-fields.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { EMPTY_FORM, NO_TEXTS, SCREENSHOT_KINDS } from '../form/editor-form.ts';
import { useEditor, useEditorState } from '../form/editor-store.ts';
import { previewApplication } from '../preview/preview-application.ts';

/** Icon, screenshots of the four kinds, trailer, video, and the pictures shown behind and in place of it. */
export function PicturesSection() {
  const page = usePage();
  return (
    <EditorSection section="pictures">
      <ChangeablePart>
        <BoundPicture field="icon" purpose="icon" label={page.t('words.icon')} />
        <hr className="border-line" />
        <Screenshots />
        <hr className="border-line" />
        <TrailerFields />
        <VideoField />
        <BoundPicture
          field="promoImage"
          purpose="video_replacement"
          label={page.t('editor.field.promoImage')}
          hint={page.t('editor.field.promoImage.hint')}
        />
        <BoundPicture
          field="backgroundImage"
          purpose="background"
          label={page.t('editor.field.backgroundImage')}
          hint={page.t('editor.field.backgroundImage.hint')}
        />
      </ChangeablePart>
    </EditorSection>
  );
}

/** Screenshots; kinds required by the selected platforms are marked (O58). */
function Screenshots() {
  const page = usePage();
  const platforms = useEditorState(({ form }) => form.platforms);
  const needed = requiredScreenshotKinds(platforms);
  return (
    <div id="field-screenshots" tabIndex={-1} className="flex flex-col gap-7 outline-none">
      {SCREENSHOT_KINDS.map((kind) => (
        <BoundScreenshots
          key={kind}
          kind={kind}
          purpose={`screenshot_${kind}`}
          label={page.t('editor.field.screenshots', { kind: page.t(`details.screenshots.${kind}`) })}
          hint={page.t(needed.includes(`screenshot_${kind}`) ? 'editor.screenshots.needed' : 'editor.screenshots.free')}
        />
      ))}
    </div>
  );
}

/**
 * The address of the video with a note about requirements that the address cannot prove (R5.11, R5.12), and a preview
 * of the video.
 */
function VideoField() {
  const page = usePage();
  // Parsed here and not in the selector, which runs on every key press in any field.
  const hasVideo = youtubeVideoId(useEditorState(({ form }) => form.promoVideo).trim()) !== undefined;
  return (
    <div className="flex flex-col gap-3">
      <BoundText
        field="promoVideo"
        label={page.t('editor.field.promoVideo')}
        hint={page.t('editor.field.promoVideo.hint')}
        inputMode="url"
        placeholder="https://www.youtube.com/watch?v="
        spellCheck={false}
        autoComplete="off"
      />
      <p className="text-muted flex items-start gap-2 text-sm">
        <Info size={18} aria-hidden className="text-info mt-0.5 flex-none" />
        {page.translator.find(PROMO_VIDEO_MESSAGES.conditions)}
      </p>
      {hasVideo && <VideoPreview />}
    </div>
  );
}

/** Subscribes to the video and its pictures only: other changes must not rerender an open player. */
function VideoPreview() {
  const { openedAt } = useEditor();
  const name = useEditorState(({ form }) => form.contents[form.contentDefault].name);
  const promoVideo = useEditorState(({ form }) => form.promoVideo.trim());
  const promoImage = useEditorState(({ form }) => form.promoImage);
  const backgroundImage = useEditorState(({ form }) => form.backgroundImage);
  const application = useMemo(() => {
    const contents = { ...EMPTY_FORM.contents, [EMPTY_FORM.contentDefault]: { ...NO_TEXTS, name } };
    const form = { ...EMPTY_FORM, contents, promoVideo, promoImage, backgroundImage };
    return previewApplication({ form, lang: EMPTY_FORM.contentDefault, company: '', account: null, now: openedAt });
  }, [name, promoVideo, promoImage, backgroundImage, openedAt]);
  return (
    <div className="max-w-xl">
      <PromoVideo key={promoVideo} application={application} />
    </div>
  );
}

/** The game's own video, and its captions once there is one. */
function TrailerFields() {
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
