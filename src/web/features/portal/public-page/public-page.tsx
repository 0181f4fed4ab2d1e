import { useRouter } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { getOwnDeveloperPage, saveDeveloperPage } from '#contract/developer-page/developer-endpoints.ts';
import type { OwnDeveloperPage } from '#contract/developer-page/entities.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { byLocale } from '#contract/values/by-locale.ts';
import { LIMITS } from '#contract/values/limits.ts';
import { LOCALES, type LocaleCode } from '#contract/values/locales.ts';
import { isChoosableSlug } from '#domain/company/developer-slug.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { DefaultLanguageField, LanguageTabs } from '#web/kit/form/language-tabs.tsx';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { useLanguageForm } from '#web/kit/form/use-language-form.ts';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { WordsField } from '#web/kit/rating/words-field.tsx';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';

type FormState = ReturnType<typeof usePageForm>;

/** Where a developer edits its public page: address, picture and texts. */
export function PublicPage({ own }: { own: OwnDeveloperPage }) {
  const page = usePage();
  const form = usePageForm(own);
  return (
    <>
      <PageHeader
        title={page.t('portal.nav.page')}
        lead={page.t('publicPage.lead', { followers: own.followers })}
        help="developers/page-and-news"
        actions={
          own.isPublic && (
            <LinkButton href={page.href(`/developers/${own.slug}`)} Icon={ExternalLink}>
              {page.t('publicPage.open')}
            </LinkButton>
          )
        }
      />
      {!own.isPublic && <p className="card text-muted p-4 text-sm">{page.t('publicPage.hidden')}</p>}
      <Form className="flex min-w-0 flex-col gap-6" onSubmit={form.submit}>
        <Address form={form} own={own} />
        <Section id="logo-title" title={page.t('publicPage.logo')} lead={page.t('publicPage.logo.lead')}>
          <ImageField
            purpose="developer_logo"
            name="logo"
            label={page.t('publicPage.logo')}
            value={form.values.logo === '' ? [] : [form.values.logo]}
            onChange={([logo = '']) => form.change({ logo })}
            problem={form.errorOf('logo')}
            isOptional
            onBusy={form.setUploading}
          />
        </Section>
        <Texts form={form} />
        <ChangesBar form={form} />
      </Form>
    </>
  );
}

function Address({ form, own }: { form: FormState; own: OwnDeveloperPage }) {
  const page = usePage();
  const suggested = own.isChosen || form.values.slug !== own.slug ? '' : own.suggestedSlug;
  return (
    <Section id="address" title={page.t('publicPage.slug')} lead={page.t('publicPage.slug.lead')}>
      <TextField
        {...form.fieldOf('slug')}
        label={page.t('publicPage.slug.label')}
        hint={page.t('publicPage.slug.hint', { origin: page.state.origin })}
        maxLength={LIMITS.developerSlugMax}
        autoComplete="off"
        spellCheck={false}
      />
      {suggested !== '' && (
        <Button className="mt-3" onClick={() => form.change({ slug: suggested })}>
          {page.t('publicPage.slug.take', { slug: suggested })}
        </Button>
      )}
    </Section>
  );
}

function Texts({ form }: { form: FormState }) {
  const page = usePage();
  const { lang, values } = form;
  const written = writtenLanguages(values);
  const stateOf = (one: (typeof LOCALES)[number]) =>
    written.includes(one)
      ? ({ state: 'complete', text: page.t('publicPage.about.written') } as const)
      : ({ state: 'unused', text: page.t('publicPage.about.empty') } as const);
  return (
    <Section id="about" title={page.t('publicPage.about')} lead={page.t('publicPage.about.lead')}>
      <LanguageTabs
        label={page.t('publicPage.about')}
        panel="about-panel"
        chosen={lang}
        stateOf={stateOf}
        onChoose={form.chooseLanguage}
      >
        <WordsField
          key={lang}
          name={`about.${lang}`}
          label={page.t('words.texts')}
          hint={page.t('publicPage.about.hint')}
          error={form.errorOf(`about.${lang}`)}
          value={values.about[lang]}
          max={LIMITS.developerAboutLength}
          rows={8}
          onChange={form.typeAbout}
        />
      </LanguageTabs>
      {written.length > 1 && (
        <div className="mt-5 max-w-sm">
          <DefaultLanguageField
            value={values.contentDefault}
            languages={written}
            error={form.errorOf('contentDefault')}
            onChange={(contentDefault) => form.change({ contentDefault })}
          />
        </div>
      )}
    </Section>
  );
}

