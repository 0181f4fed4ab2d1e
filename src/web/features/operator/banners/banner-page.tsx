import { ArrowLeft } from 'lucide-react';
import type { OperatorBanner } from '#contract/banner/operator-entities.ts';
import { BANNER_SOURCES } from '#contract/banner/sources.ts';
import { presetUrl } from '#contract/values/image-presets.ts';
import { BANNER_TYPE } from '#contract/values/states.ts';
import { usePage } from '#web/app/use-page.ts';
import { LeaveGuard } from '#web/kit/form/leave-guard.tsx';
import { MomentField } from '#web/kit/form/moment-field.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { AuditLink } from '../audit/audit-link.tsx';
import { bannerName } from './banner-name.ts';
import { BannerPreview } from './banner-preview.tsx';
import { BannerTextsSection } from './banner-texts-section.tsx';
import { useBannerForm } from './use-banner-form.ts';

/** Creates or edits a banner: picture, texts, link and schedule, with a preview. */
export function BannerPage({ banner }: { banner: OperatorBanner | null }) {
  const page = usePage();
  const form = useBannerForm(banner);
  const { values, isBusy, lang } = form;
  const name = banner === null ? '' : bannerName(banner, page.state.locale);
  return (
    <>
      <a className="link inline-flex min-h-11 items-center gap-2 self-start" href={page.href('/operator/banners')}>
        <ArrowLeft size={18} aria-hidden />
        {page.t('operator.kind.banner')}
      </a>
      <PageHeader
        title={banner === null ? page.t('operations.banners.add') : page.t('operations.banners.editNamed', { name })}
        lead={page.t('operations.banners.form.lead')}
        actions={banner === null ? undefined : <AuditLink subject={`banner:${banner.id}`} name={name} />}
      />
      <Form onSubmit={form.submit} className="flex flex-col gap-6">
        <Section id="picture" title={page.t('words.picture')}>
          <ImageField
            purpose="banner"
            name="image"
            label={page.t('operations.banners.image')}
            hint={page.t('operations.banners.image.hint')}
            value={values.image === '' ? [] : [shownImage(values.image)]}
            onChange={([image = '']) => image === shownImage(values.image) || form.change({ image })}
            problem={form.errorOf('image')}
            onBusy={form.setUploading}
          />
        </Section>
        <BannerTextsSection form={form} />
        <PlaceSection form={form} />
        <Section id="preview" title={page.t('words.preview')} lead={page.t('operations.banners.preview.lead')}>
          <BannerPreview image={values.image} link={values.link} {...values.texts[lang]} />
        </Section>
        <div className="flex flex-wrap justify-end gap-3">
          <a className="btn btn-quiet" href={page.href('/operator/banners')}>
            {page.t('dialog.cancel')}
          </a>
          <Button type="submit" look="gold" isBusy={isBusy}>
            {page.t('operations.banners.save')}
          </Button>
        </div>
      </Form>
      <LeaveGuard isDirty={form.isDirty} />
    </>
  );
}

/** The pictures that ship with the store exist only in their three sizes. */
function shownImage(image: string): string {
  return /\.(?:png|jpg)$/.test(image) ? image : presetUrl(image, 'large');
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
