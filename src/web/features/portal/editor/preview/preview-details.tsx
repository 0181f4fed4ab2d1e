import { type MouseEvent, useDeferredValue, useMemo } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { useSession } from '#web/app/session/use-session.ts';
import { usePage } from '#web/app/use-page.ts';
import {
  Contacts,
  DataTable,
  DetailsHeader,
  DetailsLayout,
  DetailsPanel,
  DetailsSections,
  DeveloperCard,
  Facts,
  PromoVideo,
  Requirements,
  ScreenshotGallery,
} from '#web/features/details/index.ts';
import { Section } from '#web/kit/game/section.tsx';
import { SafeText } from '#web/ui/text/safe-text.tsx';
import { useEditor, useEditorState } from '../form/editor-context.ts';
import { previewApplication } from './preview-application.ts';

/** A preview of the details page, built from the components that players see, with inactive links. */
export function PreviewDetails({ lang }: { lang: LocaleCode }) {
  const page = usePage();
  const { openedAt } = useEditor();
  const { profile, providerProfile } = useSession();
  // Typing takes priority over updating the preview.
  const form = useDeferredValue(useEditorState((state) => state.form));
  const company = providerProfile?.name ?? '';
  const application = useMemo(
    () => previewApplication({ form, lang, company, account: profile, now: openedAt }),
    [form, lang, company, profile, openedAt],
  );
  return (
    <article lang={application.lang} onClickCapture={stopLinks}>
      <DetailsHeader application={application} />
      <DetailsLayout>
        <DetailsPanel application={application}>
          <Facts application={application} />
          <DeveloperCard application={application} />
        </DetailsPanel>
        <DetailsSections>
          <ScreenshotGallery application={application} />
          <PromoVideo application={application} />
          <Section id="about" title={page.t('details.about')}>
            <SafeText text={application.fullDescription} />
          </Section>
          <Requirements application={application} />
          <DataTable declarations={application.dataCollection} privacyPolicyUrl={application.privacyPolicyUrl} />
          <Contacts application={application} />
        </DetailsSections>
      </DetailsLayout>
    </article>
  );
}

/** Elements of the frame belong to another window, so `instanceof` does not recognize them. */
function stopLinks(event: MouseEvent): void {
  const target: unknown = event.target;
  const isInLink =
    typeof target === 'object' && target !== null && 'closest' in target && hasLink(target.closest, target);
  if (isInLink) event.preventDefault();
}

function hasLink(closest: unknown, target: object): boolean {
  return typeof closest === 'function' && closest.call(target, 'a') !== null;
}
