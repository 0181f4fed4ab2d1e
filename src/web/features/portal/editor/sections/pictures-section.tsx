import { requiredScreenshotKinds } from '#domain/application/required-screenshots.ts';
import { usePage } from '#web/app/use-page.ts';
import { BoundPicture, BoundScreenshots } from '../controls/bound-pictures.tsx';
import { ChangeablePart, EditorSection } from '../editor-section.tsx';
import { useEditorState } from '../form/editor-context.ts';
import { SCREENSHOT_KINDS } from '../form/editor-form.ts';
import { TrailerFields } from './trailer-fields.tsx';
import { VideoField } from './video-field.tsx';

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
