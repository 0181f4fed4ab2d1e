import { bannerImages } from '#contract/banner/banner-images.ts';
import { addBanner, updateBanner } from '#contract/banner/operator-endpoints.ts';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { BANNER_SOURCES } from '#contract/banner/sources.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { BANNER_TYPE } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { LanguageTabs } from '#web/kit/form/language-tabs.tsx';
import { MomentField } from '#web/kit/form/moment-field.tsx';
import { BannerWords } from '#web/kit/game/banner-words.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { PicturedForm } from '../pictured-form.tsx';
import { useTextsForm } from '../use-texts-form.ts';
import {
  type BannerForm,
  type BannerText,
  bannerName,
  checkBanner,
  readBanner,
  readBannerFields,
  writeBanner,
} from './banner-form.ts';

/** Creates or edits a banner: picture, texts, link and schedule, with a preview. */
export function BannerPage({ banner }: { banner: OperatorBanner | null }) {
  const page = usePage();
  const form = useBannerForm(banner);
  const { values, lang } = form;
  const name = banner === null ? '' : bannerName(banner, page.state.locale);
  return (
    <PicturedForm
      list={{ path: '/operator/banners', title: page.t('operator.kind.banner') }}
      title={banner === null ? page.t('operations.banners.add') : page.t('operations.banners.editNamed', { name })}
      lead={page.t('operations.banners.form.lead')}
      item={banner && { subject: `banner:${banner.id}`, name }}
      imageLabel={page.t('operations.banners.image')}
      form={form}
    >
      <BannerTextsSection form={form} />
      <PlaceSection form={form} />
      <Section id="preview" title={page.t('words.preview')} lead={page.t('operations.banners.preview.lead')}>
        <BannerPreview image={values.image} link={values.link} {...values.texts[lang]} />
      </Section>
    </PicturedForm>
  );
}

function PlaceSection({ form }: { form: ReturnType<typeof useBannerForm> }) {
  const page = usePage();
  const types: (readonly [string, string])[] = Object.values(BANNER_TYPE).map((type) => [
    String(type),
    page.t(`operations.banners.type.${type}`),
  ]);
  const sources: (readonly [string, string])[] = [
    ['', page.t('operations.banners.source.any')],
    ...BANNER_SOURCES.map((source) => [source, page.t(`operations.banners.source.${source}`)] as const),
  ];
  return (
    <Section id="place" title={page.t('operations.banners.placeAndTime')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField {...form.fieldOf('type')} label={page.t('operations.banners.type')} options={types} />
        <SelectField {...form.fieldOf('source')} label={page.t('operations.banners.source')} options={sources} />
        <TextField
          {...form.fieldOf('sort')}
          label={page.t('operations.banners.sort')}
          hint={page.t('operations.banners.sort.hint')}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <div className="sm:col-span-2">
          <TextField
            {...form.fieldOf('link')}
            label={page.t('operations.banners.link')}
            hint={page.t('operations.banners.link.hint')}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <MomentField {...form.fieldOf('beginAt')} label={page.t('operations.banners.beginAt')} />
        <MomentField {...form.fieldOf('endAt')} label={page.t('operations.banners.endAt')} />
      </div>
    </Section>
  );
}

interface BannerPreviewProps {
  /** URL of the picture; empty if there is none to preview. */
  readonly image: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly tagline: string;
  readonly link: string;
}

/** The places of the banner at three window widths: the file and its visible crop. */
const SIZES = [
  { preset: 'large', device: 'desktop', frame: 'w-[860px] h-[400px]' },
  { preset: 'medium', device: 'tablet', frame: 'w-[720px] h-[380px]' },
  { preset: 'small', device: 'mobile', frame: 'w-[343px] h-[380px]' },
] as const;

/** A non-interactive preview of a banner on a wide screen, a tablet and a phone. */
function BannerPreview({ image, ...words }: BannerPreviewProps) {
  const page = usePage();
  if (image === '') return <p className="text-muted text-sm">{page.t('operations.banners.preview.none')}</p>;
  const images = bannerImages(image);
  return (
    <div className="flex flex-col gap-5">
      {SIZES.map(({ preset, device, frame }) => (
        <figure key={preset} className="flex min-w-0 flex-col gap-1.5">
          <figcaption className="text-muted text-sm">{page.t(`words.device.${device}`)}</figcaption>
          <section
            className="overflow-x-auto rounded-[20px]"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard too.
            tabIndex={0}
            aria-label={page.t(`words.device.${device}`)}
          >
            <div inert className={`@container relative overflow-hidden rounded-[20px] bg-black ${frame}`}>
              <img src={images[preset]} alt="" className="h-full w-full object-cover object-[72%_50%]" />
              <BannerWords {...words} />
            </div>
          </section>
        </figure>
      ))}
    </div>
  );
}

const TEXTS = [
  { text: 'eyebrow', maxLength: LIMITS.bannerEyebrowLength },
  { text: 'title', maxLength: LIMITS.bannerTitleLength },
  { text: 'tagline', maxLength: LIMITS.bannerTaglineLength },
] as const satisfies readonly { text: BannerText; maxLength: number }[];

/** The texts of a banner, one language at a time. */
function BannerTextsSection({ form }: { form: ReturnType<typeof useBannerForm> }) {
  const page = usePage();
  const { lang, values } = form;
  return (
    <Section id="texts" title={page.t('words.texts')} lead={page.t('operations.banners.texts.lead')}>
      <LanguageTabs
        label={page.t('words.texts')}
        panel="banner-texts"
        chosen={lang}
        stateOf={form.stateOf}
        onChoose={form.chooseLanguage}
      >
        <div lang={lang} className="flex flex-col gap-4">
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
      </LanguageTabs>
    </Section>
  );
}

const ORDER = ['image', 'texts', 'type', 'source', 'sort', 'link', 'beginAt', 'endAt'];

function useBannerForm(banner: OperatorBanner | null) {
  const page = usePage();
  return useTextsForm<BannerText, BannerForm>({
    initial: readBanner(banner),
    order: ORDER,
    check: checkBanner,
    readFields: readBannerFields,
    withTexts: (texts) => ({ texts }),
    send(values) {
      const sent = writeBanner(values);
      return banner === null ? page.call(addBanner, sent) : page.call(updateBanner, { id: banner.id, ...sent });
    },
    saved: page.t('operations.banners.saved'),
    list: '/operator/banners',
  });
}
