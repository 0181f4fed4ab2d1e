import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { presetUrl } from '#contract/values/image-presets.ts';
import { usePage } from '#web/app/use-page.ts';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Form } from '#web/ui/form.tsx';
import { AuditLink } from './audit/audit-link.tsx';

interface PicturedFormProps {
  /** The list that the page belongs to. */
  readonly list: { readonly path: string; readonly title: string };
  readonly title: string;
  readonly lead: string;
  /** Whose audit entries the page leads to; null for a new one. */
  readonly item: { readonly subject: string; readonly name: string } | null;
  readonly imageLabel: string;
  readonly form: {
    readonly values: { readonly image: string };
    readonly change: (change: { readonly image: string }) => void;
    readonly errorOf: (name: 'image') => string;
    readonly setUploading: (isUploading: boolean) => void;
    readonly submit: () => unknown;
    readonly isDirty: boolean;
    readonly isBusy: boolean;
    readonly reset: () => void;
  };
  /** The sections after the image. */
  readonly children: ReactNode;
}

/** A page that creates or edits a banner or a collection. */
export function PicturedForm({ list, title, lead, item, imageLabel, form, children }: PicturedFormProps) {
  const page = usePage();
  const shown = shownImage(form.values.image);
  return (
    <>
      <a className="link inline-flex min-h-11 items-center gap-2 self-start" href={page.href(list.path)}>
        <ArrowLeft size={18} aria-hidden />
        {list.title}
      </a>
      <PageHeader title={title} lead={lead} actions={item === null ? undefined : <AuditLink {...item} />} />
      <Form onSubmit={form.submit} className="flex flex-col gap-6">
        <Section id="picture" title={page.t('words.picture')}>
          <ImageField
            purpose="banner"
            name="image"
            label={imageLabel}
            hint={page.t('operations.banners.image.hint')}
            value={shown === '' ? [] : [shown]}
            onChange={([image = '']) => image === shown || form.change({ image })}
            problem={form.errorOf('image')}
            onBusy={form.setUploading}
          />
        </Section>
        {children}
        <ChangesBar form={form} isNew={item === null} />
      </Form>
    </>
  );
}

/** The images that ship with the store exist only in their three sizes. */
function shownImage(image: string): string {
  return /\.(?:png|jpg)$/.test(image) || !image.startsWith('/') ? image : presetUrl(image, 'large');
}
