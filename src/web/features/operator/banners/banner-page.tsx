import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { BANNER_SOURCES } from '#contract/banner/sources.ts';
import { BANNER_TYPE } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { MomentField } from '#web/kit/form/moment-field.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { PicturedForm } from '../pictured-form.tsx';
import { bannerName } from './banner-name.ts';
import { BannerPreview } from './banner-preview.tsx';
import { BannerTextsSection } from './banner-texts-section.tsx';
import { useBannerForm } from './use-banner-form.ts';

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
