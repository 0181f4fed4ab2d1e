import { useState } from 'react';
import {
  approvePost,
  dismissPostReports,
  rejectPost,
  removePost,
  restorePost,
} from '#contract/developer-post/operator-endpoints.ts';
import type { OperatorPost } from '#contract/developer-post/operator-entities.ts';
import { developerPost } from '#domain/state-machines/developer-post.ts';
import { possibleActions } from '#domain/state-machines/state-machine.ts';
import { usePage } from '#web/app/use-page.ts';
import { FormDialog, useReasonForm } from '#web/kit/dialog/form-dialog.tsx';
import { useMutation } from '#web/kit/dialog/use-mutation.ts';
import { TOTAL_ID } from '#web/kit/page/move-focus.ts';
import { Button } from '#web/ui/button.tsx';
import { ReasonField } from '../money/reason-field.tsx';

interface PostDecisionsProps {
  readonly post: OperatorPost;
  readonly title: string;
}

type Refusal = 'reject' | 'remove';

/** The operator's actions on news; refusals need a reason. */
export function PostDecisions({ post, title }: PostDecisionsProps) {
  const page = usePage();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { id, revision, status, reportCount } = post;
  const possible = possibleActions(developerPost, status);
  const lang = page.state.locale;
  const approve = useMutation({
    call: () => page.call(approvePost, { id, revision, lang }),
    done: page.t('posts.approve.done'),
    focusAfter: TOTAL_ID,
  });
  const restore = useMutation({
    call: () => page.call(restorePost, { id, lang }),
    done: page.t('posts.restore.done'),
    focusAfter: TOTAL_ID,
  });
  const dismiss = useMutation({
    call: () => page.call(dismissPostReports, { id, revision, lang }),
    done: page.t('posts.dismiss.done'),
    focusAfter: TOTAL_ID,
  });
  const isOff = post.claim !== null && !post.claim.isOwn;
  const nameOf = (action: string) => page.t('posts.actionOf', { action, title });
  const button = (action: string, { start, isBusy }: { start: () => void; isBusy: boolean }, look?: 'gold') => (
    <Button look={look} isBusy={isBusy} isOff={isOff} aria-label={nameOf(action)} onClick={() => start()}>
      {action}
    </Button>
  );
  const ask = (next: Refusal) => ({ start: () => setRefusal(next), isBusy: false });
  return (
    <>
      {possible.includes('approve') && button(page.t('posts.approve'), approve, 'gold')}
      {possible.includes('reject') && button(page.t('posts.reject'), ask('reject'))}
      {possible.includes('remove') && button(page.t('posts.remove'), ask('remove'))}
      {possible.includes('restore') && button(page.t('posts.restore'), restore)}
      {reportCount > 0 && button(page.t('posts.dismiss'), dismiss)}
      {refusal !== null && (
        <RefuseDialog post={post} title={title} refusal={refusal} onClose={() => setRefusal(null)} />
      )}
    </>
  );
}

interface RefuseDialogProps extends PostDecisionsProps {
  readonly refusal: Refusal;
  readonly onClose: () => void;
}

function RefuseDialog({ post: { id, revision }, title, refusal, onClose }: RefuseDialogProps) {
  const page = usePage();
  const lang = page.state.locale;
  const form = useReasonForm({
    call: (reason) =>
      refusal === 'reject'
        ? page.call(rejectPost, { id, revision, reason, lang })
        : page.call(removePost, { id, reason, lang }),
    done: page.t(`posts.${refusal}.done`),
    focusAfter: TOTAL_ID,
    onClose,
  });
  return (
    <FormDialog
      title={page.t(`posts.${refusal}.title`, { title })}
      confirm={page.t(`posts.${refusal}`)}
      isDanger
      form={form}
      onClose={onClose}
    >
      <ReasonField {...form.fieldOf('reason')} hint={page.t('posts.reason.hint')} />
    </FormDialog>
  );
}