/** The form of the public page; one language is shown at a time. */
function usePageForm(own: OwnDeveloperPage) {
  const page = usePage();
  const router = useRouter();
  const form = useLanguageForm<PageForm>(own.contentDefault, () => ({
    initial: readPageForm(own),
    check({ slug, about }) {
      const long = LOCALES.filter((one) => [...about[one].trim()].length > LIMITS.developerAboutLength);
      const tooLong = page.t('publicPage.about.tooLong', { max: LIMITS.developerAboutLength });
      return {
        slug: isSendableSlug(slug, own.slug) ? undefined : page.t('publicPage.slug.invalid'),
        ...Object.fromEntries(long.map((one) => [`about.${one}`, tooLong])),
      };
    },
    send: (values) => page.call(saveDeveloperPage, writePageForm(values)),
    async onSent() {
      toasts.show('success', page.t('publicPage.saved'));
      await router.invalidate();
    },
    explain: (error, values, named) => {
      const shown = Object.entries(named).map(([field, text]) => [nameOfField(values, field), text]);
      const many = error.fields?.slug === 'field.range' && { slug: page.t('publicPage.slug.many') };
      return { ...Object.fromEntries(shown), ...many };
    },
  }));
  const { lang, values } = form;
  return {
    ...form,
    typeAbout: (about: string) => form.change({ about: { ...values.about, [lang]: about } }, [`about.${lang}`]),
  };
}

export function loadPublicPage(page: Page): Promise<OwnDeveloperPage> {
  return page.call(getOwnDeveloperPage, {});
}

/** The values of the form of the public page. */
interface PageForm {
  readonly slug: string;
  /** Empty or one address or upload. */
  readonly logo: string;
  readonly contentDefault: LocaleCode;
  readonly about: Readonly<Record<LocaleCode, string>>;
}

export function readPageForm({ slug, logo, contentDefault, contents }: OwnDeveloperPage): PageForm {
  const textIn = (lang: LocaleCode) => contents.find((one) => one.lang === lang)?.about ?? '';
  return { slug, logo, contentDefault, about: byLocale(textIn) };
}

/** The languages with a text. */
function writtenLanguages({ about }: Pick<PageForm, 'about'>): readonly LocaleCode[] {
  return LOCALES.filter((lang) => about[lang].trim() !== '');
}

/** Whether an address may be sent: the one of the number, or one to choose. The server knows which are taken. */
export function isSendableSlug(slug: string, present: string): boolean {
  const typed = slug.trim().toLowerCase();
  return typed === '' || typed === present || isChoosableSlug(typed);
}

/** The input of the call. The default language is one with a text, if there is any. */
export function writePageForm(form: PageForm): InputOf<typeof saveDeveloperPage> {
  const languages = writtenLanguages(form);
  const { slug, logo, contentDefault, about } = form;
  return {
    slug: slug.trim(),
    logo,
    contentDefault: languages.includes(contentDefault) ? contentDefault : (languages[0] ?? contentDefault),
    contents: languages.map((lang) => ({ lang, about: about[lang].trim() })),
  };
}

/** The form's name of a field of the call: `contents.0.about` → `about.zh-TW`. */
export function nameOfField(form: PageForm, field: string): string {
  const place = /^contents\.(\d)\b/.exec(field)?.[1];
  const lang = place === undefined ? undefined : writtenLanguages(form)[Number(place)];
  return lang === undefined ? field : `about.${lang}`;
}
