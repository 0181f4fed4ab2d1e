import type { EditedCollection } from '#contract/hall/operator-entities.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { usePage } from '#web/app/use-page.ts';
import { LanguageTabs } from '#web/kit/form/language-tabs.tsx';
import { MomentField } from '#web/kit/form/moment-field.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { TextArea } from '#web/ui/field/text-area.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { PicturedForm } from '../pictured-form.tsx';
import { collectionName } from './collection-form.ts';
import { type CollectionFormState, CollectionGames, useCollectionForm } from './collection-games.tsx';

/** Creates or edits a collection: image, texts, games, address and schedule. */
export function CollectionPage({ collection }: { collection: EditedCollection | null }) {
  const page = usePage();
  const form = useCollectionForm(collection);
  const name = collection === null ? '' : collectionName(collection, page.state.locale);
  return (
    <PicturedForm
      list={{ path: '/operator/collections', title: page.t('operator.kind.collection') }}
      title={
        collection === null ? page.t('operations.collections.add') : page.t('operations.banners.editNamed', { name })
      }
      lead={page.t('operations.collections.form.lead')}
      item={collection && { subject: `collection:${collection.id}`, name }}
      imageLabel={page.t('words.picture')}
      form={form}
    >
      <TextsSection form={form} />
      <CollectionGames form={form} />
      <PlaceSection form={form} />
    </PicturedForm>
  );
}

interface SectionProps {
  readonly form: CollectionFormState;
}

function TextsSection({ form }: SectionProps) {
  const page = usePage();
  const { lang, values } = form;
  return (
    <Section id="texts" title={page.t('words.texts')} lead={page.t('operations.collections.texts.lead')}>
      <LanguageTabs
        label={page.t('words.texts')}
        panel="collection-texts"
        chosen={lang}
        stateOf={form.stateOf}
        onChoose={form.chooseLanguage}
      >
        <div lang={lang} className="flex flex-col gap-4">
          <TextField
            key={lang}
            name={`texts.${lang}.title`}
            label={page.t('operations.banners.text.title')}
            value={values.texts[lang].title}
            error={form.errorOf(`texts.${lang}.title`)}
            onChange={(value) => form.typeText('title', value)}
            maxLength={LIMITS.collectionTitleLength}
            autoComplete="off"
            required
          />
          <TextArea
            name={`texts.${lang}.text`}
            label={page.t('words.description')}
            hint={page.t('operations.collections.text.hint')}
            value={values.texts[lang].text}
            error={form.errorOf(`texts.${lang}.text`)}
            onChange={(value) => form.typeText('text', value)}
            maxLength={LIMITS.collectionTextLength}
            isOptional
          />
        </div>
      </LanguageTabs>
    </Section>
  );
}

function PlaceSection({ form }: SectionProps) {
  const page = usePage();
  return (
    <Section id="place" title={page.t('operations.collections.place')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            {...form.fieldOf('slug')}
            label={page.t('operations.collections.slug')}
            hint={page.t('operations.collections.slug.hint')}
            maxLength={LIMITS.collectionSlugLength}
            autoComplete="off"
            spellCheck={false}
            required
          />
        </div>
        <label className="flex min-h-11 items-center gap-3 sm:col-span-2">
          <input
            type="checkbox"
            className="accent-accent size-5 flex-none"
            checked={form.values.isPublished}
            onChange={({ currentTarget }) => form.change({ isPublished: currentTarget.checked })}
          />
          {page.t('operations.collections.published')}
        </label>
        <MomentField {...form.fieldOf('beginAt')} label={page.t('operations.banners.beginAt')} />
        <MomentField {...form.fieldOf('endAt')} label={page.t('operations.banners.endAt')} />
      </div>
    </Section>
  );
}
