import { PackagePlus, SearchX } from 'lucide-react';
import { useState } from 'react';
import type { LocaleCode } from '#contract/values/locales.ts';
import { ConfirmDialog } from '#web/kit/dialog/confirm-dialog.tsx';
import { FormDialog } from '#web/kit/dialog/form-dialog.tsx';
import { ConflictNotice } from '#web/kit/form/conflict-notice.tsx';
import { DraftStatus } from '#web/kit/form/draft-saver.tsx';
import { CopyTexts, DefaultLanguageField, LanguageTabs, languageSources } from '#web/kit/form/language-tabs.tsx';
import { ProblemSummary } from '#web/kit/form/problem-summary.tsx';
import { SaveBar, SaveStatus } from '#web/kit/form/save-bar.tsx';
import { Facts } from '#web/kit/page/facts.tsx';
import { PageHeader } from '#web/kit/page/page-header.tsx';
import { Section } from '#web/kit/page/section.tsx';
import { Chip } from '#web/kit/state/chip.tsx';
import { EditorSkeleton } from '#web/kit/state/editor-skeleton.tsx';
import { EmptyCard, EmptyPage, EmptyState } from '#web/kit/state/empty-state.tsx';
import { Notice } from '#web/kit/state/notice.tsx';
import { PageFailure } from '#web/kit/state/page-failure.tsx';
import { ListSkeleton, PageSkeleton } from '#web/kit/state/skeleton.tsx';
import { STATE_LOOKS, type State, StateChip } from '#web/kit/state/state-chip.tsx';
import { VerifiedState } from '#web/kit/state/verified-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { snackbar } from '#web/ui/snackbar/snackbar-store.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { FieldExamples } from './field-examples.tsx';
import { ListExamples } from './list-examples.tsx';
import type { KitGalleryData } from './load-kit-gallery.ts';

/**
 * Every part of ui and kit in every state, for developers of this product: its own texts are English in all languages.
 * The theme switch shows the other theme.
 */
export function KitGallery(data: KitGalleryData) {
  return (
    <div lang="en" className="flex flex-col gap-6">
      <PageHeader title="Kit" lead="Every part of ui and kit, in every state. Development only." />
      <FieldExamples />
      <FormExamples />
      <DialogExamples />
      <ListExamples {...data} />
      <StateExamples />
    </div>
  );
}

const SAVED = { savedAt: '2026-01-15T12:00:00.000Z', revision: 1 };
const ignore = () => undefined;
const TEXT_STATES = {
  'zh-TW': { state: 'complete', text: 'Complete' },
  'zh-CN': { state: 'partial', text: 'Incomplete' },
  'vi-VN': { state: 'unused', text: 'Not used' },
  'en-US': { state: 'complete', text: 'Complete' },
} as const;

/** The elements around the fields of a form. */
function FormExamples() {
  const [lang, setLang] = useState<LocaleCode>('en-US');
  return (
    <Section id="forms" title="Forms">
      <LanguageTabs
        label="Texts"
        panel="texts"
        chosen={lang}
        stateOf={(one) => TEXT_STATES[one]}
        onChoose={setLang}
        className="flex flex-col gap-5"
      >
        <CopyTexts
          lead="Copy from:"
          sources={languageSources(['zh-TW'], () => '')}
          read={() => ''}
          done={(name) => `Copied from ${name}`}
          onPut={ignore}
        />
        <DefaultLanguageField value={lang} onChange={setLang} />
      </LanguageTabs>
      <ProblemSummary problems={[{ name: 'wrong-text', label: 'TextField', text: 'Please enter this' }]} />
      {(['rest', 'saving', 'failed', 'conflict'] as const).map((status) => (
        <DraftStatus key={status} state={{ status, saved: SAVED }} onRetry={ignore} />
      ))}
      <SaveBar
        status={<SaveStatus>Unsaved changes</SaveStatus>}
        notice={<ConflictNotice kind="draft" onTake={ignore} onKeep={ignore} />}
      >
        <Button>Discard</Button>
        <Button look="gold">Save</Button>
      </SaveBar>
    </Section>
  );
}

