import { Info } from 'lucide-react';
import { useMemo } from 'react';
import { PROMO_VIDEO_MESSAGES, youtubeVideoId } from '#domain/application/youtube.ts';
import { usePage } from '#web/app/use-page.ts';
import { PromoVideo } from '#web/features/details/index.ts';
import { BoundText } from '../controls/bound-text.tsx';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import { NO_TEXTS } from '../form/editor-form.ts';
import { EMPTY_FORM } from '../form/read-form.ts';
import { previewApplication } from '../preview/preview-application.ts';

/**
 * The address of the video with a note about requirements that the address cannot prove (R5.11, R5.12), and a preview
 * of the video.
 */
export function VideoField() {
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
