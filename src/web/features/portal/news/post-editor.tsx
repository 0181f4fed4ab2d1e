import { useRouter } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { deletePost, submitPost, withdrawPost } from '#contract/developer-post/developer-endpoints.ts';
import type { OwnPost } from '#contract/developer-post/entities.ts';
import { POST_STATE } from '#contract/values/states.ts';
import { developerPost } from '#domain/state-machines/developer-post.ts';
import { move, possibleActions } from '#domain/state-machines/state-machine.ts';
import { usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { DefaultLanguageField } from '#web/kit/form/language-tabs.tsx';
import { ChangesBar } from '#web/kit/form/save-bar.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { StateChip } from '#web/kit/state/state-chip.tsx';
import { ImageField } from '#web/kit/upload/image-field.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { Form } from '#web/ui/form.tsx';
import type { EditedPost } from './load-own-news.ts';
import { usedLanguages } from './post-form.ts';
import { PostTexts, usePostForm } from './post-texts.tsx';

/** Writes or edits news: texts, picture, game, and its publication. */
export function PostEditor({ edited: { post, slug, applications } }: { edited: EditedPost }) {
  const page = usePage();
  const form = usePostForm(post);
  const { values } = form;
  const used = usedLanguages(values);
  const isReadOnly = post !== null && !move(developerPost, post.status, 'edit').isAllowed;
  return (
    <>
      <PageHeader
        title={page.t(post === null ? 'posts.new' : 'posts.edit')}
        help="developers/page-and-news"
        topic={page.t('shell.nav.news')}
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
            {used.length > 1 && (
              <DefaultLanguageField
                value={values.contentDefault}
                languages={used}
                error={form.errorOf('contentDefault')}
                onChange={(contentDefault) => form.change({ contentDefault })}
              />
            )}
          </fieldset>
        </Section>
        {!isReadOnly && <ChangesBar form={form} isNew={post === null} />}
      </Form>
    </>
  );
}

interface PostActionsProps {
  readonly post: OwnPost;
  /** Unsaved changes are not published. */
  readonly isDirty: boolean;
  readonly slug: string;
}

/** Whether news is published, and what its developer can do about it. */
function PostActions({ post, isDirty, slug }: PostActionsProps) {
  const page = usePage();
  const { id, status, needsApproval, reason } = post;
  const lang = page.state.locale;
  const possible = possibleActions(developerPost, status);
  const publish = useMutation({
    call: () => page.call(submitPost, { id, lang }),
    done: ({ status: now }) => page.t(now === POST_STATE.published ? 'posts.publish.done' : 'posts.submit.done'),
  });
  const withdraw = useMutation({
    call: () => page.call(withdrawPost, { id, lang }),
    done: page.t('posts.withdraw.done'),
  });
  return (
    <Section
      id="publication"
      title={
        <span className="flex flex-wrap items-center gap-3">
          {page.t('posts.publication')} <StateChip state={`postState.${status}`} />
        </span>
      }
      lead={page.t(`posts.about.${status}`)}
    >
      {reason !== '' && (
        <p className="border-danger mb-4 border-s-2 ps-4 wrap-anywhere whitespace-pre-line">
          <b>{page.t('words.reason')}</b> {reason}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {possible.includes('submit') && (
          <Button look="gold" isBusy={publish.isBusy} isOff={isDirty} onClick={() => publish.start()}>
            {page.t(needsApproval ? 'posts.submit' : 'posts.publish')}
          </Button>
        )}
        {possible.includes('withdraw') && (
          <Button isBusy={withdraw.isBusy} onClick={() => withdraw.start()}>
            {page.t('posts.withdraw')}
          </Button>
        )}
        {possible.includes('delete') && <DeleteButton post={post} />}
        {status === POST_STATE.published && (
          <LinkButton href={page.href(`/developers/${slug}/news/${id}`)} Icon={ExternalLink}>
            {page.t('posts.open')}
          </LinkButton>
        )}
      </div>
      <p role="status" className="text-muted mt-3 text-sm empty:hidden">
        {isDirty && possible.includes('submit') && page.t('posts.saveFirst')}
      </p>
    </Section>
  );
}

function DeleteButton({ post }: Pick<PostActionsProps, 'post'>) {
  const page = usePage();
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{page.t('words.delete')}</Button>
      {isAsking && (
        <ConfirmAction
          title={page.t('posts.delete.title')}
          confirm={page.t('words.deleteForGood')}
          isDanger
          call={() => page.call(deletePost, { id: post.id })}
          done={page.t('posts.delete.done')}
          refresh={async () => router.history.push(page.href('/developer/news'))}
          onClose={() => setAsking(false)}
        >
          <p>{page.t('posts.delete.text')}</p>
        </ConfirmAction>
      )}
    </>
  );
}
