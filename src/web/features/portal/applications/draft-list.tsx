import { FilePen, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deleteApplicationDraft } from '#contract/application/draft-endpoints.ts';
import type { ApplicationDraft } from '#contract/application/draft-entities.ts';
import { type Page, usePage } from '#web/app/use-page.ts';
import { ConfirmAction } from '#web/kit/dialog/confirm-dialog.tsx';
import { useLocalTime } from '#web/kit/time/use-local-time.ts';
import { IconButton } from '#web/ui/button.tsx';

/** The name of a draft: in the page's language, else in any language, else its ID. */
function nameOf(page: Page, { form }: ApplicationDraft): string {
  const contents = form.contents ?? [];
  const own = contents.find(({ lang, name }) => lang === page.state.locale && name);
  const named = own ?? contents.find(({ name }) => name);
  return named?.name || form.appId || page.t('portal.attention.unnamed');
}

/** Drafts of applications that have not been created yet. */
export function DraftList({ drafts }: { drafts: readonly ApplicationDraft[] }) {
  const page = usePage();
  const [leaving, setLeaving] = useState<ApplicationDraft | null>(null);
  return (
    <section aria-labelledby="drafts" className="card p-2 sm:p-3">
      <h3 id="drafts" className="text-muted px-3 pt-2 pb-1 font-sans text-xs font-bold">
        {page.t('portal.drafts.title')}
      </h3>
      <ul>
        {drafts.map((draft) => (
          <li key={draft.draftId} className="border-line not-last:border-b">
            <DraftRow draft={draft} onDiscard={() => setLeaving(draft)} />
          </li>
        ))}
      </ul>
      {leaving !== null && <DiscardDialog draft={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

function DraftRow({ draft, onDiscard }: { draft: ApplicationDraft; onDiscard: () => void }) {
  const page = usePage();
  const name = nameOf(page, draft);
  const savedAt = useLocalTime(draft.savedAt, 'short');
  return (
    <div className="hover:bg-raised/60 flex items-center gap-3 rounded-xl p-2 sm:p-3">
      <span className="bg-raised text-info grid h-14 w-14 flex-none place-items-center rounded-lg">
        <FilePen size={24} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h4 className="min-w-0 truncate font-sans text-base font-bold">
          <a
            href={page.href('/developer/applications/new', `?draftId=${draft.draftId}`)}
            className="underline-offset-4 hover:underline"
          >
            {name}
          </a>
        </h4>
        <p className="text-muted text-sm">{page.t('portal.drafts.saved', { when: savedAt })}</p>
      </div>
      <IconButton label={page.t('portal.drafts.discard', { name })} onClick={onDiscard} Icon={Trash2} />
    </div>
  );
}

function DiscardDialog({ draft, onClose }: { draft: ApplicationDraft; onClose: () => void }) {
  const page = usePage();
  return (
    <ConfirmAction
      title={page.t('portal.drafts.discard.title', { name: nameOf(page, draft) })}
      confirm={page.t('words.discardDraft')}
      isDanger
      call={() => page.call(deleteApplicationDraft, { draftId: draft.draftId })}
      focusAfter="total"
      onClose={onClose}
    >
      {page.t('portal.drafts.discard.text')}
    </ConfirmAction>
  );
}
