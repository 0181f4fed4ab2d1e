import { LOCALES } from '#contract/values/locales.ts';
import { LANGUAGE_NAMES } from '#domain/page/language-names.ts';
import { developerPost } from '#domain/state-machines/developer-post.ts';
import { move } from '#domain/state-machines/state-machine.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChangesBar } from '#web/kit/form/changes-bar.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { PortalHeader } from '../layout/portal-header.tsx';
import type { EditedPost } from './load-own-news.ts';
import { PostActions } from './post-actions.tsx';
import { usedLanguages } from './post-form.ts';
import { PostTexts } from './post-texts.tsx';
import { usePostForm } from './use-post-form.ts';

/** Writes or edits news: texts, picture, game, and its publication. */
export function PostEditor({ edited: { post, slug, applications } }: { edited: EditedPost }) {
  const page = usePage();
  const form = usePostForm(post);
  const { values } = form;
  const isReadOnly = post !== null && !move(developerPost, post.status, 'edit').isAllowed;
  return (
    <>
      <PortalHeader
        title={page.t(post === null ? 'posts.new' : 'posts.edit')}
        help={{ article: 'developers/page-and-news', topic: page.t('shell.nav.news') }}
      />
      {post !== null && <PostActions post={post} isDirty={form.isDirty} slug={slug} />}
      <Form className="flex min-w-0 flex-col gap-6" onSubmit={form.submit}>
        <PostTexts form={form} isReadOnly={isReadOnly} />
        <Section id="picture" title={page.t('words.picture')} lead={page.t('posts.picture.lead')}>
          <ImageField
            purpose="post_picture"
            name="picture"
            label={page.t('words.picture')}
            value={values.picture === '' ? [] : [values.picture]}
            onChange={([picture = '']) => form.change({ picture })}
            problem={form.errorOf('picture')}
            isDisabled={isReadOnly}
            isOptional
            onBusy={form.setUploading}
          />
        </Section>
        <Section id="about" title={page.t('posts.place')} lead={page.t('posts.place.lead')}>
          <fieldset disabled={isReadOnly} className="grid gap-5 sm:grid-cols-2">
            <SelectField
              {...form.fieldOf('applicationId')}
              label={page.t('words.game')}
              options={[
                ['', page.t('posts.noGame')],
                ...applications.map(({ applicationId, name }) => [applicationId, name] as const),
              ]}
            />
            <Default form={form} />
          </fieldset>
        </Section>
        {!isReadOnly && <ChangesBar form={form} isNew={post === null} />}
      </Form>
    </>
  );
}

/** The language of readers whose language has no text; a choice only between several. */
function Default({ form }: { form: ReturnType<typeof usePostForm> }) {
  const page = usePage();
  const used = usedLanguages(form.values);
  if (used.length < 2) return null;
  return (
    <SelectField
      name="contentDefault"
      label={page.t('words.defaultLanguage')}
      value={form.values.contentDefault}
      error={form.errorOf('contentDefault')}
      options={used.map((lang) => [lang, LANGUAGE_NAMES[lang]])}
      onChange={(value) => {
        const chosen = LOCALES.find((lang) => lang === value);
        if (chosen !== undefined) form.change({ contentDefault: chosen });
      }}
    />
  );
}
