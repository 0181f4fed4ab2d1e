import { useState } from 'react';
import { flushSync } from 'react-dom';
import { loadMessages } from '#web/app/messages/import-messages.ts';
import { showFailure } from '#web/app/messages/show-failure.ts';
import { usePage } from '#web/app/use-page.ts';
import { QuestionDialog } from '#web/ui/dialog/question-dialog.tsx';
import { useShownModal } from '#web/ui/dialog/use-shown-modal.ts';
import { useTypedWords } from '#web/ui/field/use-typed-words.ts';

interface ModalState {
  /** Something runs: the dialog stays until it has ended. */
  readonly isBusy: boolean;
  readonly onClose: () => void;
  /** Whoever shows it keeps what is typed: nothing is asked. */
  readonly keepsWords?: boolean;
  /** More than words would be lost. */
  readonly isChanged?: boolean;
}

/** `useShownModal` for a dialog that may have fields: what was typed into them does not go without a question. */
export function useModal(state: ModalState) {
  const { onFocus, dismiss, question } = useDiscardQuestion(state);
  return { ...useShownModal(dismiss), onFocus, dismiss, question };
}

/** Asks before words are thrown away; `question` is shown beside the dialog whose `dismiss` and `onFocus` these are. */
export function useDiscardQuestion({ isBusy, onClose, keepsWords = false, isChanged = false }: ModalState) {
  const page = usePage();
  const [isAsking, setAsking] = useState(false);
  const { keep, find } = useTypedWords();
  const dismiss = (): boolean => {
    if (isBusy) return true;
    const field = keepsWords ? undefined : find();
    if (field === undefined && !isChanged) {
      onClose();
      return false;
    }
    const ask = () => {
      field?.focus();
      setAsking(true);
    };
    loadMessages(page, 'rare-overlays').then(ask, (error: unknown) => showFailure(page, error));
    return true;
  };
  const stay = () => setAsking(false);
  const discard = () => {
    // While the question lies over it, closing the dialog could not give the focus back.
    flushSync(stay);
    onClose();
  };
  const onFocus: typeof keep = (event) => {
    keep(event);
    // The question has to be there when there is no connection any more; without it, dismissing tries again.
    loadMessages(page, 'rare-overlays').catch(() => undefined);
  };
  return {
    onFocus,
    dismiss,
    question: isAsking && <DiscardQuestion onDiscard={discard} onStay={stay} />,
  };
}

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onStay: () => void;
}

function DiscardQuestion({ onDiscard, onStay }: DiscardQuestionProps) {
  const page = usePage();
  return (
    <QuestionDialog
      title={page.t('overlays.discard.title')}
      cancel={page.t('overlays.discard.stay')}
      confirm={page.t('overlays.discard.go')}
      isDanger
      isBusy={false}
      onConfirm={onDiscard}
      onCancel={onStay}
      onDismiss={() => {
        onStay();
        return false;
      }}
    >
      {page.t('overlays.discard.text')}
    </QuestionDialog>
  );
}