const TOASTS = ['success', 'error', 'warning', 'info'] as const;
const DIALOGS = ['question', 'danger', 'form', 'wide'] as const;

/** Dialogs, behind buttons that open them. */
function DialogExamples() {
  const [open, setOpen] = useState<(typeof DIALOGS)[number] | null>(null);
  const close = () => setOpen(null);
  return (
    <Section id="dialogs" title="Dialogs and messages">
      <div className="flex flex-wrap gap-3">
        {DIALOGS.map((dialog) => (
          <Button key={dialog} onClick={() => setOpen(dialog)}>
            Dialog: {dialog}
          </Button>
        ))}
        {TOASTS.map((type) => (
          <Button key={type} onClick={() => toasts.show(type, 'It is done')}>
            Toast: {type}
          </Button>
        ))}
        <Button onClick={() => snackbar.show('It is gone', { action: { label: 'Undo', run: () => undefined } })}>
          Snackbar
        </Button>
      </div>
      {(open === 'question' || open === 'danger') && (
        <ConfirmDialog
          title="Remove this?"
          confirm="Remove"
          isDanger={open === 'danger'}
          onConfirm={close}
          onClose={close}
        >
          <p>It cannot be undone.</p>
        </ConfirmDialog>
      )}
      {(open === 'form' || open === 'wide') && <RenameDialog isWide={open === 'wide'} onClose={close} />}
    </Section>
  );
}

function RenameDialog({ isWide, onClose }: { isWide: boolean; onClose: () => void }) {
  const [name, setName] = useState('');
  return (
    <FormDialog
      title="Rename"
      confirm="Save"
      isWide={isWide}
      form={{ isBusy: false, submit: onClose }}
      onClose={onClose}
    >
      <TextField name="new-name" label="Name" value={name} onChange={setName} />
    </FormDialog>
  );
}

const isState = (key: string): key is State => Object.hasOwn(STATE_LOOKS, key);
const STATES = Object.keys(STATE_LOOKS).filter(isState);
const VALUES = { name: 'Mei', to: '1 May', reason: 'Spam' };
const NOTICES = ['success', 'info', 'warning', 'danger'] as const;
const EMPTY = { Icon: SearchX, title: 'Nothing found', text: 'Try different words or fewer filters.' } as const;

/** The chip of every state, notices, and the placeholders for empty, failed and loading lists and pages. */
function StateExamples() {
  return (
    <>
      <Section id="facts" title="Facts">
        <Facts
          className="grid gap-x-6 gap-y-3 sm:grid-cols-2"
          facts={{ 'words.amount': 'NT$30', 'words.status': <StateChip state="shelf.1" />, 'words.paid': null }}
        />
      </Section>
      <Section id="chips" title="Chips">
        <ul className="flex flex-wrap gap-2">
          {STATES.map((state) => (
            <li key={state}>
              <StateChip state={state} values={VALUES} />
            </li>
          ))}
          <li>
            <Chip look="quiet">Tag</Chip>
          </li>
          {[true, false].map((isVerified) => (
            <li key={String(isVerified)}>
              <VerifiedState isVerified={isVerified} />
            </li>
          ))}
        </ul>
      </Section>
      <Section id="notices" title="Notice">
        <div className="flex flex-col gap-3">
          {NOTICES.map((look) => (
            <Notice key={look} look={look}>
              {look}
            </Notice>
          ))}
        </div>
      </Section>
      <Section id="empty" title="EmptyState">
        <EmptyState {...EMPTY}>
          <a className="btn btn-quiet" href="#empty">
            Show all
          </a>
        </EmptyState>
      </Section>
      <EmptyCard Icon={PackagePlus} title="EmptyCard" text="Make the first one.">
        <a className="btn btn-gold" href="#empty">
          Begin
        </a>
      </EmptyCard>
      <EmptyPage {...EMPTY} title="EmptyPage" />
      <PageFailure />
      <PageSkeleton />
      <ListSkeleton />
      <EditorSkeleton />
    </>
  );
}
