import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { Section } from '#web/kit/page/section.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import type { BannerText } from './banner-form.ts';
import { LanguageTabs, tabId } from './language-tabs.tsx';
import type { useBannerForm } from './use-banner-form.ts';

const TEXTS = [
  { text: 'eyebrow', maxLength: LIMITS.bannerEyebrowLength },
  { text: 'title', maxLength: LIMITS.bannerTitleLength },
  { text: 'tagline', maxLength: LIMITS.bannerTaglineLength },
] as const satisfies readonly { text: BannerText; maxLength: number }[];
const PANEL = 'banner-texts';

/** The texts of a banner, one language at a time. */
export function BannerTextsSection({ form }: { form: ReturnType<typeof useBannerForm> }) {
  const page = usePage();
  const { lang, values } = form;
  return (
    <Section id="texts" title={page.t('words.texts')} lead={page.t('operations.banners.texts.lead')}>
      <LanguageTabs
        label={page.t('words.texts')}
        chosen={lang}
        panel={PANEL}
        noteOf={form.noteOf}
        onChoose={form.chooseLanguage}
      />
      <div
        role="tabpanel"
        id={PANEL}
        aria-labelledby={tabId(PANEL, lang)}
        lang={lang}
        className="mt-4 flex flex-col gap-4"
      >
        {TEXTS.map(({ text, maxLength }) => (
          <TextField
            key={text}
            name={`texts.${lang}.${text}`}
            label={page.t(`operations.banners.text.${text}`)}
            value={values.texts[lang][text]}
            error={form.errorOf(`texts.${lang}.${text}`)}
            onChange={(value) => form.typeText(text, value)}
            maxLength={maxLength}
            autoComplete="off"
            required={text === 'title'}
          />
        ))}
      </div>
    </Section>
  );
}
